/** What has not changed stays the same object, so that nobody who looks at it has to look again. */

type Part = Record<string, unknown>;

/** The news, made of the old parts wherever these are equal. */
export function share<T>(old: unknown, news: T): T {
  if (Object.is(old, news)) return news;
  if (!isPart(old) || !isPart(news) || Array.isArray(old) !== Array.isArray(news)) return news;
  for (const name of Object.keys(news)) Reflect.set(news, name, share(old[name], news[name]));
  return isUnchanged(old, news) ? old : news;
}

/** Whether all parts of the news are those of old. */
function isUnchanged<T extends Part>(old: Part, news: T): old is T {
  const names = Object.keys(news);
  return (
    names.length === Object.keys(old).length &&
    names.every((name) => name in old && old[name] === news[name])
  );
}

export function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null;
}
