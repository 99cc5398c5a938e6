import { cookies } from '@trolley/contract';
import { readCookie } from '../cookie.ts';

/** The category under which visits may be counted. */
const statistic = 'C0002';

/** What the shopper has allowed. Nothing is, until they say so. */
export interface Consent {
  /** May it be told to others what a visitor looks at? */
  statistics(): boolean;
  subscribe(listener: () => void): () => void;
  /** Whoever asks for consent says that the answer has changed. */
  changed(): void;
}

/** Consent as the readable cookie tells it; inside an app it takes the app's own word too. */
export function createConsent(jar: () => string): Consent {
  const listeners = new Set<() => void>();
  return {
    statistics() {
      const cookie = (name: string) => readCookie(jar(), name);
      const allowed = (cookie(cookies.consent) ?? '').split(',').includes(statistic);
      const isSilentApp = cookie(cookies.webview) !== undefined && cookie(cookies.analytics) === undefined;
      return allowed && !isSilentApp;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed() {
      for (const listener of [...listeners]) listener();
    },
  };
}

export const consent = createConsent(() => document.cookie);
