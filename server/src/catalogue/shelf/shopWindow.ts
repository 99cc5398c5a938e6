import type { Shelved } from './shelved.ts';
import type { Group } from './stock.ts';

/** What a product has whose popularity nobody told and nobody bought. */
const unknown = 1;

export const isLiked = ({ product }: Shelved): boolean => product.popularity > unknown;

/**
 * What to show where nobody knows what people like: the departments take turns, in each its categories, and in a
 * category what is typical of it, then chance that is always the same, because an alphabet would show rum, "0.5 l" and
 * one brand after another.
 * A brand comes again, and goods for adults come at all, only after everything else.
 */
export function shopWindow(departments: readonly (readonly Group[])[], most: number): Group {
  const turns = inTurn(departments.map((categories) => inTurn(categories.map((group) => displayOf(group)))));
  const front: Shelved[] = [];
  const again: Shelved[] = [];
  const brands = new Set<string>();
  for (const one of turns) {
    if (front.length >= most) break;
    const { brand, minAge } = one.product;
    if (minAge !== undefined || (brand !== undefined && brands.has(brand))) {
      again.push(one);
      continue;
    }
    if (brand !== undefined) brands.add(brand);
    front.push(one);
  }
  const isForAdults = ({ product }: Shelved) => Number(product.minAge !== undefined);
  again.sort((a, b) => isForAdults(a) - isForAdults(b));
  return [...front, ...again].slice(0, most);
}

/** The first of each list, then the second of each … */
function inTurn<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

const mostOfGroup = 24;
const displays = new WeakMap<Group, Group>();

/**
 * Of a category: what can be bought, photos before drawings, what is typical of it first, then names that begin with a
 * letter. Groups live on while nothing changes.
 */
function displayOf(group: Group): Group {
  let display = displays.get(group);
  if (!display) {
    const open = group.filter((one) => one.availabilityRank === 0 && !isLiked(one));
    const pictured = open.filter(({ product }) => product.hasPhoto);
    const drawn = open.filter(({ product }) => !product.hasPhoto);
    display = [...arranged(pictured), ...arranged(drawn)].slice(0, mostOfGroup);
    displays.set(group, display);
  }
  return display;
}

function arranged(goods: readonly Shelved[]): Group {
  const rest = goods.map((one) => ({ one, place: placeOf(one) })).sort((a, b) => a.place - b.place);
  return [...new Set([...typical(goods), ...rest.map(({ one }) => one)])];
}

const fewestForWord = 3;

/** For each word that many names of a category have, the shortest of these names: "Bananen" before "Bananen-Kiwi-Mix". */
function typical(goods: readonly Shelved[]): readonly Shelved[] {
  const byWord = new Map<string, Shelved[]>();
  for (const one of goods) {
    for (const word of thingsIn(one.product.name)) {
      const same = byWord.get(word);
      if (same) same.push(one);
      else byWord.set(word, [one]);
    }
  }
  const common = [...byWord]
    .filter(([, same]) => same.length >= fewestForWord)
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .slice(0, mostOfGroup);
  const taken = new Set<Shelved>();
  for (const [, same] of common) {
    const [shortest] = same
      .filter((one) => !taken.has(one))
      .sort((a, b) => a.product.name.length - b.product.name.length || placeOf(a) - placeOf(b));
    if (shortest) taken.add(shortest);
  }
  return [...taken];
}

/** Words that begin large and go on small, as things do in German and in titles; a brand is often in capitals alone. */
function thingsIn(name: string): ReadonlySet<string> {
  return new Set((name.match(/\p{Lu}\p{Ll}{3,}/gu) ?? []).map((word) => word.toLowerCase()));
}

const beginsWithLetter = /^\p{L}/u;

function placeOf({ product: { sku, name } }: Shelved): number {
  return stableChance(sku) + (beginsWithLetter.test(name) ? 0 : 1);
}

/** FNV-1a, stirred once more: between 0 and 1, for a sku always the same. */
function stableChance(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
