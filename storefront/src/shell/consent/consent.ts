import { cookies } from '@trolley/contract';
import { readCookie } from '../cookie.ts';

/** The category under which visits may be counted. */
const statistic = 'C0002';

/** What the shopper has allowed. Nothing is, until they say so. */
export interface Consent {
  /** Whether visits may be reported to third parties. */
  statistics(): boolean;
  subscribe(listener: () => void): () => void;
  /** Called by the consent dialog when the answer has changed. */
  changed(): void;
}

/** Consent from the readable cookie; inside an app the app has to allow it, too. */
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
