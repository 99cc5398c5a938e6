import { type ConsentCategory, knownCategories } from './categories.ts';

/** What somebody answered to the question of the built-in dialog. */
export interface ConsentAnswer {
  /** Of the purposes they were told. */
  readonly version: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly categories: readonly ConsentCategory[];
}

/** How long an answer counts, also a refusal: nobody is asked again before. */
export const consentDays = 183;

const dayMs = 86_400_000;

/** The value of the readable cookie: version, seconds and what was allowed, as in `1.1763423100.C0001.C0002`. */
export function writeConsent({ version, at, categories }: ConsentAnswer): string {
  return [version, Math.floor(at / 1000), ...categories].join('.');
}

/** The answer that counts now; undefined where nobody answered, long ago, or about other purposes. */
export function readConsent(value: string | undefined, version: number, now: number): ConsentAnswer | undefined {
  const [told, seconds, ...names] = (value ?? '').split('.');
  const at = /^\d{1,12}$/.test(seconds ?? '') ? Number(seconds) * 1000 : Number.NaN;
  const isCurrent = now - at < consentDays * dayMs && at <= now + dayMs;
  if (told !== String(version) || !isCurrent || names.length === 0) return undefined;
  return { version, at, categories: knownCategories(names) };
}
