import type { ShelfNumbers } from '../catalogue/shelf/shelf.ts';
import { dayInWords } from './dayInWords.ts';

/** Numbers that content may name, as `Over {memberPrices} prices for members`. */
const names = ['products', 'offers', 'memberPrices'] as const satisfies readonly (keyof ShelfNumbers)[];
/** And the last day of the week's offers, as `Until {offersUntil}`. */
const lastDay = 'offersUntil' satisfies keyof ShelfNumbers;
const placeholder = new RegExp(`\\{(${[...names, lastDay].join('|')})\\}`, 'g');

export function namesNumbers(text: string): boolean {
  return text.search(placeholder) >= 0;
}

/**
 * The text with what the shop really has, rounded down so that "over" stays true: 537 becomes 530. A sentence about
 * less than ten of something, or about an end that the offers do not share, is not said at all; undefined where none is
 * left.
 */
export function numbersInWords(text: string, numbers: () => ShelfNumbers, locale: string): string | undefined {
  if (!namesNumbers(text)) return text;
  const sentences = text.split(/(?<=[.!?])\s+/).flatMap((sentence) => sentenceWith(sentence, numbers(), locale) ?? []);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

function sentenceWith(sentence: string, numbers: ShelfNumbers, locale: string): string | undefined {
  let isSaid = true;
  const written = sentence.replace(placeholder, (_, name: (typeof names)[number] | typeof lastDay) => {
    if (name === lastDay) {
      isSaid &&= numbers.offersUntil !== undefined;
      return numbers.offersUntil === undefined ? '' : dayInWords(numbers.offersUntil, locale);
    }
    const rounded = roundedDown(numbers[name]);
    isSaid &&= rounded >= 10;
    return new Intl.NumberFormat(locale).format(rounded);
  });
  return isSaid ? written : undefined;
}

/** All that texts can say of these numbers: where it is the same, so are they. */
export function sayableNumbers({ offersUntil = '', ...numbers }: ShelfNumbers): string {
  return [...names.map((name) => roundedDown(numbers[name])), offersUntil].join(' ');
}

/** Two digits that count, and always less than there are. */
function roundedDown(count: number): number {
  const below = count - 1;
  if (below < 10) return 0;
  const step = 10 ** (Math.floor(Math.log10(below)) - 1);
  return Math.floor(below / step) * step;
}

/** The same of rich text: a paragraph of which nothing is left is left out. */
export function numbersInHtml(html: string, numbers: () => ShelfNumbers, locale: string): string {
  if (!namesNumbers(html)) return html;
  return html.replace(/<p>(.*?)<\/p>/gs, (_, inner: string) => {
    const words = numbersInWords(inner, numbers, locale);
    return words === undefined ? '' : `<p>${words}</p>`;
  });
}
