/** What is looked at besides the time: whether answers hold what was asked for. */
export interface Checked {
  readonly asked: number;
  readonly right: number;
  /** The first that was not. */
  readonly wrong?: string;
}

/** One after the other; one that throws is not right either. */
export async function checkEach<T>(
  all: readonly T[],
  wordsOf: (one: T) => string,
  isRight: (one: T) => Promise<boolean>,
): Promise<Checked> {
  const wrong: string[] = [];
  for (const one of all) {
    const why = await isRight(one).then(
      (right) => (right ? undefined : wordsOf(one)),
      (error: unknown) => `${wordsOf(one)} (${String(error)})`,
    );
    if (why !== undefined) wrong.push(why);
  }
  return { asked: all.length, right: all.length - wrong.length, ...(wrong[0] !== undefined && { wrong: wrong[0] }) };
}

/** Slugs of these that a page or a piece of JSON names: in an address, an attribute, or as a value. */
export function slugsIn(text: string, all: readonly { readonly slug: string }[]): readonly string[] {
  const words = new Set(text.toLowerCase().split(/[^a-z0-9-]+/));
  return all.map(({ slug }) => slug).filter((slug) => words.has(slug.toLowerCase()));
}

/** The longest part of a text that no kind of escape changes. */
export function plainPart(text: string): string {
  return text.split(/[^a-zA-Z0-9 ,.]+/).reduce((longest, one) => (one.length > longest.length ? one : longest), '');
}
