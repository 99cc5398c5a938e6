import { editedBlock, editedBlockBase } from '@trolley/contract';
import { z } from 'zod/mini';
import { expectationOf, fieldOf } from '../platform/http/words.ts';
import { showBlock } from './showBlock.ts';
import type { ShowContext } from './showContext.ts';
import type { PlainShownBlock, ShownBlock, ShownMark, ShownTabs } from './shownBlock.ts';
import { datedBlocks, isWithin } from './visibility.ts';

/** Tabs as far as they must be right to look inside: a broken block in one costs neither the tab nor the others. */
const editedTabs = z.strictObject({
  ...editedBlockBase,
  type: z.literal('tabs'),
  label: z.string(),
  tabs: z.array(z.strictObject({ label: z.string(), blocks: z.array(z.unknown()) })).check(z.minLength(1)),
});

/** Blocks of a page. An unknown or broken one is left out and reported with its place; it never takes the page down. */
export function showBlocks(blocks: readonly unknown[], context: ShowContext): ShownBlock[] {
  return eachShown(blocks, context, (raw, inside) => (isTabs(raw) ? showTabs(raw, inside) : showPlain(raw, inside)));
}

function showPlain(raw: unknown, context: ShowContext): PlainShownBlock | undefined {
  const read = editedBlock.safeParse(raw);
  if (!read.success) {
    report(read.error.issues, context);
    return undefined;
  }
  if (read.data.type === 'tabs') {
    context.report('type: tabs cannot stand inside tabs');
    return undefined;
  }
  const { id: _, validFrom, validUntil, ...block } = read.data;
  return isWithin({ validFrom, validUntil }, context.now) ? showBlock(block, context) : undefined;
}

function showTabs(raw: unknown, context: ShowContext): ShownTabs | undefined {
  const read = editedTabs.safeParse(raw);
  if (!read.success) {
    report(read.error.issues, context);
    return undefined;
  }
  if (!isWithin(read.data, context.now)) return undefined;
  const { type, label } = read.data;
  const tabs = read.data.tabs
    .map((tab, index) => ({
      label: tab.label,
      blocks: eachShown(tab.blocks, within(context, `tab "${tab.label}"`, `${index}.`), showPlain),
    }))
    .filter((tab) => tab.blocks.length > 0);
  // Where a block inside has dates it is not their fault.
  if (tabs.length === 0 && datedBlocks([read.data]).length === 0) context.report('tabs: nothing is left to show');
  return tabs.length === 0 ? undefined : { type, label, tabs };
}

function eachShown<B extends object>(
  blocks: readonly unknown[],
  context: ShowContext,
  show: (raw: unknown, context: ShowContext) => B | undefined,
): B[] {
  return blocks.flatMap((raw, index) => {
    const inside = within(context, `block ${index}`, `${index}.`);
    try {
      const shown = show(raw, inside);
      return shown ? marked(shown, context, index) : [];
    } catch (error) {
      inside.report(String(error));
      return [];
    }
  });
}

function within(context: ShowContext, place: string, mark: string): ShowContext {
  return {
    ...context,
    ...(context.mark !== undefined && { mark: context.mark + mark }),
    report: (problem) => context.report(`${place}: ${problem}`),
  };
}

/** What a page shows may be less than what its editors filled in, so a preview is told where each block stands there. */
function marked<B extends object>(shown: B, { mark }: ShowContext, index: number): B & ShownMark {
  return mark === undefined ? shown : { ...shown, mark: `${mark}${index}` };
}

function report(issues: readonly { message: string; path: readonly PropertyKey[] }[], context: ShowContext): void {
  for (const issue of issues) context.report(`${fieldOf(issue)}: ${expectationOf(issue)}`);
}

function isTabs(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'type' in raw && raw.type === 'tabs';
}
