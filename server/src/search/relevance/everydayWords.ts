import { bakery } from './everyday/bakery.ts';
import { dairy } from './everyday/dairy.ts';
import { drink } from './everyday/drink.ts';
import { frozen } from './everyday/frozen.ts';
import { meat } from './everyday/meat.ts';
import { nonFood } from './everyday/nonFood.ts';
import { pantry } from './everyday/pantry.ts';
import { produce } from './everyday/produce.ts';
import { snack } from './everyday/snack.ts';
import { type Wrong, wrongs } from './everyday/wrongs.ts';

/**
 * What a shopper means by everyday words on a catalogue of a retailer's raw names, as rules. They judge names in plain
 * letters (lower case, without accents, ß as ss): a product is right if its name reads like `right` and not like any
 * of `wrong`, and if its category, where one is known, is none that the word cannot mean.
 */
export interface EverydayWord {
  readonly term: string;
  readonly right: RegExp;
  readonly wrong: readonly Wrong[];
}

/** Whether a product answers a word, by its name and category in plain letters. */
export function isRight({ right, wrong }: EverydayWord, name: string, category: string): boolean {
  return right.test(name) && !wrong.some((one) => one.name.test(name) || one.category?.test(category));
}

export function plainText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');
}

/** Words, and mistyped ones with the word of the suite that is meant. */
export interface EverydaySuite {
  readonly words: readonly EverydayWord[];
  readonly misspelt: readonly (readonly [typed: string, meant: string])[];
}

/** A line each: what is typed :: what is right :: sorts that are wrong :: what else is wrong. */
export function readWords(text: string): readonly EverydayWord[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [term = '', right = '', sorts = '', wrong = ''] = line.split('::').map((cell) => cell.trim());
    const named = sorts.split(' ').flatMap((sort) => wrongs[sort] ?? []);
    return {
      term,
      right: new RegExp(right),
      wrong: wrong === '' ? named : [...named, { name: new RegExp(wrong) }],
    };
  });
}

/** Everyday words as people type them. */
export const everydayWords: readonly EverydayWord[] = [
  dairy,
  produce,
  meat,
  bakery,
  pantry,
  snack,
  drink,
  frozen,
  nonFood,
].flatMap(readWords);
