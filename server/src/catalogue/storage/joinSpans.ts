interface Span {
  readonly kind: string;
  readonly zone?: string;
  readonly value: number;
  readonly from: number;
  readonly until?: number | null;
}

/**
 * A price that goes on unchanged as one span, however it was written; offers keep their own days.
 * The spans come by kind and zone, in the order of their time.
 */
export function joinSpans<T extends Span>(spans: readonly T[]): readonly T[] {
  const joined: T[] = [];
  for (const one of spans) {
    const last = joined.at(-1);
    const isSame =
      last?.kind === one.kind && one.kind !== 'offer' && last.zone === one.zone && last.value === one.value;
    if (last && isSame && last.until === one.from) joined[joined.length - 1] = { ...last, until: one.until };
    else joined.push(one);
  }
  return joined;
}
