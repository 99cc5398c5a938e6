import { allowedCategories, type ConsentSettings } from '@trolley/contract';
import { readCookie } from '../cookie.ts';
import { type Consent, consent as ofThisPage } from './consent.ts';

interface Page {
  readonly document: { readonly cookie: string };
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
    consent.accept(allowedCategories(cookie, settings, now()));
  };
  read();
  page.addEventListener('focus', read);
}
