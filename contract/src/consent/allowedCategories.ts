import { cookies } from '../wire/names.ts';
import { readConsent } from './answer.ts';
import { type ConsentCategory, consentCategories, necessary } from './categories.ts';
import type { ConsentSettings } from './consentFile.ts';
import { oneTrustCookies, readOneTrust } from './oneTrust.ts';

/**
 * What the cookies of a browser allow, on either side of the wire; undefined while nobody has answered, which allows
 * what is necessary alone. In an app's web view nothing else is allowed either, unless the app says so.
 */
export function allowedCategories(
  cookie: (name: string) => string | undefined,
  { provider, version }: Pick<ConsentSettings, 'provider' | 'version'>,
  { now, signal }: { readonly now: number; readonly signal?: boolean },
): readonly ConsentCategory[] | undefined {
  if (isSilentApp(cookie)) return [necessary];
  switch (provider) {
    case 'none':
      return consentCategories;
    case 'builtIn':
      return readConsent(cookie(cookies.consent), { version, now, signal })?.categories;
    case 'oneTrust':
      return readOneTrust(cookie(oneTrustCookies.groups), cookie(oneTrustCookies.closed));
  }
}

/** An app that shows the shop and did not allow that its visits are counted. */
export function isSilentApp(cookie: (name: string) => string | undefined): boolean {
  return cookie(cookies.webview) !== undefined && cookie(cookies.analytics) === undefined;
}
