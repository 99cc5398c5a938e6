/** When something shows; a missing end is none. */
export interface Span {
  readonly validFrom?: string | undefined;
  readonly validUntil?: string | undefined;
}

/** When the thing at a path of a value shows: while all that it stands in does. */
export function spanAt(value: unknown, path: readonly (string | number)[]): Span {
  let span: Span = {};
  let held = value;
  for (const step of [...path, '']) {
    if (typeof held !== 'object' || held === null) break;
    const own = held as Readonly<Record<string | number, unknown>>;
    span = {
      validFrom: later(span.validFrom, own['validFrom'], 1),
      validUntil: later(span.validUntil, own['validUntil'], -1),
    };
    held = own[step];
  }
  return span;
}

/** The later of two moments, or with -1 the earlier; what is no moment does not count. */
function later(known: string | undefined, other: unknown, sign: 1 | -1): string | undefined {
  if (typeof other !== 'string' || Number.isNaN(Date.parse(other))) return known;
  if (known === undefined) return other;
  return (Date.parse(other) - Date.parse(known)) * sign > 0 ? other : known;
}
