import type { ConsentCategory } from '@trolley/contract';
import { type Consent, consent as ofThisPage } from './consent.ts';

/** Begins something once its category is allowed, and ends it when it no longer is. */
export function whileAllowed(
  category: ConsentCategory,
  begin: () => Promise<() => void>,
  consent: Pick<Consent, 'allows' | 'subscribe'> = ofThisPage,
): () => void {
  let running: Promise<() => void> | undefined;
  const end = () => {
    void running?.then((stop) => stop()).catch(() => undefined);
    running = undefined;
  };
  const update = () => {
    if (!consent.allows(category)) end();
    else running ??= begin();
    // A failed load is tried again with the next change of consent.
    running?.catch(() => {
      running = undefined;
    });
  };
  const unsubscribe = consent.subscribe(update);
  update();
  return () => {
    unsubscribe();
    end();
  };
}
