import type { ItemSummary } from '@trolley/contract';

/** A page with the pages below it. */
export interface TreeNode {
  readonly page: ItemSummary;
  readonly depth: number;
  readonly children: readonly TreeNode[];
  /** All below it, at any depth. */
  readonly count: number;
}

/** Pages by their addresses: one lies below the nearest that exists. The home page comes first and holds nothing. */
export function buildTree(pages: readonly ItemSummary[]): readonly TreeNode[] {
  const sorted = [...pages].sort((a, b) => (a.path ?? '').localeCompare(b.path ?? ''));
  const paths = new Set(sorted.map(({ path = '' }) => path));
  const parentOf = (path: string): string | undefined => {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      if (paths.has(path.slice(0, end))) return path.slice(0, end);
    }
    return undefined;
  };
  const below = (parent: string | undefined, depth: number): readonly TreeNode[] =>
    sorted
      .filter(({ path = '' }) => parentOf(path) === parent)
      .map((page) => {
        const children = below(page.path, depth + 1);
        return { page, depth, children, count: children.reduce((sum, child) => sum + child.count + 1, 0) };
      });
  return below(undefined, 0);
}

/** The lines in sight: what lies below a folded one is not. */
export function linesOf(nodes: readonly TreeNode[], folded: ReadonlySet<string>): readonly TreeNode[] {
  return nodes.flatMap((node) => [node, ...(folded.has(node.page.item) ? [] : linesOf(node.children, folded))]);
}

/** What an editor sees of an item: a draft of one's own counts before what is live. */
export type ShownState = ItemSummary['state'] | 'liveDraft' | 'planned';

export function shownState({
  state,
  drafts,
  nextPlan,
}: Pick<ItemSummary, 'state' | 'drafts' | 'nextPlan'>): ShownState {
  if (state === 'live' && drafts.length > 0) return 'liveDraft';
  return (state === 'new' || state === 'offline') && nextPlan ? 'planned' : state;
}

/** When something of it changes by itself next: a plan, or its own dates. */
export function nextChange(item: ItemSummary, now: number): string | undefined {
  const moments = [item.nextPlan?.at, item.validFrom, item.validUntil].filter(
    (one): one is string => one !== undefined && Date.parse(one) > now,
  );
  return moments.sort((a, b) => Date.parse(a) - Date.parse(b))[0];
}

export interface TreeFilter {
  readonly text: string;
  readonly state?: ShownState;
  /** Only those this person has a draft of. */
  readonly draftsOf?: string;
  readonly planned: boolean;
}

export function matches(item: ItemSummary, title: string, { text, state, draftsOf, planned }: TreeFilter): boolean {
  const words = `${title} ${item.path ?? ''}`.toLowerCase();
  return (
    words.includes(text.trim().toLowerCase()) &&
    (state === undefined || shownState(item) === state) &&
    (draftsOf === undefined || item.drafts.some(({ by }) => by.id === draftsOf)) &&
    (!planned || item.nextPlan !== undefined)
  );
}
