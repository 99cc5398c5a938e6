import { type ConsentCategory, type ConsentSettings, consentFile, type TrackingSettings } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { pageSecurityHeaders } from '../platform/http/securityHeaders.ts';
import { openLocale } from '../tenant/locale.ts';
import { allFlags } from '../tenant/testing.ts';
import { consentPolicy } from './consentPolicy.ts';
import { cookieCategories } from './cookieCategories.ts';

const file = z.parse(consentFile, {
  scripts: [
    {
      name: 'Counter',
      cookieType: 'statistic',
      htmlCode: '<script>count()</script><script async src="https://tag.example/t.js?id=1"></script>',
      hosts: { connect: ['https://*.counter.example'], image: ['https://pixel.example'] },
      cookies: [{ name: '_c_*', purpose: 'Counts', days: 400 }],
    },
    {
      name: 'Ads',
      cookieType: 'marketing',
      scriptFile: [
        { url: 'https://ads.example/a.js', type: 'text/javascript' },
        { url: 'https://ads.example/b.js', type: 'module' },
      ],
      hosts: { frame: ['https://frames.example'] },
    },
  ],
  cookies: [{ name: 'wish', purpose: 'Your wish', category: 'C0003', owner: 'Wishes Ltd' }],
});

test('CONS-03 the policy lets through the hosts and hashes of the configured scripts, and stays strict', () => {
  const policy = consentPolicy(file);
  expect(policy).toEqual({
    scriptHosts: ['https://tag.example', 'https://ads.example'],
    // echo -n 'count()' | openssl dgst -sha256 -binary | base64
    scriptHashes: ["'sha256-PFuz8uOPOE1Rjm1r+tjFVTgUriqn32fAjZuKHyQqLiI='"],
    styleHashes: [],
    connectHosts: ['https://*.counter.example'],
    imageHosts: ['https://pixel.example'],
    frameHosts: ['https://frames.example'],
  });
  const headers = pageSecurityHeaders({ ...policy, https: true, shared: true });
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['content-security-policy']).toContain("img-src 'self' data: https://pixel.example");
});

test('OneTrust’s own hosts are let through where it is the provider, and its styles by their hashes', () => {
  const hash = `sha256-${'a'.repeat(43)}=`;
  const asks = z.parse(consentFile, { provider: 'oneTrust', oneTrust: { id: 'abc-test', styleHashes: [hash] } });
  expect(consentPolicy(asks)).toMatchObject({
    scriptHosts: ['https://cdn.cookielaw.org'],
    connectHosts: ['https://cdn.cookielaw.org', 'https://geolocation.onetrust.com'],
    styleHashes: [`'${hash}'`],
  });
  expect(consentPolicy({ ...asks, provider: 'builtIn' }).scriptHosts).toEqual([]);
});

