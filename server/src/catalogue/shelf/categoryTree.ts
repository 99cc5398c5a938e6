import type { Named } from '@trolley/contract';
import type { Catalogue, StoredCategory } from '../catalogue.ts';
import { catalogueTags } from '../catalogue.ts';

/** A category and its way from the root. */
export interface Place {
  readonly category: Named;
  /** Root first. */
  readonly parents: Named[];
  /** Tags of itself and of those above it. */
  readonly tags: readonly string[];
}

/** The categories as a tree, and the names that products carry. */
export interface Tree {
  /** In the order of the shop; without a slug, the roots. */
  children(slug?: string): readonly StoredCategory[];
  /** Itself and all below it. */
  below(slug: string): readonly string[];
  place(slug: string): Place;
  brand(slug: string): Named;
}

const deepest = 8;

export function treeOf({ categories, brands }: Pick<Catalogue, 'categories' | 'brands'>): Tree {
  const byParent = new Map<string | undefined, StoredCategory[]>();
  for (const one of categories.values()) {
    // A category whose parent is gone must not take its products with it.
    const parent = one.parent !== undefined && categories.has(one.parent) ? one.parent : undefined;
    const beside = byParent.get(parent);
    if (beside) beside.push(one);
    else byParent.set(parent, [one]);
  }
  for (const beside of byParent.values()) beside.sort((a, b) => a.position - b.position || (a.slug < b.slug ? -1 : 1));
  const places = new Map<string, Place>();
  const brandNames = new Map<string, Named>();
  const children = (slug?: string) => byParent.get(slug) ?? [];

  const allBelow = new Map<string, readonly string[]>();

  function walk(slug: string, depth = 0): readonly string[] {
    return depth > deepest ? [] : [slug, ...children(slug).flatMap((child) => walk(child.slug, depth + 1))];
  }

  function placeOf(slug: string): Place {
    const parents: Named[] = [];
    let parent = categories.get(slug)?.parent;
    while (parent !== undefined && parents.length < deepest) {
      const above = categories.get(parent);
      if (above) parents.unshift({ slug: above.slug, name: above.name });
      parent = above?.parent;
    }
    const category = { slug, name: categories.get(slug)?.name ?? slug };
    return { category, parents, tags: [category, ...parents].map((one) => catalogueTags.category(one.slug)) };
  }

  return {
    children,
    below: (slug) => (categories.has(slug) ? cached(allBelow, slug, walk) : [slug]),
    place: (slug) => cached(places, slug, placeOf),
    brand: (slug) => cached(brandNames, slug, () => ({ slug, name: brands.get(slug)?.name ?? slug })),
  };
}

/** Shared by all products that name it. */
function cached<V>(known: Map<string, V>, slug: string, make: (slug: string) => V): V {
  let value = known.get(slug);
  if (value === undefined) {
    value = make(slug);
    known.set(slug, value);
  }
  return value;
}
