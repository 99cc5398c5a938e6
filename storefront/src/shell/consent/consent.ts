import { type ConsentCategory, cookieTypes, necessary } from '@trolley/contract';
import { useSyncExternalStore } from 'react';
import { createStore, type Store } from '../store.ts';

/** What the shopper has allowed. */
export interface ConsentState {
  /** Whether they were asked and answered, or need not be asked. Until then only what is necessary is allowed. */
  readonly answered: boolean;
  readonly categories: readonly ConsentCategory[];
  readonly statistic: boolean;
  readonly marketing: boolean;
  readonly targetGroupSelection: boolean;
}

export interface Consent extends Pick<Store<ConsentState>, 'get' | 'subscribe'> {
  allows(category: ConsentCategory): boolean;
  /** Called by the provider with what is allowed from now on; undefined: not answered yet. */
  accept(categories: readonly ConsentCategory[] | undefined): void;
}

function stateOf(categories: readonly ConsentCategory[] | undefined): ConsentState {
  const allowed = categories ?? [necessary];
  return {
    answered: categories !== undefined,
    categories: allowed,
    statistic: allowed.includes(cookieTypes.statistic),
    marketing: allowed.includes(cookieTypes.marketing),
    targetGroupSelection: allowed.includes(cookieTypes.targetGroupSelection),
  };
}

const unanswered = stateOf(undefined);

export function createConsent(): Consent {
  const store = createStore(unanswered);
  return {
    get: store.get,
    subscribe: store.subscribe,
    allows: (category) => store.get().categories.includes(category),
    accept(categories) {
      const next = stateOf(categories);
      const before = store.get();
      const isSame = next.answered === before.answered && String(next.categories) === String(before.categories);
      if (!isSame) store.set(next);
    },
  };
}

/** The one of this page. Nothing is allowed until its provider has spoken (`startConsent`). */
export const consent = createConsent();

export function useConsent(): ConsentState {
  return useSyncExternalStore(consent.subscribe, consent.get, () => unanswered);
}
