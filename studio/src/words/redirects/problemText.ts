import type { RedirectProblem } from '@trolley/contract';
import type { WordTexts } from '../messages.en.ts';

/** A problem in words. */
export function problemText({ code, values }: RedirectProblem, texts: WordTexts): string {
  const { from = '', to = '', path = '', title = '' } = values;
  switch (code) {
    case 'chain':
      return texts.chain(to);
    case 'madeChain':
      return texts.madeChain(from);
    case 'hidesPage':
      return texts.hidesPage(path, title);
    case 'nowhere':
      return texts.nowhere(to);
    case 'neverAsked':
      return texts.neverAsked(from);
    case 'loop':
    case 'reserved':
    case 'everything':
    case 'noPath':
      return texts[code];
  }
}

export function kindName(kind: string, texts: WordTexts): string {
  if (kind === 'manyToOne') return texts.kindManyToOne;
  return kind === 'manyToMany' ? texts.kindManyToMany : texts.kindOneToOne;
}
