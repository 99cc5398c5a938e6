import { longestRow } from './reading.ts';

export interface Line {
  readonly number: number;
  /** Without its end; undefined when it is longer than a row may be. */
  readonly bytes: Buffer | undefined;
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** The lines of a stream, one at a time; of one that is too long nothing is kept. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let number = 0;
  let begun: Buffer[] = [];
  let length = 0;

  const add = (part: Buffer) => {
    length += part.length;
    if (length > longestRow) begun = [];
    else begun.push(part);
  };
  const end = (): Line => {
    number += 1;
    const whole = length > longestRow ? undefined : withoutReturn(begun.length === 1 ? begun[0] : Buffer.concat(begun));
    begun = [];
    length = 0;
    return { number, bytes: whole };
  };

  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, from)) {
      add(chunk.subarray(from, at));
      yield end();
      from = at + 1;
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  if (length > 0) yield end();
}

function withoutReturn(bytes: Buffer | undefined): Buffer {
  if (!bytes) return Buffer.alloc(0);
  return bytes.at(-1) === carriageReturn ? bytes.subarray(0, -1) : bytes;
}
