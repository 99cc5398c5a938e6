import type { Content, Measure, ReferenceUnit } from '@trolley/contract';
import { referenceUnitOf, unitContents } from '@trolley/contract';

type Scale = readonly [measure: Measure, factor: number];

/** Words of German and English price lists, in lower case and without a dot at the end. */
const measuring: ReadonlyMap<string, Scale> = new Map([
  ...named(['mass', 0.001], 'mg milligramm milligram milligrams'),
  ...named(['mass', 1], 'g gr gm gramm gram grams'),
  ...named(['mass', 10], 'dag dkg deka'),
  ...named(['mass', 1000], 'kg kilo kilos kilogramm kilogram kilograms'),
  ...named(['mass', 28.35], 'oz ounce ounces'),
  ...named(['mass', 453.592], 'lb lbs pound pounds'),
  ...named(['volume', 1], 'ml milliliter millilitre millilitres'),
  ...named(['volume', 10], 'cl centiliter centilitre centilitres'),
  ...named(['volume', 100], 'dl deziliter decilitre decilitres'),
  ...named(['volume', 1000], 'l lt ltr liter litre liters litres'),
  ...named(['volume', 568.261], 'pt pint pints'),
  ...named(['length', 0.1], 'mm'),
  ...named(['length', 1], 'cm'),
  ...named(['length', 100], 'm lfm meter metre metres meters'),
  ...named(['area', 10_000], 'm2 m² qm sqm'),
  ...named(['wash', 1], 'wg wl wash washes load loads waschgang waschgänge waschgaenge waschladung waschladungen'),
  ...named(['sheet', 1], 'bl blatt blätter blaetter sheet sheets'),
]);
const counting: ReadonlyMap<string, Scale> = new Map([
  ...named(['piece', 1], 'st stk stck stück stueck stücke piece pieces pc pcs pce pces each ea unit units'),
  ...named(['piece', 1], 'rolle rollen roll rolls paar paare pair pairs beutel bag bags sackerl tasche taschen'),
  ...named(
    ['piece', 1],
    'tab tabs tablette tabletten tablet tablets kapsel kapseln capsule capsules pod pods pad pads',
  ),
  ...named(['piece', 1], 'portion portionen portions serving servings riegel bar bars scheibe scheiben slice slices'),
  ...named(['piece', 1], 'dose dosen can cans flasche flaschen bottle bottles becher cup cups glas gläser jar jars'),
  ...named(['piece', 1], 'packung packungen pkg pack packs tuch tücher wipe wipes windel windeln nappy nappies'),
  ...named(['piece', 1], 'ei eier egg eggs bund bunch bunches topf töpfe pot pots kopf head heads'),
]);

const times = String.raw`(\d{1,4}) ?[x×*] ?`;
const number = String.raw`\d{1,6}(?:[.,]\d{1,3})?`;
const amount = String.raw`(?:${times})?(?:${times})?(${number})[ -]?(m2|[\p{L}²]+)\.?`;
const wholeText = new RegExp(`^${amount}$`, 'iu');
const atEnd = new RegExp(`(?<![\\p{L}\\d.,])${amount}[)\\]]?$`, 'iu');
const atBegin = new RegExp(`^${amount}(?![\\p{L}\\d])`, 'iu');
const insideText = new RegExp(`(?<![\\p{L}\\d.,])${amount}(?![\\p{L}\\d])`, 'giu');
/** Says that the amount is not exact, or only what a price is told by. */
const inexact =
  /(?<!\p{L})(?:ca|circa|zirka|etwa|approx|approximately|about|min|mind|max|bis|ab|je|pro|per|à|up to)(?!\p{L})/iu;

/**
 * What a `content` tells: `500 g`, `6 x 1.5 l`, `10 pieces`. A word that measures nothing counts things (`3 bouquets`), so
 * that nothing is refused for its unit. Undefined when there is no amount, or it could mean two things (`1.000 g`).
 */
export function readContent(text: string): Content | undefined {
  const content = readAmount(text);
  return content && isSellable(content) ? content : undefined;
}

/** `9999 x 9999 kg`: an amount, but of nothing that is sold in one pack. */
export function isAbsurdContent(text: string): boolean {
  const content = readAmount(text);
  return content !== undefined && !isSellable(content);
}

