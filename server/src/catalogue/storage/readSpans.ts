import type { PriceSpan } from '../catalogue.ts';

/** A price as the database has it. */
export interface StoredSpan {
  readonly kind: PriceSpan['kind'];
  /** Empty: wherever no zone has its own. */
  readonly zone: string;
  readonly value: number;
  readonly from: number;
  readonly until: number | null;
}

/** What `selectPrices` wrote of a product: kind, value, from, until (nothing: without an end) and zone of each line. */
export function readSpans(lines: string): StoredSpan[] {
  return lines.split('\n').map((line) => {
    const [kind, value, from, until, ...zone] = line.split(' ');
    return {
      kind: kind as PriceSpan['kind'],
      value: Number(value),
      from: Number(from),
      until: until ? Number(until) : null,
      zone: zone.join(' '),
    };
  });
}
