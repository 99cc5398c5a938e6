import type { Brand } from '@trolley/contract';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** What begins with a digit or with letters of another script. */
const others = '#';

/** Brands by their first letter: accents stand with their base letter, what has none at the end. */
export function brandLetters(
  brands: readonly Brand[],
  locale: string,
): { readonly letter: string; readonly brands: readonly Brand[] }[] {
  const collator = new Intl.Collator(locale, { sensitivity: 'base' });
  const groups = new Map<string, Brand[]>();
  for (const brand of brands) {
    const letter = letterOf(brand.name, collator);
    const group = groups.get(letter);
    if (group) group.push(brand);
    else groups.set(letter, [brand]);
  }
  return [...alphabet, others].flatMap((letter) => {
    const found = groups.get(letter);
    return found ? [{ letter, brands: found }] : [];
  });
}

function letterOf(name: string, collator: Intl.Collator): string {
  const [first = ''] = name.replace(/^[^\p{L}\p{N}]+/u, '');
  if (!/\p{Script=Latin}/u.test(first)) return others;
  return alphabet.findLast((letter) => collator.compare(letter, first) <= 0) ?? others;
}
