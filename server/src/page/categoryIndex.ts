import type { CategoryTree } from '@trolley/contract';
import type { Shelf } from '../catalogue/shelf/shelf.ts';

export interface CategoryNode {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  readonly children: readonly { readonly slug: string; readonly name: string }[];
}

const known = new WeakMap<Shelf, ReadonlyMap<string, CategoryNode>>();

/** The categories that have products in a zone, by slug, computed once for each state of its shelf. */
export function categoryIndex(shelf: Shelf): ReadonlyMap<string, CategoryNode> {
  let index = known.get(shelf);
  if (!index) known.set(shelf, (index = indexOf(shelf.tree())));
  return index;
}

function indexOf({ categories }: CategoryTree): ReadonlyMap<string, CategoryNode> {
  const leaves = categories.flatMap(({ children }) => children.flatMap((branch) => branch.children));
  return new Map<string, CategoryNode>([
    ...leaves.map((leaf) => [leaf.slug, { ...leaf, children: [] }] as const),
    ...categories.flatMap(({ children }) => children).map((branch) => [branch.slug, branch] as const),
    ...categories.map((root) => [root.slug, root] as const),
  ]);
}
