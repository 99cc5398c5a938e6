import type { Json } from './json.ts';
import { isList, textOf } from './json.ts';

/** A table as its form holds it: as many cells in a row as there are columns. */
export interface TableCells {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function cellsOf(head: Json | undefined, rows: Json | undefined): TableCells {
  const columns = isList(head) ? head.map(textOf) : [];
  return {
    head: columns,
    rows: (isList(rows) ? rows : []).map((row) => columns.map((_, at) => textOf(isList(row) ? row[at] : undefined))),
  };
}

/** A column goes to another place with all its cells; without `to` it goes away with them. */
export function moveColumn({ head, rows }: TableCells, from: number, to?: number): TableCells {
  const moved = (cells: readonly string[]) => {
    const rest = cells.toSpliced(from, 1);
    return to === undefined ? rest : rest.toSpliced(to, 0, cells[from] ?? '');
  };
  return { head: moved(head), rows: rows.map(moved) };
}

export function addColumn({ head, rows }: TableCells): TableCells {
  return { head: [...head, ''], rows: rows.map((cells) => [...cells, '']) };
}
