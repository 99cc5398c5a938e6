import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { didYouMean } from '../didYouMean.ts';
import { kindOf } from '../importKind.ts';
import { definitionOf, type ImportKind, importKinds } from '../kinds/kinds.ts';
import { type Complain, type Expression, isObject, readCondition, readExpression, textOf } from './expression.ts';

/** What becomes of every row of a retailer's table. */
export interface TableMap {
  /** Whether a file, by its name, is one of those it was made for. */
  fits(file: string): boolean;
  /** Quotes in cells are signs like any others. */
  readonly plainQuotes: boolean;
  readonly rows: readonly MappedRow[];
}

interface Conditional {
  /** Columns that the condition reads. */
  readonly columns: readonly string[];
  /** Undefined: always. */
  readonly holds?: (cellOf: (column: string) => string) => boolean;
}

export type MappedRow = Conditional & { readonly kind: ImportKind } & (
    | { readonly fields: ReadonlyMap<string, Expression> }
    /** Categories made of a path, with these fields besides. */
    | { readonly path: Expression; readonly separator: string; readonly fields: ReadonlyMap<string, Expression> }
  );

/** The map that a file holds, or all that is wrong with it, each with its place. */
export function readMapFile(file: string): TableMap | { readonly problems: readonly string[] } {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    return { problems: [`cannot be read: ${(error as Error).message}`] };
  }
  return readMap(given);
}

const mapKeys = ['file', 'quotes', 'rows', 'about'];
const rowKeys = ['kind', 'fields', 'path', 'separator', 'when'];

export function readMap(given: unknown): TableMap | { readonly problems: readonly string[] } {
  const problems: string[] = [];
  const complain: Complain = (place, reason) => problems.push(`${place}: ${reason}`);
  if (!isObject(given)) return { problems: ['expected an object with "rows"'] };
  unknownKeys(given, mapKeys, '', complain);
  textOf(given.about, 'about', complain);
  const pattern = textOf(given.file, 'file', complain);
  if (given.quotes !== undefined && typeof given.quotes !== 'boolean') complain('quotes', 'expected true or false');
  if (!Array.isArray(given.rows) || given.rows.length === 0)
    complain('rows', 'expected a list of what a row of the table tells, like [{ "kind": "product", "fields": { … } }]');
  const rows = (Array.isArray(given.rows) ? (given.rows as readonly unknown[]) : []).flatMap(
    (row, at) => readMappedRow(row, `rows.${at}`, complain) ?? [],
  );
  if (problems.length > 0) return { problems };
  const name = pattern === undefined ? undefined : matcherOf(pattern);
  return { fits: (file) => name?.(basename(file)) ?? true, plainQuotes: given.quotes === false, rows };
}

function readMappedRow(given: unknown, place: string, complain: Complain): MappedRow | undefined {
  if (!isObject(given)) {
    complain(place, 'expected an object with "kind" and "fields"');
    return undefined;
  }
  unknownKeys(given, rowKeys, place, complain);
  const kind = typeof given.kind === 'string' ? kindOf(given.kind) : undefined;
  if (!kind) {
    complain(
      `${place}.kind`,
      `expected one of: ${importKinds.join(', ')}${didYouMean(String(given.kind), importKinds)}`,
    );
    return undefined;
  }
  const condition = given.when === undefined ? { columns: [] } : readCondition(given.when, `${place}.when`, complain);
  if (given.path !== undefined) {
    if (kind !== 'category') complain(`${place}.path`, 'expected the kind "category", which alone is made of paths');
    const path = readExpression(given.path, `${place}.path`, complain);
    const separator = textOf(given.separator, `${place}.separator`, complain) ?? '>';
    const made = ['slug', 'name', 'parent'];
    const fields = readFields(given.fields ?? {}, kind, `${place}.fields`, complain);
    for (const field of made.filter((one) => fields.has(one)))
      complain(`${place}.fields.${field}`, 'expected nothing here: the path tells it');
    return { kind, ...condition, path, separator, fields };
  }
  return { kind, ...condition, fields: readFields(given.fields, kind, `${place}.fields`, complain) };
}

function readFields(
  given: unknown,
  kind: ImportKind,
  place: string,
  complain: Complain,
): ReadonlyMap<string, Expression> {
  if (!isObject(given)) {
    complain(place, 'expected an object of fields, like { "name": "Title" }');
    return new Map();
  }
  const { columns } = definitionOf(kind);
  const fields = new Map<string, Expression>();
  for (const [field, expression] of Object.entries(given)) {
    if (!columns.has(field))
      complain(`${place}.${field}`, `is not a field of a ${kind}${didYouMean(field, columns.keys())}`);
    fields.set(field, readExpression(expression, `${place}.${field}`, complain));
  }
  return fields;
}

function unknownKeys(given: object, known: readonly string[], place: string, complain: Complain): void {
  for (const key of Object.keys(given).filter((one) => !known.includes(one)))
    complain(place === '' ? key : `${place}.${key}`, `is not known here${didYouMean(key, known)}`);
}

/** `artikel*.csv`: a star stands for any signs. Each part is looked for once, however many stars there are. */
function matcherOf(pattern: string): (name: string) => boolean {
  const [first = '', ...rest] = pattern.toLowerCase().split('*');
  const last = rest.pop();
  return (given) => {
    const name = given.toLowerCase();
    if (last === undefined) return name === first;
    if (!name.startsWith(first)) return false;
    let at = first.length;
    for (const part of rest) {
      const found = name.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return name.length - at >= last.length && name.endsWith(last);
  };
}
