import { createReadStream, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { foreignFormat, toUtf8 } from './encoding.ts';
import { kindOfFile } from './importKind.ts';
import type { ImportKind } from './kinds/kinds.ts';
import type { TableMap } from './map/readMap.ts';
import { readCsv } from './readCsv.ts';
import type { Reading } from './reading.ts';
import { readJsonLines } from './readJsonLines.ts';

/** Something to import from. */
export interface Source {
  /** As the person named it. */
  readonly name: string;
  /** What paths in it are relative to. */
  readonly folder: string;
  /** Undefined where it is not known before the end. */
  readonly bytes?: number;
  /** `heard` is told how many bytes came; `currency` is the shop's. */
  read(heard: (bytes: number) => void, currency: string): AsyncIterable<Reading>;
}

const standardInput = '-';

/** How a file is to be read, where it does not tell by itself. */
export interface Reader {
  readonly kind?: ImportKind;
  readonly encoding?: string;
  readonly maps?: readonly TableMap[];
}

/** A file, named from a folder, as a source; or why it cannot be one. */
export function openSource(name: string, folder: string, reader: Reader = {}): Source | { readonly reason: string } {
  if (name === standardInput) return sourceOf('standard input', folder, undefined, () => process.stdin, reader);
  const path = resolve(folder, name);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return { reason: 'there is no such file' };
  if (!found.isFile()) return { reason: 'expected a file' };
  return sourceOf(name, dirname(path), found.size, () => createReadStream(path, { highWaterMark: 256 * 1024 }), reader);
}

export function sourceOf(
  name: string,
  folder: string,
  bytes: number | undefined,
  open: () => AsyncIterable<Buffer>,
  { kind, encoding, maps = [] }: Reader = {},
): Source {
  const given = (reason: string): Reading => ({ line: 0, field: '', reason, ends: true });
  return {
    name,
    folder,
    bytes,
    async *read(heard, currency) {
      const chunks = counted(open(), heard);
      const { first, start, all } = await begin(encoding === undefined ? chunks : toUtf8(chunks, encoding));
      const foreign = foreignFormat(start);
      const map = maps.find((one) => one.fits(name));
      const kindOfRows = kind ?? kindOfFile(basename(name));
      if (foreign !== undefined) yield given(foreign);
      else if (isJsonLines(name, first)) yield* readJsonLines(all, kind);
      else if (map || kindOfRows) yield* readCsv(all, { kind: kindOfRows, map, currency });
      else yield given('expected a name that tells what is in it, like products.csv, or --kind, or a --map');
    },
  };
}

function isJsonLines(name: string, first: string): boolean {
  if (/\.(jsonl|ndjson|json)$/i.test(name)) return true;
  return !/\.(csv|tsv)$/i.test(name) && first === '{';
}

async function* counted(chunks: AsyncIterable<Buffer>, heard: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    heard(chunk.length);
    yield chunk;
  }
}

/** The first sign that is not space, the first bytes, and everything from the beginning. */
async function begin(chunks: AsyncGenerator<Buffer>) {
  const begun: Buffer[] = [];
  let first = '';
  while (first === '') {
    const next = await chunks.next();
    if (next.done) break;
    begun.push(next.value);
    first = next.value
      .toString()
      .replace(/^\uFEFF/, '')
      .trimStart()
      .charAt(0);
  }
  async function* all() {
    yield* begun;
    yield* chunks;
  }
  return { first, start: begun[0] ?? Buffer.alloc(0), all: all() };
}
