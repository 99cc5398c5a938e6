import type { ShelfNumbers } from '../catalogue/shelf/shelf.ts';

/** Numbers that content may name, as `Over {memberPrices} prices for members`. */
const names = ['products', 'offers', 'memberPrices'] as const satisfies readonly (keyof ShelfNumbers)[];
const placeholder = new RegExp(`\\{(${names.join('|')})\\}`, 'g');

export function namesNumbers(text: string): boolean {
  return text.search(placeholder) >= 0;
}

/**
 * The text with what the shop really has, rounded down so that "over" stays true: 537 becomes 530. A sentence about
 * less than ten of something is not said at all; undefined where none is left.
 */
export function numbersInWords(text: string, numbers: () => ShelfNumbers, locale: string): string | undefined {
  if (!namesNumbers(text)) return text;
  const sentences = text.split(/(?<=[.!?])\s+/).flatMap((sentence) => sentenceWith(sentence, numbers(), locale) ?? []);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

function sentenceWith(sentence: string, numbers: ShelfNumbers, locale: string): string | undefined {
  let isSaid = true;
  const written = sentence.replace(placeholder, (_, name: (typeof names)[number]) => {
    const rounded = roundedDown(numbers[name]);
    isSaid &&= rounded >= 10;
    return new Intl.NumberFormat(locale).format(rounded);
  });
  return isSaid ? written : undefined;
}

/** Two digits that count, and always less than there are. */
function roundedDown(count: number): number {
  const below = count - 1;
  if (below < 10) return 0;
  const step = 10 ** (Math.floor(Math.log10(below)) - 1);
  return Math.floor(below / step) * step;
}
