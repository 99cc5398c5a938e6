import type { ConsentedScript, CookieCategory, OneTrustSettings } from '@trolley/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createConsent } from '../shell/consent/consent.ts';
import { googleSignals, startGoogleConsent } from './googleConsent.ts';
import { type OneTrustPage, openOneTrust, startOneTrust } from './oneTrust.ts';
import { runScripts } from './runScripts.ts';
import { tellWithdrawals } from './tellWithdrawals.ts';

const script = (name: string, category: ConsentedScript['category']): ConsentedScript => ({
  name,
  category,
  parts: [
    { attributes: { src: `https://${name}.example/t.js`, type: 'module', 'data-id': '7' } },
    { attributes: {}, code: `/* ${name} */` },
  ],
});
const categories: CookieCategory[] = [
  { category: 'C0001', title: '', text: '', cookies: [{ name: 'own', purpose: '', owner: '' }] },
  { category: 'C0002', title: '', text: '', cookies: [{ name: '_c_*', purpose: '', owner: '' }] },
  { category: 'C0004', title: '', text: '', cookies: [{ name: 'ads', purpose: '', owner: '' }] },
];
const clear = () => {
  for (const name of ['own', '_c_1', '_c_2', 'ads']) document.cookie = `${name}=; path=/; max-age=0`;
};
// Scripts of other hosts are not fetched here, and that is no failure of theirs.
const { settings: browser } = (window as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM;
beforeEach(() => void (browser['handleDisabledFileLoadingAsSuccess'] = true));
afterEach(() => {
  browser['handleDisabledFileLoadingAsSuccess'] = false;
  clear();
});

/** A page of its own, so that nothing really runs. */
function open() {
  const made = document.implementation.createHTMLDocument();
  const reload = vi.fn();
  const page = {
    document: new Proxy(made, {
      get: (target, key) => (key === 'cookie' ? document.cookie : bound(target, key)),
      set: (_, key, value) => key === 'cookie' && ((document.cookie = value as string), true),
    }),
    location: { hostname: 'shop.example.at', protocol: 'http:', reload },
  };
  const consent = createConsent();
  runScripts(page, { scripts: [script('count', 'C0002'), script('ads', 'C0004')], categories }, consent);
  const ran = () => [...made.head.querySelectorAll('script')].map((one) => one.getAttribute('src') ?? one.textContent);
  return { consent, ran, reload, made };
}
function bound(target: Document, key: PropertyKey): unknown {
  const value: unknown = Reflect.get(target, key, target);
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
}

describe('CONS-03 scripts of the tenant', () => {
  test('run with their own category alone, once, in their order', () => {
    const { consent, ran, made } = open();
    expect(ran()).toEqual([]);
    consent.accept(['C0001']);
    expect(ran()).toEqual([]);
    consent.accept(['C0001', 'C0002']);
    consent.accept(['C0001', 'C0002', 'C0007']);
    expect(ran()).toEqual(['https://count.example/t.js', '/* count */']);
    expect(made.head.querySelector('script')).toMatchObject({ async: false, type: 'module' });
    consent.accept(['C0001', 'C0002', 'C0004']);
    expect(ran().slice(2)).toEqual(['https://ads.example/t.js', '/* ads */']);
  });

  test('CONS-09 withdrawn, their cookies are deleted and the page is loaded anew where one had run', () => {
    document.cookie = 'own=1; path=/';
    document.cookie = '_c_1=1; path=/';
    document.cookie = 'ads=1; path=/';
    const { consent, reload } = open();
    expect(document.cookie).toContain('_c_1');
    consent.accept(['C0001', 'C0002']);
    expect(document.cookie).not.toContain('ads');
    expect(document.cookie).toContain('_c_1');
    expect(reload).not.toHaveBeenCalled();
    consent.accept(['C0001']);
    expect(document.cookie).not.toMatch(/_c_|ads/);
    expect(document.cookie).toContain('own=1');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('Google’s tags', () => {
  test('are told all seven signals: denied by default, then what was allowed', () => {
    const page: { dataLayer?: unknown[] } = {};
    const consent = createConsent();
    startGoogleConsent(page, ['C0002', 'C0004', 'C0007'], consent);
    const told = () => (page.dataLayer ?? []).map((one) => [...(one as Iterable<unknown>)]);
    const [[command, kind, signals] = []] = told();
    expect([command, kind]).toEqual(['consent', 'default']);
    expect(Object.values(signals as object).filter((one) => one === 'denied')).toHaveLength(6);
    expect(signals).toMatchObject({ security_storage: 'granted', wait_for_update: 500 });
    expect(told()).toHaveLength(1);
    consent.accept(['C0001', 'C0002']);
    expect(told()[1]).toMatchObject([
      'consent',
      'update',
      { analytics_storage: 'granted', ad_storage: 'denied', ad_personalization: 'denied' },
    ]);
    consent.accept(['C0001']);
    expect(told()[2]).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
  });

  test('personal advertising hangs on target groups, where the shop asks about these', () => {
    const marketing = (one: string) => one === 'C0004';
    expect(googleSignals(marketing, ['C0004', 'C0007'])).toMatchObject({
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'denied',
    });
    expect(googleSignals(marketing, ['C0004'])).toMatchObject({ ad_personalization: 'granted' });
  });
});

describe('OneTrust', () => {
  const settings: OneTrustSettings = { id: 'abc-test', whenUnreachable: 'everything' };

  /** A page on which its script can be played. */
  function load(given: Partial<OneTrustSettings> = {}) {
    const made = document.implementation.createHTMLDocument();
    const listeners: { readonly type: string; readonly listener: () => void }[] = [];
    const page: { -readonly [K in keyof OneTrustPage]: OneTrustPage[K] } = {
      document: made,
      addEventListener: (type, listener) => void listeners.push({ type, listener }),
    };
    const consent = createConsent();
    startOneTrust(page, { ...settings, ...given }, consent);
    startOneTrust(page, { ...settings, ...given }, consent);
    const scripts = made.querySelectorAll('script');
    const groups = (active: string, closed = true) => {
      page.OneTrust = { IsAlertBoxClosed: () => closed, ToggleInfoDisplay: vi.fn() };
      page.OnetrustActiveGroups = active;
    };
    const event = (told = 'OneTrustGroupsUpdated') => {
      for (const { type, listener } of listeners) if (type === told) listener();
    };
    return { page, consent, scripts, groups, event };
  }

  test('CONS-01 its script is loaded once, and its groups are the consent once they were answered', () => {
    const { page, consent, scripts, groups, event } = load();
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.src).toBe('https://cdn.cookielaw.org/scripttemplates/otSDKStub.js');
    expect(scripts[0]?.dataset).toMatchObject({ domainScript: 'abc-test', documentLanguage: 'true' });
    groups(',C0001,C0002,', false);
    page.OptanonWrapper?.();
    expect(consent.get()).toMatchObject({ answered: false, statistic: false });
    groups(',c0001,c0002,');
    page.OptanonWrapper?.();
    expect(consent.get()).toMatchObject({ answered: true, statistic: true, marketing: false });
    groups(',C0001,C0004,C0007,');
    event();
    expect(consent.get()).toMatchObject({ statistic: false, marketing: true, targetGroupSelection: true });
    openOneTrust(page);
    expect(page.OneTrust?.ToggleInfoDisplay).toHaveBeenCalledTimes(1);
  });

  test('what another tab answered counts here as soon as this one is looked at again; the server is told of a withdrawal', () => {
    const { consent, page, groups, event } = load();
    const tell = vi.fn();
    tellWithdrawals(consent, tell);
    const elsewhere = (allowed: string, closed: string) => {
      const jar = `OptanonConsent=${encodeURIComponent(`groups=${allowed}`)}; OptanonAlertBoxClosed=${closed}`;
      Object.defineProperty(page.document, 'cookie', { configurable: true, value: jar });
      event('focus');
    };
    groups(',C0001,C0002,');
    page.OptanonWrapper?.();
    elsewhere('C0001:1,C0002:0', '');
    expect(consent.get().statistic, 'the question is open there').toBe(true);
    expect(tell).not.toHaveBeenCalled();
    elsewhere('C0001:1,C0002:0,C0004:1', '2026-11-17T10:00:00Z');
    expect(consent.get()).toMatchObject({ statistic: false, marketing: true });
    expect(tell).toHaveBeenCalledTimes(1);
  });

  test('the object of settings that it leaves first is no answer', () => {
    const { page, consent } = load();
    page.OneTrust = {};
    page.OptanonActiveGroups = ',C0001,C0002,';
    page.OptanonWrapper?.();
    expect(consent.get().answered).toBe(false);
    expect(() => openOneTrust(page)).not.toThrow();
  });

  test('CONS-02 where its script cannot be loaded everything is allowed, or only what is necessary where the file says so', () => {
    const failed = load();
    failed.scripts[0]?.dispatchEvent(new Event('error'));
    expect(failed.consent.get()).toMatchObject({ statistic: true, marketing: true, targetGroupSelection: true });
    const careful = load({ whenUnreachable: 'necessary' });
    careful.scripts[0]?.dispatchEvent(new Event('error'));
    expect(careful.consent.get()).toMatchObject({ answered: true, categories: ['C0001'] });
  });
});
