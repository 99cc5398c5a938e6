import { type ConsentCategory, knownCategories, refusedBySignal } from './categories.ts';

/** What somebody answered to the question of the built-in dialog. */
export interface ConsentAnswer {
  /** Of the purposes they were told. */
  readonly version: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly categories: readonly ConsentCategory[];
  /** The browser sent its privacy signal then: what they allowed all the same, they meant. */
  readonly underSignal?: boolean;
}

const signalMark = 'gpc';

/** How long an answer counts, also a refusal: nobody is asked again before. */
export const consentDays = 183;

const dayMs = 86_400_000;

/** The value of the readable cookie: version, seconds and what was allowed, as in `1.1763423100.C0001.C0002`. */
export function writeConsent({ version, at, categories, underSignal }: ConsentAnswer): string {
  return [version, Math.floor(at / 1000), ...categories, ...(underSignal ? [signalMark] : [])].join('.');
}

interface Moment {
  /** Of the purposes there are now. */
  readonly version: number;
  readonly now: number;
  /** The browser sends its privacy signal (Global Privacy Control), which counts as a refusal. */
  readonly signal?: boolean;
}

/** The answer that counts now; undefined where nobody answered, long ago, or about other purposes. */
export function readConsent(
  value: string | undefined,
  { version, now, signal = false }: Moment,
): ConsentAnswer | undefined {
  const [told, seconds, ...names] = (value ?? '').split('.');
  const at = /^\d{1,12}$/.test(seconds ?? '') ? Number(seconds) * 1000 : Number.NaN;
  const isCurrent = now - at < consentDays * dayMs && at <= now + dayMs;
  if (told !== String(version) || !isCurrent || names.length === 0) return undefined;
  const underSignal = names.includes(signalMark);
  const given = knownCategories(names);
  const isRefused = (category: ConsentCategory) => signal && !underSignal && refusedBySignal.includes(category);
  const categories = given.filter((category) => !isRefused(category));
  return { version, at, categories, ...(underSignal && { underSignal }) };
}
