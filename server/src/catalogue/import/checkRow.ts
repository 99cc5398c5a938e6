import { expectationOf, fieldOf } from '../../platform/http/words.ts';
import { definitionOf, type ImportKind } from './kinds/kinds.ts';
import { type RowProblem, shownValue } from './problem.ts';
import type { ReadRow } from './reading.ts';

/** A row as the schema of its kind has it. */
export interface CheckedRow {
  readonly row: Record<string, unknown>;
}

/** The row as its kind has it, or all that is wrong with it. An empty text or null counts as left out. */
export function checkRow({
  kind,
  value,
  unreadable,
}: ReadRow): CheckedRow | { readonly problems: readonly RowProblem[] } {
  const deep = Object.keys(value).filter((field) => isDeeperThan(mostLevels, value[field]));
  if (deep.length > 0)
    return {
      problems: deep.map((field) => ({ field, reason: `expected at most ${mostLevels} levels in each other` })),
    };
  const read = definitionOf(kind).schema.safeParse(withoutEmpty(value));
  if (read.success && unreadable.length === 0) return { row: read.data };
  const named = new Set(unreadable.map(({ field }) => toldBy(kind, field)));
  const wrong = (read.error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((field) => ({ field, reason: `is not a field of a ${kind}` }))
      : [{ field: fieldOf(issue), reason: expectationOf(issue), ...valueAt(value, issue.path) }],
  );
  // A cell that could not be read is missing in the value, which need not be said again.
  return { problems: [...unreadable, ...wrong.filter(({ field }) => !named.has(field))] };
}

/** The field that a column tells: `price` tells `cents`. */
function toldBy(kind: ImportKind, column: string): string {
  const found = [...definitionOf(kind).columns].find(([name]) => name.toLowerCase() === column.toLowerCase());
  return found ? found[1].path.join('.') : column;
}

/** No field of a row has half as many; what works level by level would have no end with a file made to do harm. */
const mostLevels = 10;

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeperThan(levels - 1, one));
}

function valueAt(row: unknown, path: readonly PropertyKey[]): Pick<RowProblem, 'value'> {
  const found = path.reduce<unknown>(
    (within, name) => (within as Record<PropertyKey, unknown> | undefined)?.[name],
    row,
  );
  const value = shownValue(found);
  return value === undefined ? {} : { value };
}

/** Most rows have nothing empty in them, and are what they are. */
function withoutEmpty(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  let isWhole = true;
  for (const name in value) isWhole &&= !isEmpty(value[name]) && !(isObject(value[name]) && hasEmpty(value[name]));
  if (isWhole) return value;
  const given = Object.entries(value).filter(([, field]) => !isEmpty(field));
  return Object.fromEntries(given.map(([name, field]) => [name, isObject(field) ? withoutEmpty(field) : field]));
}

function hasEmpty(value: Readonly<Record<string, unknown>>): boolean {
  return Object.values(value).some((field) => isEmpty(field) || (isObject(field) && hasEmpty(field)));
}

function isEmpty(field: unknown): boolean {
  return field === null || (typeof field === 'string' && field.trim() === '');
}

function isObject(field: unknown): field is Readonly<Record<string, unknown>> {
  return typeof field === 'object' && field !== null && !Array.isArray(field);
}
