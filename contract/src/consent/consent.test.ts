import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { allowedCategories } from './allowedCategories.ts';
import { consentDays, readConsent, writeConsent } from './answer.ts';
import { type ConsentCategory, consentCategories, knownCategories } from './categories.ts';
import { askedCategories, consentFile } from './consentFile.ts';
import { scriptParts } from './scriptParts.ts';

const now = Date.UTC(2026, 10, 18);

test('an answer is read as it was written, to the second, for half a year and for its version alone', () => {
  const categories = fc.subarray([...consentCategories]).map(knownCategories);
  const age = fc.integer({ min: 0, max: consentDays * 86_400_000 - 1000 });
  fc.assert(
    fc.property(categories, fc.integer({ min: 1, max: 999 }), age, (given, version, ms) => {
      const at = Math.floor((now - ms) / 1000) * 1000;
      const value = writeConsent({ version, at, categories: given });
      expect(value).toMatch(/^[\w.]+$/);
      expect(readConsent(value, { version, now })).toEqual({ version, at, categories: given });
      expect(readConsent(value, { version: version + 1, now })).toBeUndefined();
      expect(readConsent(value, { version, now: at + consentDays * 86_400_000 })).toBeUndefined();
    }),
  );
});

test('no text in the cookie allows more than it names', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const answer = readConsent(text, { version: 1, now });
      for (const one of answer?.categories ?? [])
        expect(one === 'C0001' || text.toUpperCase().includes(one)).toBe(true);
    }),
  );
  for (const value of [undefined, '', '1', '1.', '1.x.C0002', `1.${now / 1000 + 200_000}.C0002`])
    expect(readConsent(value, { version: 1, now })).toBeUndefined();
});

test('the browser’s privacy signal refuses advertising and target groups, unless they were allowed in its presence', () => {
  const all: ConsentCategory[] = ['C0001', 'C0002', 'C0004', 'C0007'];
  const read = (underSignal: boolean) =>
    readConsent(writeConsent({ version: 1, at: now, categories: all, underSignal }), { version: 1, now, signal: true });
  expect(read(false)?.categories).toEqual(['C0001', 'C0002']);
  expect(read(true)).toMatchObject({ categories: all, underSignal: true });
});

test('scripts are taken out of what a provider hands out; anything else is no script', () => {
  const html = `<!-- Tag --> <script async src="https://t.example/a.js?x=1&amp;y=2" data-id='7'></script>
    <noscript><img src="https://t.example/p.gif"></noscript><script type=module>a < b;\r\nc()</script>`;
  expect(scriptParts(html)).toEqual([
    { attributes: { async: '', src: 'https://t.example/a.js?x=1&y=2', 'data-id': '7' } },
    { attributes: { type: 'module' }, code: 'a < b;\nc()' },
  ]);
  for (const other of [
    '<img src=x onerror=y>',
    'text',
    '<script src=a onload="b()"></script>',
    '<script>a',
    '<div></div>',
  ])
    expect(scriptParts(other)).toBeUndefined();
});

test('OneTrust’s cookies are read once its question was answered; case does not matter', () => {
  const groups = new URLSearchParams({ version: '202606', groups: 'c0001:1,C0002:0,C0004:1' }).toString();
  const jar = (closed?: string) => (name: string) =>
    name === 'OptanonConsent' ? groups : name === 'OptanonAlertBoxClosed' ? closed : undefined;
  const allowed = (closed?: string) => allowedCategories(jar(closed), { provider: 'oneTrust', version: 1 }, { now });
  expect(allowed('2026-11-18T00:00:00.000Z')).toEqual(['C0001', 'C0004']);
  expect(allowed()).toBeUndefined();
});

test('asked about is what is configured, never what is necessary', () => {
  const file = z.parse(consentFile, {
    scripts: [
      { name: 'Ads', cookieType: 'marketing', scriptFile: [{ url: 'https://ads.example/t.js', type: 'module' }] },
    ],
    cookies: [
      { name: 'lang', purpose: 'Your language', category: 'C0001' },
      { name: 'seen', purpose: 'What you saw', category: 'C0003', days: 30 },
    ],
  });
  expect(askedCategories(file)).toEqual<ConsentCategory[]>(['C0003', 'C0004']);
  expect(askedCategories(z.parse(consentFile, {}), ['C0002'])).toEqual(['C0002']);
  expect(z.parse(consentFile, {})).toMatchObject({ provider: 'builtIn', version: 1 });
});

test.each([
  [{ provider: 'oneTrust' }, 'OneTrust is the provider'],
  [{ scripts: [{ name: 'A', cookieType: 'necessary' }] }, 'statistic'],
  [
    { scripts: [{ name: 'A', cookieType: 'statistic', scriptFile: [{ url: 'javascript:1', type: 'module' }] }] },
    'address',
  ],
  [{ scripts: [{ name: 'A', cookieType: 'statistic', htmlCode: '<img>' }] }, '<script> elements'],
  [{ cookies: [{ name: 'a b', purpose: 'x', category: 'C0002' }] }, 'name of a cookie'],
])('a wrong file says what was expected: %j', (file, expected) => {
  expect(JSON.stringify(z.safeParse(consentFile, file).error?.issues)).toContain(expected);
});
