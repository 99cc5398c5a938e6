import type { Consent } from './consent.ts';

/** Begins something once statistics are allowed, and ends it when they no longer are. */
export function whileStatisticsAllowed(consent: Consent, begin: () => Promise<() => void>): () => void {
  let running: Promise<() => void> | undefined;
  const end = () => {
    void running?.then((stop) => stop()).catch(() => undefined);
    running = undefined;
  };
  const update = () => {
    if (!consent.statistics()) end();
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
