/** Chances as the server says them (`25/36`, or a decimal), for people. */

/** The number between 0 and 1. */
export function chance(text: string): number {
  const [above, below] = text.split("/").map(Number);
  return below === undefined ? above : above / below;
}

const formats = new Map<string, Intl.NumberFormat>(); // making one takes a while

function formatOf(language: string): Intl.NumberFormat {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
    formats.set(language, format);
  }
  return format;
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
