import type { Problem } from './problem.ts';
import { describeProblem } from './problem.ts';
import type { Reading } from './reading.ts';
import { type Reader, type Source, sourceOf } from './source.ts';

export const jsonLines = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** A file that lies nowhere. */
export function fileOf(name: string, content: string | Buffer, reader: Reader = {}, folder = '/nowhere'): Source {
  const bytes = Buffer.from(content);
  return sourceOf(name, folder, bytes.length, () => chunksOf(bytes, 7919), reader);
}

export async function* chunksOf(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

export async function readingsOf(source: Source): Promise<readonly Reading[]> {
  const readings: Reading[] = [];
  for await (const reading of source.read(() => {}, 'EUR')) readings.push(reading);
  return readings;
}

/** The problems it is told of, as they are printed. */
export function problemList() {
  const lines: string[] = [];
  let following = 0;
  return {
    lines,
    /** How many of them only follow from others. */
    following: () => following,
    problem(problem: Problem): void {
      lines.push(describeProblem(problem));
      if (problem.follows) following += 1;
    },
  };
}

/** Cells as a spreadsheet writes them. */
export function csv(rows: readonly (readonly string[])[], delimiter = ',', end = '\n'): string {
  const cell = (text: string) =>
    /["\r\n;,\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((row) => row.map(cell).join(delimiter) + end).join('');
}
