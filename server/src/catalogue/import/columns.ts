import { readDecimal, readMoney } from './decimal.ts';
import type { ImportKind } from './importKind.ts';

/** How a cell becomes a value; undefined when the text is not what the column holds. */
interface Column {
  readonly path: readonly string[];
  readonly expected: string;
  read(text: string): unknown;
}

const listSeparator = '|';
const answers: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  1: true,
  false: false,
  no: false,
  0: false,
};

const text = (name: string): Column => ({ path: name.split('.'), expected: 'text', read: (cell) => cell });
const list = (name: string): Column => ({
  path: [name],
  expected: `values with "${listSeparator}" between them`,
  read: parts,
});
const number = (name: string): Column => ({
  path: name.split('.'),
  expected: 'expected a number like 3.5 or 3,5',
  read: readDecimal,
});
const yesNo = (name: string): Column => ({
  path: [name],
  expected: 'expected yes or no',
  read: (cell) => answers[cell.toLowerCase()],
});
/** Written as money, kept in cents. */
const money = (field: string): Column => ({
  path: [field],
  expected: 'expected an amount like 1.99 or 1,99',
  read: readMoney,
});
const place = (name: string): Column => ({
  path: [name],
  expected: 'expected "AT" or "AT:Steiermark"',
  read: readPlace,
});
const places = (name: string): Column => ({
  path: [name],
  expected: 'expected "AT:Steiermark|DE"',
  read: (cell) => parts(cell).map(readPlace),
});

const energyAndNutrients = ['kJ', 'kcal', 'fat', 'saturates', 'carbohydrate', 'sugar', 'protein', 'salt', 'fibre'];

const of = (make: (name: string) => Column, ...names: readonly string[]) =>
  names.map((name) => [name, make(name)] as const);

/** The columns that a file of each kind may have. */
export const columns: Readonly<Record<ImportKind, ReadonlyMap<string, Column>>> = {
  store: new Map(of(text, 'id', 'name', 'zone', 'zoneName')),
  vat: new Map([
    ...of(text, 'name', 'from'),
    ...of(number, 'permille'),
    ['percent', { path: ['permille'], expected: 'expected a rate like 10 or 4,9', read: readPermille }],
  ]),
  category: new Map([...of(text, 'slug', 'name', 'parent', 'unit', 'picture'), ...of(number, 'position')]),
  brand: new Map(of(text, 'slug', 'name', 'about', 'maker')),
  product: new Map([
    ...of(text, 'sku', 'productId', 'slug', 'name', 'brand', 'category', 'pack', 'content', 'selling', 'bundleInfo'),
    ...of(text, 'vat', 'availability', 'picture', 'about', 'gtin', 'ingredients', 'storage', 'shelfLife'),
    ...of(text, 'drainedWeight', 'maker', 'contact', 'nutrition.per'),
    ...of(number, 'pieceGrams', 'maxQuantity', 'bundleSize', 'depositCents', 'minAge', 'popularity', 'alcohol'),
    ...of(number, ...energyAndNutrients.map((name) => `nutrition.${name}`)),
    ...of(list, 'labels', 'contains', 'traces', 'find', 'zones', 'notes'),
    ['deposit', money('depositCents')],
    ['madeIn', place('madeIn')],
    ['origins', places('origins')],
  ]),
  price: new Map([
    ...of(text, 'sku', 'type', 'zone', 'from', 'until'),
    ...of(number, 'cents'),
    ...of(yesNo, 'ended'),
    ['price', money('cents')],
  ]),
  stock: new Map([...of(text, 'sku', 'store', 'availability'), ...of(number, 'quantity')]),
};

function readPermille(cell: string): number | undefined {
  const percent = readDecimal(cell);
  return percent === undefined ? undefined : Math.round(percent * 1000) / 100;
}

function parts(cell: string): readonly string[] {
  return cell
    .split(listSeparator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readPlace(cell: string): { readonly country: string; readonly region?: string } {
  const [country = '', ...region] = cell.split(':').map((part) => part.trim());
  return region.length > 0 ? { country, region: region.join(':') } : { country };
}
