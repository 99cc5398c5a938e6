import { isUtf8 } from 'node:buffer';

export class NotUtf8 extends Error {
  override name = 'NotUtf8';
  readonly line: number;

  constructor(line: number) {
    super(`line ${line} is not UTF-8`);
    this.line = line;
  }
}

const lineFeed = 0x0a;

/** The same bytes in chunks of whole letters; throws at the first line that is not UTF-8. */
export async function* checkUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let line = 1;
  let open: Buffer = Buffer.alloc(0);
  const check = (bytes: Buffer): Buffer => {
    if (!isUtf8(bytes)) throw new NotUtf8(line + goodLines(bytes));
    line += feeds(bytes);
    return bytes;
  };
  for await (const chunk of chunks) {
    const bytes = open.length > 0 ? Buffer.concat([open, chunk]) : chunk;
    const end = bytes.length - openLetter(bytes);
    open = bytes.subarray(end);
    yield check(bytes.subarray(0, end));
  }
  if (open.length > 0) yield check(open);
}

/** How many bytes at the end begin a letter that goes on in the next chunk. */
function openLetter(bytes: Buffer): number {
  for (let back = 1; back <= 3; back += 1) {
    const byte = bytes.at(-back) ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
  }
  return 0;
}

/** How many whole lines stand before the first that is not UTF-8. */
function goodLines(bytes: Buffer): number {
  let good = 0;
  let from = 0;
  for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, from)) {
    if (!isUtf8(bytes.subarray(from, end))) return good;
    good += 1;
    from = end + 1;
  }
  return good;
}

function feeds(bytes: Buffer): number {
  let found = 0;
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) found += 1;
  return found;
}
