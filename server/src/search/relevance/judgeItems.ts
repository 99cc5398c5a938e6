import type { Engine } from '../engine/engine.ts';
import { type EverydaySuite, type EverydayWord, isRight, plainText } from './everydayWords.ts';
import type { RawItem } from './readItems.ts';

export interface WordVerdict {
  readonly kind: 'word' | 'misspelt';
  readonly term: string;
  readonly passed: boolean;
  /** How many of the catalogue are right. */
  readonly right: number;
  /** The first five found, each with whether it is right. */
  readonly first: readonly { readonly name: string; readonly category: string; readonly right: boolean }[];
}

const places = 3;
const shown = 5;

/** The first three of every word that the items can answer; skus are `i` and the item's place. */
export function judgeItems(
  engine: Pick<Engine, 'products'>,
  items: readonly RawItem[],
  { words, misspelt }: EverydaySuite,
): readonly WordVerdict[] {
  const texts = items.map(({ category, name }) => ({ name: plainText(name), category: plainText(category) }));
  const byTerm = new Map(words.map((word) => [word.term, word]));
  const counts = new Map(
    words.map((word) => [word.term, texts.filter(({ name, category }) => isRight(word, name, category)).length]),
  );
  const verdict = (kind: WordVerdict['kind'], term: string, word: EverydayWord): readonly WordVerdict[] => {
    const right = counts.get(word.term) ?? 0;
    if (right === 0) return [];
    const first = engine
      .products(term)
      .slice(0, shown)
      .flatMap((sku) => {
        const place = Number(sku.slice(1));
        const [item, text] = [items[place], texts[place]];
        return item && text ? [{ ...item, right: isRight(word, text.name, text.category) }] : [];
      });
    const asked = Math.min(places, right);
    const passed = first.length >= asked && first.slice(0, asked).every((one) => one.right);
    return [{ kind, term, passed, right, first }];
  };
  return [
    ...words.flatMap((word) => verdict('word', word.term, word)),
    ...misspelt.flatMap(([typed, meant]) => {
      const word = byTerm.get(meant);
      return word ? verdict('misspelt', typed, word) : [];
    }),
  ];
}

export function shareOf(verdicts: readonly WordVerdict[]): number {
  return verdicts.filter(({ passed }) => passed).length / Math.max(1, verdicts.length);
}
