import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface TableProps {
  readonly caption: string;
  readonly head: readonly ReactNode[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** Columns of figures, counted from 0, stand at the end of their cell. */
  readonly figures?: readonly number[];
}

/** The first cell of a row names it. A table too wide for its place scrolls by itself. */
export function Table({ caption, head, rows, figures = [] }: TableProps) {
  const alignment = (column: number) => classes(figures.includes(column) && 'table-figure');
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-frame" role="group" aria-label={caption} tabIndex={0}>
      <table className="table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((title, column) => (
              <th key={column} scope="col" className={alignment(column)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column} className={alignment(column)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
