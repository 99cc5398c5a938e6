import { createReadStream, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { kindOfFile } from './importKind.ts';
import type { ImportKind } from './kinds/kinds.ts';
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
  /** `heard` is told how many bytes came. */
  read(heard: (bytes: number) => void): AsyncIterable<Reading>;
}

const standardInput = '-';

/** A file, named from a folder, as a source; or why it cannot be one. */
export function openSource(name: string, folder: string, kind?: ImportKind): Source | { readonly reason: string } {
  if (name === standardInput) return sourceOf('standard input', folder, undefined, () => process.stdin, kind);
  const path = resolve(folder, name);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return { reason: 'there is no such file' };
  if (!found.isFile()) return { reason: 'expected a file' };
  return sourceOf(name, dirname(path), found.size, () => createReadStream(path, { highWaterMark: 256 * 1024 }), kind);
}

export function sourceOf(
  name: string,
  folder: string,
  bytes: number | undefined,
  open: () => AsyncIterable<Buffer>,
  kind?: ImportKind,
): Source {
  return {
    name,
    folder,
    bytes,
    async *read(heard) {
      const { first, all } = await begin(counted(open(), heard));
      if (isJsonLines(name, first)) {
        yield* readJsonLines(all, kind);
        return;
      }
      const kindOfRows = kind ?? kindOfFile(basename(name));
      if (kindOfRows) yield* readCsv(all, kindOfRows);
      else
        yield {
          line: 0,
          field: '',
          reason: 'expected a name that tells what is in it, like products.csv, or --kind',
          ends: true,
        };
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

/** The first sign that is not space, and everything from the beginning. */
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
  return { first, all: all() };
}
