import { allowedCategories, type ConsentSettings } from '@trolley/contract';
import { readCookie } from '../cookie.ts';
import { type Consent, consent as ofThisPage } from './consent.ts';

declare global {
  interface Navigator {
    /** Missing in browsers that know no such signal. */
    readonly globalPrivacyControl?: boolean;
  }
}

interface Page {
  readonly document: { readonly cookie: string };
  readonly navigator: Pick<Navigator, 'globalPrivacyControl'>;
  addEventListener(type: 'focus', listener: () => void): void;
}

/** Takes what the cookies allow as the page's consent, now and whenever another tab may have changed it. */
export function startConsent(
  page: Page,
  settings: ConsentSettings,
  now: () => number = Date.now,
  consent: Pick<Consent, 'accept'> = ofThisPage,
): void {
  const read = () => {
    const cookie = (name: string) => readCookie(page.document.cookie, name);
    consent.accept(allowedCategories(cookie, settings, { now: now(), signal: isSignalled(page) }));
  };
  // OneTrust speaks for itself, once its script is there.
  if (settings.provider === 'oneTrust') return;
  read();
  page.addEventListener('focus', read);
}

/** The browser's wish not to be followed (Global Privacy Control). */
export const isSignalled = ({ navigator }: Pick<Page, 'navigator'>) => navigator.globalPrivacyControl === true;
