/** Chances as the server says them (`25/36`, or a decimal), for people. */

/** The number between 0 and 1. */
export function chance(text: string): number {
  const [above, below] = text.split("/").map(Number);
  return below === undefined ? above : above / below;
}

const formats = new Map<string, Intl.NumberFormat>(); // making one takes a while

function formatOf(language: string, maximumFractionDigits = 1): Intl.NumberFormat {
  const key = `${language} ${maximumFractionDigits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits });
    formats.set(key, format);
  }
  return format;
}

/** Whole per cent, `64%`, as the language writes it. */
export function wholePerCent(value: number, language: string): string {
  return formatOf(language, 0).format(value);
}

/** Per cent with as many digits as make sense; never 0 or 100 for what is possible. */
export function perCent(text: string, language: string): string {
  const value = chance(text);
  const format = formatOf(language);
  if (value > 0 && value < 0.0005) return `< ${format.format(0.001)}`;
  if (value < 1 && value > 0.9995) return `> ${format.format(0.999)}`;
  return format.format(value);
}

/** Whether a fraction is short enough to be read. */
export function readable(text: string): boolean {
  return text.includes("/") && text.length <= 11;
}
