import {
  consentCategories,
  knownCategories,
  necessary,
  type OneTrustSettings,
  oneTrustCookies,
  oneTrustScript,
  readOneTrust,
} from '@trolley/contract';
import type { Consent } from '../shell/consent/consent.ts';
import { readCookie } from '../shell/cookie.ts';

/** Its methods; before they are there the same name holds an object of settings. */
interface OneTrust {
  IsAlertBoxClosed?(): boolean;
  ToggleInfoDisplay?(): void;
}

export interface OneTrustPage {
  readonly document: Document;
  OneTrust?: OneTrust;
  OptanonWrapper?: () => void;
  /** Such as `,C0001,C0002,`; older builds write it in lower case or under the other name. */
  readonly OnetrustActiveGroups?: string;
  readonly OptanonActiveGroups?: string;
  addEventListener(type: 'OneTrustGroupsUpdated' | 'focus', listener: () => void): void;
}

const elementId = 'onetrust-script';

/** Loads OneTrust's script, once, and takes what it reports as the page's consent, now and with every change. */
export function startOneTrust(page: OneTrustPage, settings: OneTrustSettings, consent: Pick<Consent, 'accept'>): void {
  const { document } = page;
  if (document.getElementById(elementId)) return;
  const update = () => {
    const groups = page.OnetrustActiveGroups ?? page.OptanonActiveGroups;
    // Its groups before the answer are what it allows by default, not what anybody allowed.
    const isAnswered = page.OneTrust?.IsAlertBoxClosed?.() === true;
    consent.accept(isAnswered && groups !== undefined ? knownCategories(groups.split(',')) : undefined);
  };
  page.OptanonWrapper = update;
  page.addEventListener('OneTrustGroupsUpdated', update);
  // Another tab may have answered meanwhile. Without an answer in its cookies they say nothing.
  page.addEventListener('focus', () => {
    const cookie = (name: string) => readCookie(document.cookie, name);
    const allowed = readOneTrust(cookie(oneTrustCookies.groups), cookie(oneTrustCookies.closed));
    if (allowed) consent.accept(allowed);
  });

  const script = document.createElement('script');
  script.id = elementId;
  script.src = oneTrustScript(settings);
  script.charset = 'UTF-8';
  script.dataset['domainScript'] = settings.id;
  script.dataset['documentLanguage'] = 'true';
  // Our own data layer has its own events.
  script.dataset['dlayerIgnore'] = 'true';
  script.addEventListener('error', () =>
    consent.accept(settings.whenUnreachable === 'everything' ? consentCategories : [necessary]),
  );
  document.head.append(script);
}

/** Opens its settings; where its script is missing there are none to open. */
export function openOneTrust({ OneTrust }: Pick<OneTrustPage, 'OneTrust'>): void {
  OneTrust?.ToggleInfoDisplay?.();
}
