import { type ConsentCategory, knownCategories } from './categories.ts';
import type { OneTrustSettings } from './consentFile.ts';

/** OneTrust's own cookies: what was allowed, and that the question was answered. */
export const oneTrustCookies = { groups: 'OptanonConsent', closed: 'OptanonAlertBoxClosed' } as const;

/** What OneTrust's cookies allow; undefined where its question was not answered. Both values decoded. */
export function readOneTrust(
  groupsCookie: string | undefined,
  closedCookie: string | undefined,
): readonly ConsentCategory[] | undefined {
  if (!groupsCookie || !closedCookie) return undefined;
  const groups = new URLSearchParams(groupsCookie).get('groups') ?? '';
  const isOn = (pair: string) => pair.endsWith(':1');
  return knownCategories(
    groups
      .split(',')
      .filter(isOn)
      .map((pair) => pair.slice(0, -2)),
  );
}

/** Where its script is loaded from. */
export function oneTrustScript({ scriptUrl }: Pick<OneTrustSettings, 'scriptUrl'>): string {
  return scriptUrl ?? 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js';
}
