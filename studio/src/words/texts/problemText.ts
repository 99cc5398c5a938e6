import type { TextProblem } from '@trolley/contract';
import type { WordTexts } from '../messages.en.ts';

/** A problem in words. */
export function problemText({ code, values }: TextProblem, texts: WordTexts): string {
  const { name = '', detail = '' } = values;
  switch (code) {
    case 'empty':
      return texts.empty;
    case 'syntax':
      return texts.syntax(detail);
    case 'missing':
    case 'unknown':
    case 'otherKind':
    case 'mark':
      return texts[code](name);
  }
}
