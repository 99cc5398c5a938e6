import { createHash } from 'node:crypto';
import { readContent } from '../content.ts';
import { readDecimal } from '../decimal.ts';
import { didYouMean } from '../didYouMean.ts';
import { categorySlug, pathOf } from './categoryPath.ts';

/** What a row of the retailer's table says in a column; the name is one that `columns` of the expression has. */
export type CellOf = (column: string) => string;

/** A cell that cannot be what the map wants of it. */
export class Unfit extends Error {
  override name = 'Unfit';
  readonly column: string;

  constructor(column: string, reason: string) {
    super(reason);
    this.column = column;
  }
}

/** How a field is made from a row: a text as it would stand in a table of ours; empty: nothing. Throws `Unfit`. */
export interface Expression {
  /** Columns it reads. */
  readonly columns: readonly string[];
  read(cellOf: CellOf): string;
}

/** Tells what is wrong at a place of the map. */
export type Complain = (place: string, reason: string) => void;

const sources = ['column', 'value', 'join', 'list', 'first', 'hash', 'path'] as const;
const others = ['values', 'others', 'default', 'with', 'prefix', 'separator', 'perKilogram', 'when'];
const nothing: Expression = { columns: [], read: () => '' };

/** Compiles what the map says of a field: the name of a column, or an object. */
export function readExpression(given: unknown, place: string, complain: Complain): Expression {
  if (typeof given === 'string') return columnOf(given, place, complain);
  if (!isObject(given)) {
    complain(place, `expected the name of a column, or an object with one of: ${sources.join(', ')}`);
    return nothing;
  }
  for (const key of Object.keys(given)) {
    if (![...sources, ...others].includes(key))
      complain(`${place}.${key}`, `is not known here${didYouMean(key, [...sources, ...others])}`);
  }
  const named = sources.filter((source) => source in given);
  const [source] = named;
  if (!source || named.length > 1) {
    complain(place, `expected one of: ${sources.join(', ')}${named.length > 1 ? `, not ${named.join(' and ')}` : ''}`);
    return nothing;
  }
  return [translated, scaled, defaulted, conditional].reduce(
    (expression, modify) => modify(expression, given, place, complain),
    readSource(source, given, place, complain),
  );
}

type Given = Readonly<Record<string, unknown>>;

function readSource(source: (typeof sources)[number], given: Given, place: string, complain: Complain): Expression {
  const within = `${place}.${source}`;
  if (source === 'column') return columnOf(given.column, within, complain);
  if (source === 'value') return constant(given.value, within, complain);
  if (source === 'path') {
    const path = readExpression(given.path, within, complain);
    const separator = textOf(given.separator, `${place}.separator`, complain) ?? '>';
    return { ...path, read: (cellOf) => categorySlug(pathOf(path.read(cellOf), separator)) };
  }
  const parts = listOf(given[source], within, complain).map((part, at) =>
    readExpression(part, `${within}.${at}`, complain),
  );
  const columns = parts.flatMap((part) => part.columns);
  const texts = (cellOf: CellOf) => parts.map((part) => part.read(cellOf)).filter((text) => text !== '');
  switch (source) {
    case 'join': {
      const between = textOf(given.with, `${place}.with`, complain) ?? ' ';
      return { columns, read: (cellOf) => texts(cellOf).join(between) };
    }
    case 'list':
      return { columns, read: (cellOf) => [...new Set(texts(cellOf))].join('|') };
    case 'first':
      return { columns, read: (cellOf) => firstOf(parts, cellOf) };
    case 'hash': {
      const prefix = textOf(given.prefix, `${place}.prefix`, complain) ?? '';
      return {
        columns,
        read: (cellOf) =>
          hashOf(
            prefix,
            parts.map((part) => part.read(cellOf).normalize('NFC')),
          ),
      };
    }
  }
}

function firstOf(parts: readonly Expression[], cellOf: CellOf): string {
  for (const part of parts) {
    const text = part.read(cellOf);
    if (text !== '') return text;
  }
  return '';
}

/** The same for the same texts, on any day and machine. */
function hashOf(prefix: string, texts: readonly string[]): string {
  if (texts.every((text) => text === '')) return '';
  return prefix + createHash('sha256').update(texts.join('\u001f')).digest('hex').slice(0, 16);
}

function columnOf(given: unknown, place: string, complain: Complain): Expression {
  const column = textOf(given, place, complain)?.trim() ?? '';
  if (column === '') complain(place, 'expected the name of a column');
  return { columns: [column], read: (cellOf) => cellOf(column) };
}

function constant(given: unknown, place: string, complain: Complain): Expression {
  if (typeof given !== 'string' && typeof given !== 'number' && typeof given !== 'boolean')
    complain(place, 'expected a text, a number, true or false');
  const text = shownConstant(given);
  return { columns: [], read: () => text };
}

