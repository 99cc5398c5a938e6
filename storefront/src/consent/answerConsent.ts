import {
  type ConsentCategory,
  type ConsentSettings,
  consentDays,
  cookies,
  knownCategories,
  refusedBySignal,
  writeConsent,
} from '@trolley/contract';
import { type Consent, consent as ofThisPage } from '../shell/consent/consent.ts';
import { isSignalled } from '../shell/consent/startConsent.ts';

interface Page {
  readonly document: { cookie: string };
  readonly location: { readonly protocol: string };
  readonly navigator: Pick<Navigator, 'globalPrivacyControl'>;
}

/** Remembers what was answered, a refusal as long as a permission, and acts on it at once. */
export function answerConsent(
  page: Page,
  { version }: Pick<ConsentSettings, 'version'>,
  allowed: readonly ConsentCategory[],
  now: number = Date.now(),
  consent: Pick<Consent, 'accept'> = ofThisPage,
): void {
  const categories = knownCategories(allowed);
  const value = writeConsent({ version, at: now, categories, underSignal: isSignalled(page) });
  const secure = page.location.protocol === 'https:' ? '; secure' : '';
  page.document.cookie = `${cookies.consent}=${value}; path=/; max-age=${consentDays * 86_400}; samesite=lax${secure}`;
  consent.accept(categories);
}

/** What "allow all" allows: all that is asked for, but not what the browser itself refuses. */
export function allowable({ asked }: Pick<ConsentSettings, 'asked'>, signal: boolean): readonly ConsentCategory[] {
  return signal ? asked.filter((category) => !refusedBySignal.includes(category)) : asked;
}
