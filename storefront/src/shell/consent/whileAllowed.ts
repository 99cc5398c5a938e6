import type { Consent } from './consent.ts';

/** Begins something once statistics are allowed, and ends it when they no longer are. */
export function whileStatisticsAllowed(consent: Consent, begin: () => Promise<() => void>): () => void {
  let running: Promise<() => void> | undefined;
  const end = () => {
    void running?.then((stop) => stop()).catch(() => undefined);
    running = undefined;
  };
  const look = () => {
    if (!consent.statistics()) end();
    else running ??= begin();
    // What could not be loaded is tried again with the next change; nobody misses it.
    running?.catch(() => {
      running = undefined;
    });
  };
  const forget = consent.subscribe(look);
  look();
  return () => {
    forget();
    end();
  };
}