/** `values` is a table of their words and ours; `others` says what becomes of words that are not in it. */
function translated(expression: Expression, given: Given, place: string, complain: Complain): Expression {
  if (given.values === undefined) {
    if (given.others !== undefined) complain(`${place}.others`, 'expected "values" beside it');
    return expression;
  }
  if (!isObject(given.values) || Object.keys(given.values).length === 0) {
    complain(`${place}.values`, 'expected a table like { "stk": "pieces" }');
    return expression;
  }
  const table = new Map<string, string>();
  for (const [theirs, ours] of Object.entries(given.values)) {
    if (ours !== null && typeof ours !== 'string' && typeof ours !== 'number' && typeof ours !== 'boolean')
      complain(`${place}.values.${theirs}`, 'expected a text, a number, or null for nothing');
    table.set(theirs.trim().toLowerCase(), ours === null ? '' : shownConstant(ours));
  }
  const rest = given.others ?? 'refuse';
  if (!(isObject(rest) && 'value' in rest) && rest !== 'refuse' && rest !== 'keep' && rest !== 'drop')
    complain(`${place}.others`, 'expected "refuse", "keep", "drop" or { "value": … }');
  return {
    ...expression,
    read(cellOf) {
      const text = expression.read(cellOf);
      const ours = table.get(text.trim().toLowerCase());
      if (ours !== undefined) return ours;
      if (text === '' || rest === 'keep') return text;
      if (rest === 'drop') return '';
      if (isObject(rest)) return shownConstant(rest.value);
      throw new Unfit(expression.columns[0] ?? '', `expected one of the map's values: ${[...table.keys()].join(', ')}`);
    },
  };
}

function shownConstant(given: unknown): string {
  return typeof given === 'string' ? given : (JSON.stringify(given) ?? '');
}

/** The price of a content becomes that of a kilogram, in whole cents, as weighed goods have it. */
function scaled(expression: Expression, given: Given, place: string, complain: Complain): Expression {
  if (given.perKilogram === undefined) return expression;
  const content = readExpression(given.perKilogram, `${place}.perKilogram`, complain);
  return {
    columns: [...expression.columns, ...content.columns],
    read(cellOf) {
      const [price, text] = [expression.read(cellOf), content.read(cellOf)];
      if (price === '') return '';
      const [amount, weight] = [readDecimal(price), readContent(text)];
      if (amount === undefined) throw new Unfit(expression.columns[0] ?? '', 'expected whole cents');
      if (weight?.measure !== 'mass')
        throw new Unfit(content.columns[0] ?? '', 'expected a weight, from which the price per kilogram is made');
      return String(Math.round((amount * 1000) / weight.quantity));
    },
  };
}

function defaulted(expression: Expression, given: Given, place: string, complain: Complain): Expression {
  if (given.default === undefined) return expression;
  const fallback = constant(given.default, `${place}.default`, complain);
  return { ...expression, read: (cellOf) => expression.read(cellOf) || fallback.read(cellOf) };
}

function conditional(expression: Expression, given: Given, place: string, complain: Complain): Expression {
  if (given.when === undefined) return expression;
  const when = readCondition(given.when, `${place}.when`, complain);
  return {
    columns: [...expression.columns, ...when.columns],
    read: (cellOf) => (when.holds(cellOf) ? expression.read(cellOf) : ''),
  };
}

/** `{ "column": "weighed", "is": ["1"] }` or `{ "column": "price", "isNot": ["0"] }`; an empty cell is no value at all. */
export function readCondition(given: unknown, place: string, complain: Complain) {
  const { column, is, isNot, ...more } = isObject(given) ? given : {};
  for (const key of Object.keys(more))
    complain(`${place}.${key}`, `is not known here${didYouMean(key, ['column', 'is', 'isNot'])}`);
  const { columns, read } = columnOf(column, `${place}.column`, complain);
  if ((is === undefined) === (isNot === undefined)) complain(place, 'expected "is" or "isNot", one of them');
  const words = new Set(
    listOf(is ?? isNot ?? [''], `${place}.${is === undefined ? 'isNot' : 'is'}`, complain).map((word) =>
      shownConstant(word).trim().toLowerCase(),
    ),
  );
  return {
    columns,
    holds(cellOf: CellOf): boolean {
      const text = read(cellOf).trim().toLowerCase();
      return is === undefined ? text !== '' && !words.has(text) : words.has(text);
    },
  };
}

function listOf(given: unknown, place: string, complain: Complain): readonly unknown[] {
  if (Array.isArray(given) && given.length > 0) return given as readonly unknown[];
  complain(place, 'expected a list');
  return [];
}

export function textOf(given: unknown, place: string, complain: Complain): string | undefined {
  if (given !== undefined && typeof given !== 'string') complain(place, 'expected a text');
  return typeof given === 'string' ? given : undefined;
}

export function isObject(given: unknown): given is Given {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
