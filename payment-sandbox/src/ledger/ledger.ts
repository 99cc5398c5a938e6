import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Books, emptyBooks, enter } from './books.ts';
import { type Entry, line } from './entry.ts';

export interface Ledger {
  readonly books: Books;
  /** Written before it is answered: a kill loses nothing that was answered. */
  record(...entries: readonly Entry[]): void;
  close(): void;
}

/** The file of everything that happened, one line after the other, read again at every start. */
export function openLedger(folder: string): Ledger {
  // Only its own folder is private; other users may need the ones above.
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = join(folder, 'payments.jsonl');
  const file = openSync(name, 'a+', 0o600);
  const books = emptyBooks();
  const whole = replay(readFileSync(file), books, name);
  // A line that a kill cut short was not answered yet.
  ftruncateSync(file, whole);
  let size = whole;

  function write(bytes: Buffer): void {
    try {
      if (writeSync(file, bytes) !== bytes.length) throw new Error(`${name} took only a part of a line.`);
      size += bytes.length;
    } catch (error) {
      ftruncateSync(file, size);
      throw error;
    }
  }

  return {
    books,
    record(...entries) {
      if (entries.length === 0) return;
      write(Buffer.from(`${JSON.stringify(entries)}\n`));
      for (const entry of entries) enter(books, entry);
    },
    close() {
      closeSync(file);
    },
  };
}

/** How many bytes are whole lines. */
function replay(bytes: Buffer, books: Books, name: string): number {
  const whole = bytes.lastIndexOf('\n') + 1;
  const lines = bytes.subarray(0, whole).toString().split('\n').slice(0, -1);
  lines.forEach((text, index) => {
    const read = line.safeParse(parsed(text));
    if (!read.success) throw new Error(`${name}, line ${index + 1}, is not what this service writes.`);
    for (const entry of read.data) enter(books, entry);
  });
  return whole;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
