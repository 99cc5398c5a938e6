export interface ByteRange {
  readonly start: number;
  /** Inclusive, as in the header. */
  readonly end: number;
}

/** The one range a player asks for; undefined means the whole file, `unsatisfiable` a range that lies outside it. */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return undefined;
  if (found[1] === '') {
    const length = Math.min(Number(found[2]), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(found[1]);
  const end = found[2] === '' ? size - 1 : Math.min(Number(found[2]), size - 1);
  if (found[2] !== '' && Number(found[2]) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
