import type { ConsentCategory } from '@trolley/contract';
import type { Consent } from '../shell/consent/consent.ts';

type Signal = 'granted' | 'denied';
/** All seven signals: one that is not set does not count as denied everywhere. */
type Signals = Readonly<
  Record<
    | 'ad_storage'
    | 'ad_user_data'
    | 'ad_personalization'
    | 'analytics_storage'
    | 'functionality_storage'
    | 'personalization_storage'
    | 'security_storage',
    Signal
  >
>;

interface Page {
  dataLayer?: unknown[];
}

/** What Google's tags may do with these categories (consent mode, version 2). */
export function googleSignals(
  allows: (category: ConsentCategory) => boolean,
  asked: readonly ConsentCategory[],
): Signals {
  const signal = (isAllowed: boolean): Signal => (isAllowed ? 'granted' : 'denied');
  const [advertising, comfort] = [signal(allows('C0004')), signal(allows('C0003'))];
  return {
    ad_storage: advertising,
    ad_user_data: advertising,
    // Audiences have a category of their own where the shop asks about it.
    ad_personalization: signal(allows(asked.includes('C0007') ? 'C0007' : 'C0004')),
    analytics_storage: signal(allows('C0002')),
    functionality_storage: comfort,
    personalization_storage: comfort,
    security_storage: 'granted',
  };
}

/** Denied by default, before any tag is there; told again with every answer. Nothing is sent by this. */
export function startGoogleConsent(
  page: Page,
  asked: readonly ConsentCategory[],
  consent: Pick<Consent, 'get' | 'allows' | 'subscribe'>,
): () => void {
  const dataLayer = (page.dataLayer ??= []);
  // Google's tags read the arguments object of its own `gtag`, and nothing else.
  function gtag(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    dataLayer.push(arguments);
  }
  const tell = () => {
    if (consent.get().answered) gtag('consent', 'update', googleSignals(consent.allows, asked));
  };
  gtag('consent', 'default', { ...googleSignals(() => false, asked), wait_for_update: 500 });
  tell();
  return consent.subscribe(tell);
}
