/** A category as far as its place among its siblings goes. */
interface Placed {
  readonly slug: string;
  readonly parent?: string | null;
  readonly position: number;
}

/**
 * Places categories whose rows say no position, row by row: one that is there keeps its own, so that a file with some of
 * them does not reorder the menu; a new one comes after its siblings.
 */
export function createPositions(there: readonly Placed[]) {
  const own = new Map(there.map(({ slug, position }) => [slug, position]));
  const last = new Map<string, number>();
  const taken = ({ parent, position }: Pick<Placed, 'parent' | 'position'>) => {
    last.set(parent ?? '', Math.max(last.get(parent ?? '') ?? 0, position));
    return position;
  };
  there.forEach(taken);
  return ({ slug, parent, position }: Omit<Placed, 'position'> & { readonly position?: number }): number =>
    taken({ parent, position: position ?? own.get(slug) ?? (last.get(parent ?? '') ?? 0) + 1 });
}
