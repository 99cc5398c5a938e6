import { describe, expect, test } from 'vitest';
import { dayMs } from '../../catalogue/testing.ts';
import { captureLog } from '../../platform/http/testing.ts';
import type { Snapshots } from '../../platform/snapshot/snapshot.ts';
import type { ShopParts } from '../pageShop.ts';
import { groceries } from '../screens/testing.ts';
import { editedTestPage, testScreens, testTenant } from '../testing.ts';
import { browser, openTestShop, testPages } from '../testShop.ts';
import { createMomentSnapshots } from './momentSnapshots.ts';
import type { OpenedPreview } from './previews.ts';

const token = 'T'.repeat(43);
const inPreview = (path: string) => `${path}${path.includes('?') ? '&' : '?'}preview=${token}`;

/** A shop in which one token opens a later moment with another page about it. */
async function open({ answer }: { answer?: OpenedPreview } = {}) {
  const later = groceries.now + 10 * dayMs;
  const moments = createMomentSnapshots({ tenant: testTenant(), screens: testScreens, log: captureLog().log });
  const value = editedTestPage('/about', {
    title: 'As it will be',
    blocks: [{ type: 'unheardOf' }, { type: 'richText', html: '<p>words of Christmas</p>' }],
  });
  const layers = [{ item: 'page:/about', value, version: '1', changedAt: new Date() }];
  const previews = (snapshots: Pick<Snapshots<ShopParts>, 'current'>) => ({
    open: async (sent: string): Promise<OpenedPreview> => {
      if (sent !== token) return 'ended';
      if (answer !== undefined) return answer;
      const snapshot = await moments.of(snapshots.current(), { at: later, isLater: true, layers });
      return { snapshot, at: later, isLater: true };
    },
  });
  const redirects = { oneToOne: { '/old': '/about' } };
  const pages = [...testPages, editedTestPage('/crew', { access: 'logged in and joe member', title: 'Crew only' })];
  return openTestShop({ previews, catalogue: groceries, pages, tenant: { redirects } });
}

