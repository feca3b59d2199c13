/** Messages that may read the same as in English, by language: names, loan words, pure figures. */
export const sameWords: Record<string, RegExp[]> = {
  all: [/^title$/, /^speed$/],
  de: [],
  fr: [],
  it: [],
  es: [],
};