export const sellableContents = 'at least 0.01 g or ml and at most 1000 kg, 1000 l, 10 km, 10000 m² or 100000 pieces';
const least = 0.01;
const mosts: Readonly<Record<Measure, number>> = {
  mass: 1_000_000,
  volume: 1_000_000,
  piece: 100_000,
  wash: 100_000,
  length: 1_000_000,
  area: 100_000_000,
  sheet: 100_000,
};

function isSellable({ measure, quantity }: Content): boolean {
  return quantity >= least && quantity <= mosts[measure];
}

function readAmount(text: string): Content | undefined {
  const found = wholeText.exec(plain(text));
  return found ? contentOf(found, (unit) => measuring.get(unit) ?? ['piece', 1]) : undefined;
}

/** `0 g`: how price lists say that they do not know. */
export function isNoContent(text: string): boolean {
  return /^0+(?:[.,]0+)? ?\p{L}*\.?$/u.test(plain(text));
}

/** What a text made for people tells beyond doubt: one amount of a known unit, and no other number beside it. */
export function contentIn(text: string): Content | undefined {
  const given = plain(text);
  if (counting.has(unitOf(given))) return { measure: 'piece', quantity: 1 };
  const [found, another] = given.matchAll(insideText);
  if (!found || another) return undefined;
  const beside = given.replace(found[0], '');
  if (/\d/.test(beside) || inexact.test(beside)) return undefined;
  const content = contentOf(found, (unit) => measuring.get(unit) ?? counting.get(unit));
  return content && isSellable(content) ? content : undefined;
}

/** The size that a name begins or ends with, and the name without it; undefined where there is none. */
export function sizeBeside(
  name: string,
): { readonly rest: string; readonly size: string; readonly content: Content } | undefined {
  const given = plain(name);
  for (const place of [atEnd, atBegin]) {
    const found = place.exec(given);
    const content = found && contentOf(found, (unit) => measuring.get(unit) ?? counting.get(unit));
    if (!content || !isSellable(content)) continue;
    const rest = given
      .replace(found[0], '')
      .replace(/^[\s,;:.)/|–-]+|[\s,;:([/|–-]+$/gu, '')
      .trim();
    return { rest, size: found[0].replace(/[)\]]$/, ''), content };
  }
  return undefined;
}

/** The weight or volume that a name ends with, where the name says no other number: `Vollmilch 3,5 % 1l`. */
export function contentAtEnd(name: string): Content | undefined {
  const { rest, size, content } = sizeBeside(name) ?? {};
  if (!rest || !size || (content?.measure !== 'mass' && content?.measure !== 'volume')) return undefined;
  const isLast = plain(name)
    .replace(/[)\]]$/, '')
    .endsWith(size);
  const isDoubtful = /\d/.test(rest.replace(/\d+(?:[.,]\d+)? ?%/g, '')) || inexact.test(rest);
  return isLast && !isDoubtful ? content : undefined;
}

/** How many units of its base price a content holds, where its category shows prices by `category` if it can. */
export function baseOf(
  content: Content,
  category: ReferenceUnit,
): { readonly quantity: number; readonly unit: ReferenceUnit } {
  const unit = referenceUnitOf(content, category);
  return { quantity: content.quantity / unitContents[unit].quantity, unit };
}

function contentOf(
  [, one = '1', other = '1', size = '', unit = '']: RegExpExecArray,
  scaleOf: (unit: string) => Scale | undefined,
): Content | undefined {
  const [measure, factor] = scaleOf(unitOf(unit)) ?? [];
  if (!measure || !factor || isDoubtful(size, factor)) return undefined;
  const quantity = Number(one) * Number(other) * Number(size.replace(',', '.')) * factor;
  // Milligrams are enough, and keep what floats add out of it.
  const rounded = Math.round(quantity * 1000) / 1000;
  return rounded > 0 ? { measure, quantity: rounded } : undefined;
}

/** `1.000 g` may be a thousand or one; nobody weighs milligrams of a kilogram, so of `1.000 kg` there is no doubt. */
function isDoubtful(size: string, factor: number): boolean {
  return factor < 100 && /^[1-9]\d*[.,]\d{3}$/.test(size);
}

const unitOf = (word: string) => word.toLowerCase().replace(/\.$/, '');

function plain(text: string): string {
  return text
    .trim()
    .replace(/[\s ]+/gu, ' ')
    .replace(/wash loads?|wäschen/giu, 'washes');
}

function named(scale: Scale, words: string): readonly (readonly [string, Scale])[] {
  return words.split(' ').map((word) => [word, scale]);
}