describe('STUD-04 a page in preview', () => {
  test('shows what will be, marks its blocks, and leaves the page of shoppers alone', async () => {
    const { get } = await open();
    const before = await get('/about', browser);
    const previewed = await get(inPreview('/about'), browser);
    expect(previewed.statusCode).toBe(200);
    expect(previewed.body).toContain('words of Christmas');
    expect(previewed.body).toContain('"mark":"1"');
    const after = await get('/about', browser);
    expect(after.body).toBe(before.body);
    expect(after.body).toContain('first words');
    expect(after.body).not.toContain('"mark"');
  });

  test('is kept by nobody, framed by its own origin alone and tells its address to nobody', async () => {
    const { get } = await open();
    for (const path of [
      '/about',
      '/_payload/about',
      '/',
      '/no/where',
      '/products/cheese',
      '/product/apple',
      '/search/cheese',
    ]) {
      const { headers } = await get(inPreview(path), { ...browser, 'if-none-match': '*' });
      expect(headers['cache-control'], path).toBe('private, no-store');
      expect(headers, path).not.toHaveProperty('etag');
      expect(headers['referrer-policy'], path).toBe('no-referrer');
      expect(headers['x-robots-tag'], path).toContain('noindex');
      expect(headers['x-frame-options'], path).toBe('SAMEORIGIN');
    }
    const framed = (await get(inPreview('/about'), browser)).headers['content-security-policy'];
    expect(framed).toContain("frame-ancestors 'self'");
    expect(framed).not.toContain('unsafe-inline');
    const { headers } = await get('/about', browser);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  test('is answered whole even to whoever names what they have', async () => {
    const { get } = await open();
    const { etag } = (await get('/about', browser)).headers;
    const answer = await get(inPreview('/about'), { ...browser, 'if-none-match': String(etag) });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('words of Christmas');
  });

  test('has the prices of its moment: page, payload, list and search', async () => {
    const { get } = await open();
    const offer = '"offer":{"value":190';
    for (const path of ['/product/apple', '/_payload/product/apple', '/products/fruit', '/search/apple']) {
      expect((await get(path, browser)).body, path).toContain(offer);
      const later = await get(inPreview(path), browser);
      expect(later.body, path).toContain('"sku":"a1"');
      expect(later.body, path).not.toContain(offer);
      expect((await get(path, browser)).body, path).toContain(offer);
    }
  });

  test('goes along where an address leads elsewhere, and no browser remembers that', async () => {
    const { get } = await open();
    const moved = await get(inPreview('/old'), browser);
    expect(moved.statusCode).toBe(302);
    expect(moved.headers.location).toBe(`/about?preview=${token}`);
    expect(moved.headers['cache-control']).toBe('private, no-store');
    const payload = await get(inPreview('/_payload/old'));
    expect(payload.json()).toEqual({ redirect: { to: `/about?preview=${token}`, external: false } });
    const searched = await get(inPreview('/search?q=apple'), browser);
    expect(searched.headers.location).toBe(`/search/apple?preview=${token}`);
  });

  test('of restricted access is shown to whoever edits it', async () => {
    const { get } = await open();
    expect((await get('/crew', browser)).statusCode).toBe(404);
    expect((await get(inPreview('/crew'), browser)).body).toContain('Crew only');
  });

  test('asks nobody for consent and counts nobody', async () => {
    const boots: { consent: string; tracking: string }[] = [];
    const moments = createMomentSnapshots({ tenant: testTenant(), screens: testScreens, log: captureLog().log });
    const { get } = await openTestShop({
      before: ({ tenant }) =>
        boots.push({
          consent: JSON.stringify(tenant.consent.asked),
          tracking: JSON.stringify(tenant.clientRuntimeConfig.tracking),
        }),
      previews: (snapshots) => ({
        open: async () => ({
          snapshot: await moments.of(snapshots.current(), { at: Date.now(), isLater: false, layers: [] }),
          at: Date.now(),
          isLater: false,
        }),
      }),
    });
    await get(inPreview('/about'), browser);
    expect(boots).toEqual([{ consent: '[]', tracking: '{"counting":false,"dataLayer":false,"vitalsPercent":0}' }]);
  });
});

describe('STUD-04 a token', () => {
  test.each(['', 'x', 'T'.repeat(42), `${token}x`, '%00', '<script>'])(
    'that opens nothing (%j) is told so in words, wherever it stands',
    async (wrong) => {
      const { get, renderer } = await open();
      const url = `/about?preview=${encodeURIComponent(wrong)}`;
      const page = await get(url, browser);
      expect(page.statusCode).toBe(403);
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(page.body).toContain('href="/about"');
      const payload = await get(`/_payload${url}`);
      expect(payload.statusCode).toBe(403);
      expect(payload.json()).toMatchObject({ errorCode: 'previewEnded' });
      expect(renderer.renderings).toEqual([]);
    },
  );

  test('cannot be put beside another: the first one counts, and nothing of it is written into the page', async () => {
    const { get } = await open();
    const answer = await get(`/about?preview=%22%3E%3Cscript%3E&preview=${token}`, browser);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain('<script>');
  });

  test('never stands in the log', async () => {
    const { get, lines } = await open();
    for (const path of ['/about', '/_payload/about', '/old', '/no/where']) await get(inPreview(path), browser);
    expect(lines.length).toBeGreaterThan(3);
    expect(JSON.stringify(lines)).not.toContain(token);
  });

  test('of somebody who makes too many is told to wait', async () => {
    const { get } = await open({ answer: 30 });
    const page = await get(inPreview('/about'), browser);
    expect(page.statusCode).toBe(429);
    expect(page.headers['retry-after']).toBe('30');
  });
});

test('STUD-04 what is in the page cache is never a preview, however the two are asked for in turn', async () => {
  const { get, renderer } = await open();
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await get(inPreview('/about'), browser)).body).toContain('words of Christmas');
    expect((await get('/about', browser)).body).toContain('first words');
    expect((await get('/about?preview=', browser)).statusCode).toBe(403);
    expect((await get('/_payload/about')).body).toContain('first words');
    expect((await get(inPreview('/_payload/about'))).body).toContain('words of Christmas');
  }
  // Every preview is rendered anew, the page of shoppers once.
  expect(renderer.renderings.filter((path) => path === '/about')).toHaveLength(4);
});
