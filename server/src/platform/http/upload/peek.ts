/** As many as any kind of file is told by. */
const firstBytes = 32;

export interface Peeked<T> {
  readonly seen: T;
  /** All of it, the first bytes included. */
  readonly content: AsyncIterable<Buffer>;
}

/** Looks at the first bytes of what comes before any of it is kept; what `look` throws ends the stream. */
export async function peek<T>(content: AsyncIterable<Buffer>, look: (first: Buffer) => T): Promise<Peeked<T>> {
  const source = content[Symbol.asyncIterator]();
  const held: Buffer[] = [];
  let size = 0;
  let isOver = false;
  while (size < firstBytes && !isOver) {
    const next = await source.next();
    isOver = next.done === true;
    if (next.done) break;
    held.push(next.value);
    size += next.value.length;
  }
  async function* whole(): AsyncGenerator<Buffer> {
    try {
      yield* held;
      if (!isOver) yield* { [Symbol.asyncIterator]: () => source };
    } finally {
      await source.return?.();
    }
  }
  try {
    return { seen: look(Buffer.concat(held)), content: whole() };
  } catch (error) {
    await source.return?.();
    throw error;
  }
}
