import type { Words } from '../../contentWords/words.ts';
import type { DraftBlock } from '../model/block.ts';
import { typeOf } from '../model/block.ts';
import { summaryOf } from '../model/blockSummary.ts';
import { textOf } from '../model/json.ts';

/** What a block is called: of a teaser by its form, since that is what one sees. */
export function blockTitle(block: DraftBlock, words: Words): string {
  const type = typeOf(block);
  return type === 'teaser' && block.layout ? words.value(textOf(block.layout)) : words.block(type);
}

export function blockLabel(block: DraftBlock, words: Words): string {
  const summary = summaryOf(block);
  return summary ? `${blockTitle(block, words)}: ${summary}` : blockTitle(block, words);
}
