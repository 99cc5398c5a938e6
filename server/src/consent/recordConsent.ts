import { allowedCategories, type ConsentSettings, cookies, oneTrustCookies, readConsent } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import { insertConsent } from './queries.ts';

interface Browser {
  cookie(name: string): string | undefined;
  /** It sends the header of Global Privacy Control. */
  readonly signal: boolean;
}

/** Keeps what this browser's cookies say its owner answered, as proof. The same answer is kept once; none is none. */
export async function recordConsent(
  on: Queryable,
  customerId: string,
  { cookie, signal }: Browser,
  settings: Pick<ConsentSettings, 'provider' | 'version'>,
  now: number,
): Promise<void> {
  const { provider, version } = settings;
  const moment = { now, signal };
  const answeredAt =
    provider === 'builtIn'
      ? readConsent(cookie(cookies.consent), { version, ...moment })?.at
      : Date.parse(cookie(oneTrustCookies.closed) ?? '');
  const categories = allowedCategories(cookie, settings, moment);
  // What an app keeps silent about, and what nobody asked for, proves nothing.
  if (provider === 'none' || cookie(cookies.webview) !== undefined || !categories || !isMoment(answeredAt, now)) return;
  await insertConsent(on, customerId, { provider, version, categories, answeredAt: new Date(answeredAt) });
}

function isMoment(at: number | undefined, now: number): at is number {
  return at !== undefined && at > 0 && at <= now + 86_400_000;
}
