import { allowedCategories, type ConsentSettings, isSilentApp, necessary } from '@trolley/contract';
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
  const isAsking = settings.asked.length > 0;
  const cookie = (name: string) => readCookie(page.document.cookie, name);
  const read = () => {
    const allowed = allowedCategories(cookie, settings, { now: now(), signal: isSignalled(page) });
    // Where nothing is asked for, nobody has to answer: what waits for an answer must not wait for ever.
    consent.accept(allowed ?? (isAsking ? undefined : [necessary]));
  };
  // OneTrust speaks for itself, once its script is there: in an app that does not want it, it never is.
  if (settings.provider === 'oneTrust' && isAsking && !isSilentApp(cookie)) return;
  read();
  page.addEventListener('focus', read);
}

/** CONS-04: an app that shows the shop and did not allow that its visits are counted. Nobody is asked there. */
export const isSilent = ({ document }: Pick<Page, 'document'>) =>
  isSilentApp((name) => readCookie(document.cookie, name));

/** The browser's wish not to be followed (Global Privacy Control). */
export const isSignalled = ({ navigator }: Pick<Page, 'navigator'>) => navigator.globalPrivacyControl === true;
