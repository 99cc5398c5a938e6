import { doubtAbout, readDecimal, readMoney } from './decimal.ts';

/** How a cell becomes a value, in a shop of a currency; undefined when the text is not what the column holds. */
export interface Column {
  readonly path: readonly string[];
  readonly expected: string;
  read(text: string, currency: string): unknown;
  /** Of a text that cannot be read: more than what was expected, where there is more to say. */
  doubt?(text: string, currency: string): string | undefined;
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

export const text = (name: string): Column => ({ path: name.split('.'), expected: 'text', read: (cell) => cell });
export const list = (name: string): Column => ({
  path: [name],
  expected: `values with "${listSeparator}" between them`,
  read: parts,
});
export const number = (name: string): Column => ({
  path: name.split('.'),
  expected: 'expected a number like 3.5 or 3,5',
  read: readDecimal,
});
export const yesNo = (name: string): Column => ({
  path: name.split('.'),
  expected: 'expected yes or no',
  read: (cell) => answers[cell.toLowerCase()],
});
/** What has parts of its own, as JSON lines write it. */
export const json = (name: string): Column => ({
  path: [name],
  expected: 'expected JSON, as in a file of JSON lines',
  read(cell) {
    try {
      return JSON.parse(cell) as unknown;
    } catch {
      return undefined;
    }
  },
});
/** Written as money, kept in cents. */
export const money = (field: string): Column => ({
  path: [field],
  expected: 'expected an amount like 1.99 or 1,99',
  read: readMoney,
  doubt: doubtAbout,
});
export const place = (name: string): Column => ({
  path: [name],
  expected: 'expected "AT" or "AT:Steiermark"',
  read: readPlace,
});
export const places = (name: string): Column => ({
  path: [name],
  expected: 'expected "AT:Steiermark|DE"',
  read: (cell) => parts(cell).map(readPlace),
});

export const certificates = (name: string): Column => ({
  path: [name],
  expected: 'expected "organic:EU organic:AT-BIO-301", several with "|" between them',
  read: (cell) => parts(cell).map(readCertificate),
});

/** The columns that a table of a kind may have, by name. */
export type Columns = ReadonlyMap<string, Column>;

/** Columns that are all read in the same way. */
export const of = (make: (name: string) => Column, ...names: readonly string[]) =>
  names.map((name) => [name, make(name)] as const);

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

function readCertificate(cell: string) {
  const [label, scheme, ...number] = cell.split(':').map((part) => part.trim());
  return { label, scheme, number: number.join(':') || undefined };
}
