import { enoughOf } from './enough.ts';

/** So much of a thing on a day (days since 1970). */
export interface Use {
  readonly day: number;
  readonly grams: number;
}

export interface Shared {
  readonly pieces: number;
  /** Grams in the piece that was opened last. */
  readonly left: number;
  /** The day it was opened; undefined where nothing is used. */
  readonly openedOn?: number;
}

/**
 * How many pieces several dishes need together: what is left of one serves the next, as long as it keeps. Days in order
 * of time; `keeps` in days, undefined: as long as you like.
 */
export function sharePieces(uses: readonly Use[], pieceGrams: number, keeps?: number): Shared {
  let [pieces, left] = [0, 0];
  let openedOn: number | undefined;
  for (const { day, grams } of uses.toSorted((one, other) => one.day - other.day)) {
    if (grams <= 0) continue;
    if (keeps !== undefined && openedOn !== undefined && day - openedOn > keeps) left = 0;
    const missing = enoughOf(grams, pieceGrams) - left;
    if (missing <= 0) {
      left = Math.max(0, left - grams);
      continue;
    }
    const more = Math.max(1, Math.ceil(missing / pieceGrams - 1e-9));
    pieces += more;
    left = Math.max(0, left + more * pieceGrams - grams);
    openedOn = day;
  }
  return { pieces: Math.max(1, pieces), left, ...(openedOn !== undefined && { openedOn }) };
}
