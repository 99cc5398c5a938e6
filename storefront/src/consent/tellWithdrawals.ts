import type { Consent } from '../shell/consent/consent.ts';

/** CONS-09: where a provider asks by itself the server hears of it here, once statistics are no longer allowed. */
export function tellWithdrawals(consent: Pick<Consent, 'get' | 'subscribe'>, tell: () => void): () => void {
  let wasAllowed = consent.get().statistic;
  return consent.subscribe(() => {
    const { statistic } = consent.get();
    if (wasAllowed && !statistic) tell();
    wasAllowed = statistic;
  });
}
