import type { ContentProblem } from '@trolley/contract';

/** The one to begin with: of those that keep from publishing, the one that stands first on the page. */
export function firstProblem<P extends Pick<ContentProblem, 'path' | 'kind'>>(problems: readonly P[]): P | undefined {
  const unfit = problems.filter(({ kind }) => kind === 'schema');
  return (unfit.length > 0 ? unfit : [...problems]).toSorted((one, other) => comparePlaces(one.path, other.path))[0];
}

/** The page's own fields before its blocks, blocks in their order. */
function comparePlaces(one: ContentProblem['path'], other: ContentProblem['path']): number {
  const [mine, theirs] = [one, other].map((path) => path.filter((step) => typeof step === 'number'));
  for (const [at, place] of (mine ?? []).entries()) {
    const difference = place - (theirs?.[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return (mine?.length ?? 0) - (theirs?.length ?? 0);
}
