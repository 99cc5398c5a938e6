import { ownRowIsBad } from './queries.ts';

export interface TreeNode {
  readonly slug: string;
  readonly parent?: string;
}

const levels = 3;

/**
 * What is wrong with the parents of the given categories, by slug, once they stand among the ones there are already.
 * `bad` are slugs of further ones that cannot be used.
 */
export function checkTree(
  given: readonly TreeNode[],
  there: readonly TreeNode[],
  bad: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, string> {
  const mine = new Map(given.map((node) => [node.slug, node]));
  const all = new Map([...there, ...given].map((node) => [node.slug, node]));
  const problems = new Map<string, string>();

  for (const node of all.values()) {
    const path = pathTo(node, all);
    const top = path.at(-1);
    // Who brought it about: the node itself, or the nearest above it that is given.
    const culprit = path.find(({ slug }) => mine.has(slug))?.slug;
    if (!culprit || problems.has(culprit) || !top) continue;
    if (isCircle(path, top)) problems.set(culprit, 'expected a tree, but it leads back to itself');
    else if (path.length > levels) problems.set(culprit, `expected a tree of at most ${levels} levels`);
    else if (top.parent !== undefined && mine.has(top.slug))
      problems.set(
        top.slug,
        `there is no category "${top.parent}" in the files or in the shop${bad.has(top.parent) ? ownRowIsBad : ''}`,
      );
  }
  return problems;
}

/** The node and those above it; one more than allowed is enough to know. */
function pathTo(node: TreeNode, all: ReadonlyMap<string, TreeNode>): readonly TreeNode[] {
  const path = [node];
  const seen = new Set([node.slug]);
  for (let above = all.get(node.parent ?? ''); above && !seen.has(above.slug); above = all.get(above.parent ?? '')) {
    path.push(above);
    seen.add(above.slug);
  }
  return path;
}

function isCircle(path: readonly TreeNode[], top: TreeNode): boolean {
  return top.parent !== undefined && path.some(({ slug }) => slug === top.parent);
}
