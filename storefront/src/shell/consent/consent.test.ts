import { type ConsentCategory, type ConsentSettings, writeConsent } from '@trolley/contract';
import { expect, test, vi } from 'vitest';
import { createConsent } from './consent.ts';
import { startConsent } from './startConsent.ts';
import { whileAllowed } from './whileAllowed.ts';

const now = Date.UTC(2026, 10, 18);
const settings: ConsentSettings = { provider: 'builtIn', version: 2, asked: ['C0002'], googleConsentMode: false };
const cookie = (categories: ConsentCategory[], version = 2, at = now) =>
  `consent=${writeConsent({ version, at, categories })}`;
const day = 86_400_000;

/** A page with these cookies, and its consent. */
function open(jar: string, given: Partial<ConsentSettings> = {}) {
  const document = { cookie: jar };
  const listeners: (() => void)[] = [];
  const page = {
    document,
    navigator: {},
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  };
  const consent = createConsent();
  startConsent(page, { ...settings, ...given }, () => now, consent);
  const comeBack = (next: string) => {
    document.cookie = next;
    for (const listener of listeners) listener();
  };
  return { consent, comeBack };
}

test.each([
  ['nothing was answered', '', false, ['C0001']],
  ['all was refused', cookie(['C0001']), true, ['C0001']],
  ['two were allowed', cookie(['C0001', 'C0002', 'C0007']), true, ['C0001', 'C0002', 'C0007']],
  ['other purposes were told', cookie(['C0001', 'C0002'], 1), false, ['C0001']],
  ['it is half a year ago', cookie(['C0001', 'C0002'], 2, now - 183 * day), false, ['C0001']],
  ['it is nearly half a year ago', cookie(['C0001', 'C0002'], 2, now - 182 * day), true, ['C0001', 'C0002']],
  ['the cookie is of an older shop', 'consent=C0001,C0002', false, ['C0001']],
])('what is allowed where %s', (_, jar, answered, categories) => {
  expect(open(jar).consent.get()).toMatchObject({ answered, categories });
});

test('CONS-01 the state names statistic (C0002), marketing (C0004) and target groups (C0007), when given and when changed', () => {
  const { consent, comeBack } = open(cookie(['C0001', 'C0002']));
  expect(consent.get()).toMatchObject({ statistic: true, marketing: false, targetGroupSelection: false });
  const heard = vi.fn();
  consent.subscribe(heard);
  comeBack(cookie(['C0001', 'C0004', 'C0007']));
  expect(consent.get()).toMatchObject({ statistic: false, marketing: true, targetGroupSelection: true });
  comeBack(cookie(['C0001', 'C0004', 'C0007']));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('NAV-12 where nothing is asked for nobody has to answer, and what waits for an answer goes on', () => {
  for (const provider of ['builtIn', 'oneTrust'] as const)
    expect(open('', { provider, asked: [] }).consent.get()).toMatchObject({ answered: true, categories: ['C0001'] });
  expect(open('', { provider: 'oneTrust' }).consent.get().answered).toBe(false);
});

test('CONS-02 without a provider everything is allowed', () => {
  const { consent } = open('', { provider: 'none' });
  expect(consent.get()).toMatchObject({ answered: true, statistic: true, marketing: true, targetGroupSelection: true });
});

test.each([
  ['webview=true', false],
  ['webview=true; analytics=true', true],
])('CONS-04 in an app (%s) counting is allowed: %s', (app, allowed) => {
  expect(open(`${cookie(['C0001', 'C0002'])}; ${app}`).consent.get().statistic).toBe(allowed);
  expect(open(app, { provider: 'none' }).consent.get().statistic).toBe(allowed);
});

test('CONS-04 an app that keeps silent is no matter for OneTrust either', () => {
  const silent = open('webview=true; OptanonAlertBoxClosed=2026-11-17', { provider: 'oneTrust' });
  expect(silent.consent.get()).toMatchObject({ answered: true, categories: ['C0001'] });
  expect(open('webview=true; analytics=true', { provider: 'oneTrust' }).consent.get().answered).toBe(false);
});

function running() {
  const consent = createConsent();
  const stop = vi.fn();
  const begin = vi.fn(async () => stop);
  const answer = async (...categories: ConsentCategory[]) => {
    consent.accept(['C0001', ...categories]);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { consent, begin, stop, answer };
}

test('what needs consent begins with it, once, and ends with it', async () => {
  const { consent, begin, stop, answer } = running();
  whileAllowed('C0002', begin, consent);
  expect(begin).not.toHaveBeenCalled();
  await answer('C0002');
  await answer('C0002', 'C0004');
  expect(begin).toHaveBeenCalledTimes(1);
  await answer();
  expect(stop).toHaveBeenCalledTimes(1);
  await answer('C0002');
  expect(begin).toHaveBeenCalledTimes(2);
});

test('what could not begin is tried again', async () => {
  const { consent, begin, answer } = running();
  begin.mockRejectedValueOnce(new Error('offline'));
  whileAllowed('C0002', begin, consent);
  await answer('C0002');
  await answer('C0002', 'C0004');
  expect(begin).toHaveBeenCalledTimes(2);
});

test('an unsubscribed listener is not called any more', async () => {
  const { consent, begin, answer } = running();
  whileAllowed('C0002', begin, consent)();
  await answer('C0002');
  expect(begin).not.toHaveBeenCalled();
});
