import { didYouMean } from './didYouMean.ts';
import { definitionOf, type ImportKind } from './kinds/kinds.ts';
import type { RowProblem } from './problem.ts';
import { shownValue } from './problem.ts';
import type { ReadRow } from './reading.ts';

export type Cells = readonly string[];

interface HeaderProblem {
  readonly field: string;
  readonly reason: string;
}

/** What the first row of a CSV file says: how the following ones are read, or what is wrong with it. */
export type CsvHeader =
  | { readonly problems: readonly HeaderProblem[] }
  | { rowsOf(cells: Cells, line: number): readonly ReadRow[] };

/** `currency` is the shop's. */
export function readCsvHeader(kind: ImportKind, names: Cells, currency: string): CsvHeader {
  const { columns } = definitionOf(kind);
  const known = new Map([...columns].map(([name, column]) => [name.toLowerCase(), column]));
  const found = names.map((name) => ({ name: name.trim(), column: known.get(name.trim().toLowerCase()) }));
  const problems: HeaderProblem[] = [];
  const seen = new Map<string, string>();
  for (const { name, column } of found) {
    const field = column?.path.join('.') ?? '';
    if (!column)
      problems.push({
        field: name,
        reason: `expected one of: ${[...columns.keys()].join(', ')}${didYouMean(name, columns.keys())}`,
      });
    else if (seen.has(field))
      problems.push({ field: name, reason: `expected "${seen.get(field)}" alone to tell this` });
    else seen.set(field, name);
  }
  for (const field of requiredFields(kind)) {
    if (![...seen.keys()].some((path) => path === field || path.startsWith(`${field}.`)))
      problems.push({ field, reason: 'expected a column of this name' });
  }
  if (problems.length > 0) return { problems };

  return {
    rowsOf(cells, line) {
      const value: Record<string, unknown> = {};
      const unreadable: RowProblem[] = [];
      found.forEach(({ name, column }, index) => {
        const cell = cells[index]?.trim() ?? '';
        if (cell === '' || !column) return;
        const read = column.read(cell, currency);
        if (read === undefined)
          unreadable.push({
            field: name,
            reason: column.doubt?.(cell, currency) ?? column.expected,
            value: shownValue(cell),
          });
        else put(value, column.path, read);
      });
      return [{ line, kind, value, unreadable }];
    },
  };
}

/** Fields that no row of this kind can be without. */
function requiredFields(kind: ImportKind): readonly string[] {
  const { error } = definitionOf(kind).schema.safeParse({});
  return (error?.issues ?? []).filter(({ code }) => code !== 'custom').map(({ path }) => String(path[0]));
}

function put(value: Record<string, unknown>, [name = '', ...below]: readonly string[], read: unknown): void {
  if (below.length === 0) value[name] = read;
  else {
    const inner = (value[name] ??= {}) as Record<string, unknown>;
    put(inner, below, read);
  }
}
