/** What has not changed stays the same object, so that nobody who looks at it has to look again. */

type Part = Record<string, unknown>;

/** The news, made of the old parts wherever these are equal. */
export function share<T>(old: unknown, news: T): T {
  if (Object.is(old, news)) return news;
  if (!isPart(old) || !isPart(news) || Array.isArray(old) !== Array.isArray(news)) return news;
  const names = Object.keys(news);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    const part = share(old[name], news[name]);
    same &&= part === old[name] && name in old;
    (news as Part)[name] = part;
  }
  return same ? (old as T) : news;
}

function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null;
}