describe('CONT-08 the cookie list', () => {
  const asking = (...asked: ConsentCategory[]): ConsentSettings => ({
    ...{ provider: 'builtIn', version: 1, asked, googleConsentMode: false },
  });
  const tenant = { name: 'Shop', clientRuntimeConfig: allFlags, consent: asking('C0002', 'C0003', 'C0004') };
  const named = (given: Partial<Parameters<typeof cookieCategories>[0]> = {}) =>
    cookieCategories({ file, tenant, texts: { 'consent.category.C0002.title': 'Statistics' }, ...given });

  test('has what is configured, with owner and life, by category', () => {
    const found = named();
    expect(found.map(({ category }) => category)).toEqual(['C0001', 'C0002', 'C0003', 'C0004']);
    expect(found[1]).toMatchObject({
      title: 'Statistics',
      cookies: [{ name: '_c_*', purpose: 'Counts', owner: 'Counter', days: 400 }],
    });
    expect(found[2]?.cookies).toMatchObject([{ name: 'wish', owner: 'Wishes Ltd' }]);
    expect(found[3]?.cookies).toEqual([]);
  });

  test('has of the shop’s own only those of features it has', () => {
    const names = (flags: object) =>
      named({ tenant: { ...tenant, clientRuntimeConfig: { ...allFlags, ...flags } } })[0]?.cookies.map(
        ({ name }) => name,
      );
    expect(names({})).toContain('sid');
    expect(names({ featureCustomer: false })).not.toContain('sid');
    expect(names({ featureCartCheckout: false })).not.toContain('cart');
    expect(names({})).toContain('cartQueue');
    expect(names({ featureCartCheckout: false })).not.toContain('cartQueue');
    expect(named({ cartDays: 14 })[0]?.cookies.find(({ name }) => name === 'cart')?.days).toBe(14);
  });

  test('has what is asked for, though nothing is set for it, and the id of a visit where Umami is told of it', () => {
    const umami = { host: 'https://u.example', website: '7b5c9a52-1f7e-4b7e-9a3f-7f0a4c1d2e3f' };
    const bare = z.parse(consentFile, {});
    const found = (more: Partial<TrackingSettings>, ...asked: ConsentCategory[]) => {
      const tracking = { counting: true, dataLayer: false, vitalsPercent: 0, ...more };
      const clientRuntimeConfig = { ...allFlags, tracking };
      const categories = named({ file: bare, tenant: { ...tenant, clientRuntimeConfig, consent: asking(...asked) } });
      return categories.map(({ category, cookies }) => [category, cookies.some(({ name }) => name === 'visitor')]);
    };
    const asked = { umami: { ...umami, consent: 'statistic' as const } };
    expect(found(asked, 'C0002')).toEqual([
      ['C0001', false],
      ['C0002', true],
    ]);
    expect(found({ dataLayer: true }, 'C0002').at(1)).toEqual(['C0002', false]);
    expect(found({ umami: { ...umami, consent: 'none' } }), 'told without an id').toEqual([['C0001', false]]);
  });

  test('has the search provider’s where clicks are told to it', () => {
    const productDiscovery = {
      variant: 'search-provider' as const,
      insights: { appId: 'A', apiKey: 'k', cookieDays: 20 },
    };
    const clientRuntimeConfig = { ...allFlags, productDiscovery };
    const [, statistics] = named({ tenant: { ...tenant, clientRuntimeConfig } });
    expect(statistics?.cookies).toContainEqual({ name: '_ALGOLIA', purpose: '', owner: 'Algolia', days: 20 });
    const stored = statistics?.cookies.filter(({ storage }) => storage === 'localStorage');
    expect(stored?.map(({ name }) => name)).toEqual(['AlgoliaObjectQueryCache', 'searchQueries', 'searchAdded']);
  });

  test('has OneTrust’s own where it asks, unless they are listed by hand', () => {
    const oneTrust = { provider: 'oneTrust', oneTrust: { id: 'abc-test' } };
    const found = (more: object = {}, ...asked: ConsentCategory[]) =>
      named({ file: z.parse(consentFile, { ...oneTrust, ...more }), tenant: { ...tenant, consent: asking(...asked) } })
        .find(({ category }) => category === 'C0001')
        ?.cookies.filter(({ name }) => name.startsWith('Optanon'));
    const theirs = { purpose: '', owner: 'OneTrust', days: 365 };
    expect(found({}, 'C0002')).toEqual([
      { name: 'OptanonConsent', ...theirs },
      { name: 'OptanonAlertBoxClosed', ...theirs },
    ]);
    const byHand = { name: 'OptanonConsent', purpose: 'Your answer', days: 180, category: 'C0001' };
    expect(found({ cookies: [byHand] }, 'C0002')).toEqual([
      { name: 'OptanonAlertBoxClosed', ...theirs },
      { name: 'OptanonConsent', purpose: 'Your answer', days: 180, owner: 'Shop' },
    ]);
    expect(found(), 'its script is not loaded').toEqual([]);
    expect(found({ provider: 'builtIn' }, 'C0002')).toEqual([]);
  });

  test.each(['de', 'en'])('has a purpose for all there can be, in the language %s', (language) => {
    const texts = openLocale(language).file('messages/consent.json') as Readonly<Record<string, string>>;
    const productDiscovery = { variant: 'search-provider' as const, insights: { appId: 'A', apiKey: 'k' } };
    const umami = { host: 'https://u.example', website: '7b5c9a52-1f7e-4b7e-9a3f-7f0a4c1d2e3f' };
    const tracking = {
      ...{ counting: true, dataLayer: false, vitalsPercent: 0 },
      umami: { ...umami, consent: 'statistic' as const },
    };
    const clientRuntimeConfig = { ...allFlags, productDiscovery, tracking };
    const categories = (['builtIn', 'oneTrust'] as const).flatMap((provider) =>
      named({ file: { ...file, provider }, texts, tenant: { ...tenant, clientRuntimeConfig } }),
    );
    expect(categories.flatMap(({ cookies }) => cookies.filter(({ purpose }) => purpose === ''))).toEqual([]);
  });
});
