import { type Cells, type CsvHeader, readCsvHeader } from '../csvHeader.ts';
import { didYouMean } from '../didYouMean.ts';
import type { RowProblem } from '../problem.ts';
import { shownValue } from '../problem.ts';
import type { ReadRow } from '../reading.ts';
import { categoriesOf, pathOf } from './categoryPath.ts';
import { type CellOf, type Expression, Unfit } from './expression.ts';
import type { MappedRow, TableMap } from './readMap.ts';

/** How the rows of a retailer's table are read by a map, once its first row is known; or what is wrong with that. */
export function mapTable(map: TableMap, names: Cells, currency: string): CsvHeader {
  const indexes = new Map(names.map((name, index) => [name.trim().toLowerCase(), index] as const));
  const wanted = new Set(map.rows.flatMap(columnsOf));
  const missing = [...wanted].filter((column) => !indexes.has(column.toLowerCase()));
  if (missing.length > 0)
    return {
      problems: missing.map((field) => ({
        field,
        reason: `the map wants a column of this name${didYouMean(field, names)}; there are: ${names.join(', ')}`,
      })),
    };
  const at = new Map([...wanted].map((column) => [column, indexes.get(column.toLowerCase())]));
  const readers = map.rows.map((row) => readerOf(row, currency));
  const wrong = readers.flatMap((reader) => ('problems' in reader ? reader.problems : []));
  if (wrong.length > 0) return { problems: wrong };
  return {
    rowsOf(cells, line) {
      const cellOf: CellOf = (column) => cells[at.get(column) ?? -1]?.trim() ?? '';
      return readers.flatMap((reader) => ('problems' in reader ? [] : reader.rowsOf(cellOf, line)));
    },
  };
}

function columnsOf(row: MappedRow): readonly string[] {
  const fields = [...row.fields.values()].flatMap(({ columns }) => columns);
  return [...row.columns, ...fields, ...('path' in row ? row.path.columns : [])];
}

type Reader = Extract<CsvHeader, { problems: unknown }> | { rowsOf(cellOf: CellOf, line: number): readonly ReadRow[] };

function readerOf(row: MappedRow, currency: string): Reader {
  const names = [...row.fields.keys()];
  const made = 'path' in row ? ['slug', 'name', 'parent'] : [];
  const header = readCsvHeader(row.kind, [...made, ...names], currency);
  if ('problems' in header)
    return {
      problems: header.problems.map(({ field, reason }) => ({
        field,
        reason: reason.replace('expected a column of this name', `the map does not say what it is of a ${row.kind}`),
      })),
    };
  const expressions = [...row.fields.values()];
  const seen = new Set<string>();
  const read = (cells: Cells, line: number, unfit: readonly RowProblem[]): readonly ReadRow[] =>
    header.rowsOf(cells, line).map((one) => ({ ...one, unreadable: [...unfit, ...one.unreadable] }));
  return {
    rowsOf(cellOf, line) {
      if (row.holds?.(cellOf) === false) return [];
      const unfit: RowProblem[] = [];
      const cells = expressions.map((expression, at) => readCell(expression, names[at] ?? '', cellOf, unfit));
      if (!('path' in row)) return read(cells, line, unfit);
      const path = pathOf(readCell(row.path, 'path', cellOf, unfit), row.separator);
      return categoriesOf(path).flatMap(({ slug, name, parent = '' }) => {
        if (seen.has(slug)) return [];
        seen.add(slug);
        return read([slug, name, parent, ...cells], line, unfit);
      });
    },
  };
}

function readCell(expression: Expression, field: string, cellOf: CellOf, unfit: RowProblem[]): string {
  try {
    return expression.read(cellOf);
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    const value = shownValue(cellOf(error.column));
    unfit.push({ field, reason: `${error.message} in "${error.column}"`, ...(value !== undefined && { value }) });
    return '';
  }
}
