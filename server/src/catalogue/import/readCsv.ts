import { pipeline, Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { type Cells, type CsvHeader, readCsvHeader } from './csvHeader.ts';
import type { ImportKind } from './kinds/kinds.ts';
import { mapTable } from './map/mapTable.ts';
import type { TableMap } from './map/readMap.ts';
import { longestRow, notUtf8, type Reading, tooLong } from './reading.ts';
import { checkUtf8, NotUtf8 } from './utf8.ts';

interface Parsed {
  readonly record: readonly string[];
  readonly info: Info;
}

/** What the rows of a table are: of one kind, or what a map makes of them. */
export interface TableRows {
  readonly kind?: ImportKind;
  readonly map?: TableMap;
  /** The shop's: what amounts are in. */
  readonly currency: string;
}

/** A table with its names in the first row. Where there is a map, but the names are ours, they are read as ours. */
export async function* readCsv(
  chunks: AsyncIterable<Buffer>,
  { kind, map, currency }: TableRows,
): AsyncGenerator<Reading> {
  let header: CsvHeader | undefined;
  let width = 0;
  try {
    const { start, all } = await peek(checkUtf8(chunks));
    const delimiter = delimiterOf(start);
    const isOurs = kind !== undefined && (!map || isOurHeader(kind, start, delimiter, currency));
    const readHeader = (names: Cells): CsvHeader =>
      map && !isOurs ? mapTable(map, names, currency) : readCsvHeader(kind ?? 'product', names, currency);
    for await (const { record, info } of parsedRows(all, delimiter, !isOurs && map?.plainQuotes === true)) {
      const line = info.lines - record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      if (!header) {
        header = readHeader(record);
        width = record.length;
        if ('problems' in header) {
          for (const problem of header.problems) yield { line, ...problem, ends: true };
          return;
        }
      } else if (record.length !== width) {
        yield {
          line,
          field: '',
          reason: `expected ${width} columns, as in the first row, but it has ${record.length}`,
        };
      } else if ('rowsOf' in header) {
        yield* header.rowsOf(record, line);
      }
    }
  } catch (error) {
    yield unreadable(error);
  }
}

function isOurHeader(kind: ImportKind, start: string, delimiter: string, currency: string): boolean {
  const names = start
    .replace(/^\uFEFF/, '')
    .split(delimiter)
    .map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
  return !('problems' in readCsvHeader(kind, names, currency));
}

async function* parsedRows(
  chunks: AsyncIterable<Buffer>,
  delimiter: string,
  plainQuotes: boolean,
): AsyncGenerator<Parsed> {
  const parser = parse({
    delimiter,
    bom: true,
    ...(plainQuotes && { quote: null }),
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: longestRow,
  });
  // What goes wrong comes out of the parser, too.
  pipeline(Readable.from(chunks), parser, () => {});
  yield* parser as AsyncIterable<Parsed>;
}

/** The first line, and everything from the beginning. */
async function peek(chunks: AsyncGenerator<Buffer>): Promise<{ start: string; all: AsyncIterable<Buffer> }> {
  const begun: Buffer[] = [];
  let length = 0;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    begun.push(next.value);
    length += next.value.length;
    if (next.value.includes('\n') || length > longestRow) break;
  }
  async function* all() {
    yield* begun;
    yield* chunks;
  }
  const [start = ''] = Buffer.concat(begun).toString().split('\n', 1);
  return { start, all: all() };
}

const csvReasons: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'expected the end of a quoted text, which begins in this row or before it',
  INVALID_OPENING_QUOTE: 'expected a quote (") only around a whole cell, and doubled ("") inside one',
  CSV_INVALID_CLOSING_QUOTE: 'expected a quote (") only around a whole cell, and doubled ("") inside one',
  CSV_MAX_RECORD_SIZE: `${tooLong}; is a quote (") missing?`,
};

function unreadable(error: unknown): Reading {
  if (error instanceof NotUtf8) return { line: error.line, field: '', reason: notUtf8, ends: true };
  if (!(error instanceof CsvError)) throw error;
  const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 0;
  return { line, field: '', reason: csvReasons[error.code] ?? error.message, ends: true };
}

const delimiters = [',', ';', '\t'] as const;

/** The sign that divides the header: the most frequent of comma, semicolon and tab outside quotes. */
function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*("|$)/g, '');
  const counts = delimiters.map((sign) => bare.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
