import type { Cents } from '@trolley/contract';
import type { PriceSpan } from '../catalogue.ts';

/** The span of a kind that counts at a moment: the zone's own before that of everywhere, then the one begun last. */
export function spanAt(
  spans: readonly PriceSpan[],
  kind: PriceSpan['kind'],
  zone: string,
  moment: number,
): PriceSpan | undefined {
  let found: PriceSpan | undefined;
  for (const span of spans) {
    if (span.kind !== kind || span.from > moment || (span.until !== undefined && span.until <= moment)) continue;
    if (span.zone !== undefined && span.zone !== zone) continue;
    if (!found || beats(span, found)) found = span;
  }
  return found;
}

function beats(one: PriceSpan, other: PriceSpan): boolean {
  if ((one.zone === undefined) !== (other.zone === undefined)) return one.zone !== undefined;
  return one.from > other.from;
}

/** What everybody paid at a moment: the offer where it was lower than the regular price. */
export function chargedAt(spans: readonly PriceSpan[], zone: string, moment: number): Cents | undefined {
  const regular = spanAt(spans, 'regular', zone, moment)?.value;
  const offer = spanAt(spans, 'offer', zone, moment)?.value;
  if (regular === undefined || offer === undefined) return regular ?? offer;
  return Math.min(regular, offer);
}

/** The lowest price everybody paid between two moments; undefined if it was not sold then. */
export function lowestCharged(
  spans: readonly PriceSpan[],
  zone: string,
  from: number,
  until: number,
): Cents | undefined {
  let lowest: Cents | undefined;
  const look = (moment: number) => {
    const charged = chargedAt(spans, zone, moment);
    if (charged !== undefined && (lowest === undefined || charged < lowest)) lowest = charged;
  };
  look(from);
  for (const span of spans) {
    // Prices change only where a span begins or ends.
    if (span.from > from && span.from < until) look(span.from);
    if (span.until !== undefined && span.until > from && span.until < until) look(span.until);
  }
  return lowest;
}

/** When an offer began: one that goes on at the same price under a new date is still the same. */
export function beganAt(spans: readonly PriceSpan[], offer: PriceSpan): number {
  let from = offer.from;
  for (let before = touching(spans, offer, from); before; before = touching(spans, offer, from)) from = before.from;
  return from;
}

/** When it ends, told the same way; undefined where no end is known. */
export function endsAt(spans: readonly PriceSpan[], offer: PriceSpan): number | undefined {
  let { until } = offer;
  for (let next = following(spans, offer, until); next; next = following(spans, offer, until)) until = next.until;
  return until;
}

function following(
  spans: readonly PriceSpan[],
  { kind, zone, value }: PriceSpan,
  until: number | undefined,
): PriceSpan | undefined {
  if (until === undefined) return undefined;
  return spans.find(
    (span) =>
      span.kind === kind &&
      span.zone === zone &&
      span.value === value &&
      span.from <= until &&
      (span.until === undefined || span.until > until),
  );
}

function touching(spans: readonly PriceSpan[], { kind, zone, value }: PriceSpan, from: number): PriceSpan | undefined {
  return spans.find(
    (span) =>
      span.kind === kind &&
      span.zone === zone &&
      span.value === value &&
      span.from < from &&
      (span.until === undefined || span.until >= from),
  );
}
