import { findsWords, type RecipeThing } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';

interface Named {
  readonly name: string;
  readonly category: string;
}

/** Things of recipes that no product on sale is: whoever cooks with them cannot buy them here. */
export async function selectDeadThings(database: Queryable): Promise<readonly string[]> {
  const things = await database.query<{ facts: RecipeThing }>({ text: 'select facts from recipe_thing order by id' });
  if (things.length === 0) return [];
  const products = await database.query<Named>({ text: 'select name, category from product where not retired' });
  const categories = await database.query<{ slug: string; parent: string | null }>({
    text: 'select slug, parent from category',
  });
  const parents = new Map(categories.map(({ slug, parent }) => [slug, parent ?? undefined]));
  return things.flatMap(({ facts: { id, find } }) =>
    find && !products.some((product) => isFound(product, find, parents)) ? [id] : [],
  );
}

function isFound(
  { name, category }: Named,
  { categories, words, not = [] }: NonNullable<RecipeThing['find']>,
  parents: ReadonlyMap<string, string | undefined>,
): boolean {
  for (let slug: string | undefined = category; slug !== undefined; slug = parents.get(slug))
    if (categories.includes(slug)) return findsWords(name, words) && !findsWords(name, not);
  return false;
}

/** As the check says it; nothing where there is none. */
export function describeDeadThings(things: readonly string[]): readonly string[] {
  if (things.length === 0) return [];
  const [some, more] = [things.slice(0, 5).join(', '), things.length > 5 ? ' …' : ''];
  return [`${things.length} things of recipes are no product of the shop (see "find" of recipeThing): ${some}${more}`];
}
