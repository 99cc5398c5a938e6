import type { FoundStore } from './store.ts';

export type StoreState =
  | {
      readonly kind: 'open';
      readonly until: string;
      /** Why it closes then. */
      readonly note?: string;
      /** Before its usual time. */
      readonly early: boolean;
      /** In less than an hour. */
      readonly soon: boolean;
      /** No end in sight: it is open day and night. */
      readonly always: boolean;
    }
  | { readonly kind: 'closed'; readonly opens?: string; readonly note?: string };

const hour = 3_600_000;
/** Nobody plans a visit further ahead than that. */
const dayAndNight = 26 * hour;

type Hours = Pick<FoundStore, 'openings' | 'exceptions'>;

/** Whether a store is open at a moment, and until when; otherwise when it opens. */
export function storeState({ openings, exceptions }: Hours, now: number): StoreState {
  const next = openings.find(({ until }) => Date.parse(until) > now);
  if (next && Date.parse(next.from) <= now) {
    const left = Date.parse(next.until) - now;
    const { until, note, early = false } = next;
    return { kind: 'open', until, ...(note && { note }), early, soon: left < hour, always: left > dayAndNight };
  }
  const today = exceptions.find(({ from, until }) => Date.parse(from) <= now && now < Date.parse(until));
  return { kind: 'closed', ...(next && { opens: next.from }), ...(today && { note: today.note }) };
}

/** The next moment at which a store's state, or how it is told, is another one. */
export function nextStoreChange({ openings, exceptions }: Hours, now: number): number | undefined {
  const moments = [
    ...openings.flatMap(({ from, until }) => [Date.parse(from), Date.parse(until) - hour, Date.parse(until)]),
    ...exceptions.flatMap(({ from, until }) => [Date.parse(from), Date.parse(until)]),
  ].filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
