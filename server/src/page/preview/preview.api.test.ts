import { randomUUID } from 'node:crypto';
import { openPreview } from '@trolley/contract';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cacheCatalogueResponses } from '../../catalogue/cacheCatalogueResponses.ts';
import { catalogueRoutes } from '../../catalogue/routes.ts';
import { catalogueOf, dayMs, offerSpan, regularSpan } from '../../catalogue/testing.ts';
import type { ContentLayer } from '../../content/layContent.ts';
import { about, contentDatabase, richText } from '../../content/testing.ts';
import { createTestApp, withXsrf } from '../../platform/http/testing.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { createSnapshotScope } from '../../platform/snapshot/snapshotScope.ts';
import { previewRoom } from '../../previewRoom.ts';
import { openStaff } from '../../staff/openStaff.ts';
import { staffRoutes } from '../../staff/routes.ts';
import { insertSession } from '../../staff/testing.ts';
import { createPages } from '../pages.ts';
import { editedTestPage, testDiscovery, testRenderer, testScreens, testTenant } from '../testing.ts';
import type { PreviewSources } from './previews.ts';

const { log, lines, database, query, seed, openContent } = contentDatabase();
beforeEach(() => query('delete from staff'));

const inDays = (days: number) => Date.now() + days * dayMs;
const christmas = () => new Date(inDays(20)).toISOString();
const layer = (html: string, more: Partial<ContentLayer> = {}): ContentLayer => ({
  item: 'page:/about',
  value: { ...about, blocks: richText(html) },
  version: html,
  changedAt: new Date(),
  ...more,
});

/** A process of the shop: bread is on offer from the tenth to the thirtieth day from now. */
async function open(sources?: Partial<PreviewSources>) {
  const tenant = testTenant();
  const goods = catalogueOf([
    {
      sku: 'bread',
      slug: 'bread',
      name: 'Bread',
      category: 'bakery',
      prices: [regularSpan(320), offerSpan(250, inDays(10), inDays(30))],
    },
    { sku: 'salt', slug: 'salt', name: 'Salt', category: 'bakery', prices: [regularSpan(90)] },
  ]);
  const catalogue = { ...goods, now: Date.now() };
  const snapshots = await openContent(database(), { tenant, catalogue });
  const settings = { baseUrl: 'https://shop.example', passwordMemoryKb: 64 };
  const staff = await openStaff({ database: database(), settings, shopName: 'Shop', isStore: () => true });
  const scope = createSnapshotScope(snapshots);
  const room = previewRoom({
    ...{ tenant, database: database(), snapshots, scope, staff, screens: testScreens, log },
    ...(sources && { sources: { draftsOf: async () => [], plansUntil: async () => [], ...sources } }),
  });
  const pages = createPages({
    ...{ tenant, snapshots, renderer: testRenderer(), log, discovery: testDiscovery(scope.snapshots) },
    settings: { nodeEnv: 'production', pageCacheBytes: 1024 * 1024, tenantsDir: '/nowhere' },
    preview: { previews: room.previews, scope },
  });
  const answers = cacheCatalogueResponses({ snapshots, log, metrics: createMetrics({ process: false }) });
  const { app } = await createTestApp({
    log,
    fastPath: (request, response) =>
      answers.answerFromCache(request, response) || pages.answerFromCache(request, response),
  });
  onTestFinished(() => app.close());
  staffRoutes(app, staff);
  catalogueRoutes(app, { snapshots: scope.snapshots, answers });
  await room.routes?.(app);
  pages.routes(app);
  await app.ready();

  const xsrf = await withXsrf(app);
  async function person(...roles: readonly string[]) {
    const [row] = await query<{ id: string }>(
      'insert into staff (email, name, roles) values ($1, $1, $2) returning id',
      ...[`${randomUUID()}@x.at`, roles],
    );
    const id = row?.id ?? '';
    const session = await insertSession(query, id);
    return { id, session };
  }
  const ask = ({ session }: { session: string }, body: object = {}) =>
    app.inject({
      method: 'POST',
      url: openPreview.path,
      headers: { ...xsrf, cookie: `${xsrf.cookie}; ${session}` },
      payload: body,
    });
  const tokenOf = async (who: { session: string }, body: object = {}) => {
    const answer = await ask(who, body);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ token: string }>().token;
  };
  const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) => app.inject({ url, headers });
  return { app, get, person, ask, tokenOf };
}

const offer = '"offer":{"value":250';
const previewed = (path: string, token: string) => `${path}${path.includes('?') ? '&' : '?'}preview=${token}`;

describe('STUD-04 the time machine', () => {
  const places = ['/product/bread', '/_payload/product/bread', '/products/bakery', '/search/bread'];
  const calls = [
    '/api/product-discovery/products/bread',
    '/api/product-discovery/products?sku=bread',
    '/api/product-discovery/categories/bakery/products?page=1',
  ];

  test('shows every page, list and price as it will be then, and what pages fetch is of the same moment', async () => {
    await seed(about);
    const { get, person, tokenOf, ask } = await open();
    const editor = await person('content');
    const then = await tokenOf(editor, { at: christmas() });
    const now = await tokenOf(editor);
    const after = await tokenOf(editor, { at: new Date(inDays(31)).toISOString() });
    for (const place of [...places, ...calls]) {
      for (const turn of [1, 2]) {
        expect((await get(place)).body, `${place} ${turn}`).not.toContain(offer);
        expect((await get(previewed(place, then))).body, `${place} ${turn}`).toContain(offer);
        expect((await get(previewed(place, now))).body, `${place} ${turn}`).not.toContain(offer);
        expect((await get(previewed(place, after))).body, `${place} ${turn}`).not.toContain(offer);
      }
    }
    const { plans, prices } = (await ask(editor, { at: christmas() })).json<{ plans: number; prices: number }>();
    expect({ plans, prices }).toEqual({ plans: 0, prices: 1 });
  });

  test('lays what is planned until then over what is live, and one’s own drafts over that', async () => {
    await seed(about, editedTestPage('/feast', { title: 'A feast', validFrom: christmas() }));
    const asked: unknown[] = [];
    const { get, person, tokenOf, ask } = await open({
      plansUntil: async (at) => (at.getTime() > inDays(15) ? [layer('<p>planned</p>')] : []),
      draftsOf: async (of) => {
        asked.push(of);
        return of.staffId === ana.id ? [layer('<p>of Ana</p>', { isDraft: true })] : [];
      },
    });
    const [ana, ben] = [await person('content'), await person('content')];
    const read = async (who: typeof ana, body: object) =>
      (await get(previewed('/about', await tokenOf(who, body)))).body;
    expect(await read(ana, {})).toContain('of Ana');
    expect(await read(ana, { drafts: 'none' })).toContain('from the file');
    expect(await read(ben, {})).toContain('from the file');
    expect(await read(ben, { at: christmas() })).toContain('planned');
    expect(await read(ana, { at: christmas() })).toContain('of Ana');
    expect(await read(ben, { at: new Date(inDays(2)).toISOString() })).toContain('from the file');
    expect((await get('/about')).body).toContain('from the file');
    const draftId = randomUUID();
    await read(ben, { drafts: 'none', draftId });
    expect(asked.at(-1)).toEqual({ draftId });
    expect((await ask(ben, { at: christmas() })).json()).toMatchObject({ plans: 1 });
    const feast = async (body: object) => (await get(previewed('/feast', await tokenOf(ben, body)))).statusCode;
    expect(await feast({ at: new Date(inDays(21)).toISOString() })).toBe(200);
    expect(await feast({})).toBe(404);
  });

  test('takes drafts and plans as editors save them: pages, header and footer, also of a page that is not there yet', async () => {
    await seed(about);
    const { get, person, tokenOf } = await open();
    const [ana, ben] = [await person('content'), await person('content')];
    const value = (path: string, html: string) => JSON.stringify({ ...about, path, blocks: richText(html) });
    const [draft] = await query<{ id: string }>(
      'insert into content_draft (item, staff_id, value, base_revision) values ($1, $2, $3, 0) returning id',
      ...['page:/new', ana.id, value('/new', '<p>half done</p>')],
    );
    await query(
      'insert into content_plan (item, at, value, base_revision) values ($1, $2, $3, 1)',
      ...['page:/about', new Date(inDays(15)), value('/about', '<p>of the feast</p>')],
    );
    const read = async (who: typeof ana, path: string, body: object) => get(previewed(path, await tokenOf(who, body)));
    expect((await read(ana, '/new', {})).body).toContain('half done');
    expect((await read(ben, '/new', {})).statusCode).toBe(404);
    expect((await read(ben, '/new', { draftId: draft?.id })).body).toContain('half done');
    expect((await read(ben, '/about', { at: christmas() })).body).toContain('of the feast');
    expect((await read(ben, '/about', { at: new Date(inDays(14)).toISOString() })).body).toContain('from the file');
    expect((await get('/new')).statusCode).toBe(404);
    // What is saved again shows with the next look, under the same token.
    const token = await tokenOf(ana);
    await get(previewed('/new', token));
    await query(
      'update content_draft set value = $1, revision = revision + 1, changed_at = now() where id = $2',
      ...[value('/new', '<p>all done</p>'), draft?.id],
    );
    expect((await get(previewed('/_payload/new', token))).body).toContain('all done');
    const footer = await get(previewed('/_payload/about', token));
    await query(
      "insert into content_draft (item, staff_id, value, base_revision) values ('config:footer', $1, $2, 0)",
      ...[ana.id, JSON.stringify({ text: 'Another footer', columns: [], legal: '' })],
    );
    const changed = await get(previewed('/_payload/about', token));
    expect(changed.headers['x-preview-site']).not.toBe(footer.headers['x-preview-site']);
    await query('truncate content_draft, content_plan');
  });

  test('never mixes with what is kept for shoppers, nor answers with less than the whole', async () => {
    await seed(about);
    const { get, person, tokenOf } = await open();
    const token = await tokenOf(await person('content'), { at: christmas() });
    for (const place of [...places, ...calls]) {
      const plain = await get(place);
      const answer = await get(previewed(place, token), {
        accept: 'text/html',
        'if-none-match': plain.headers.etag ?? '*',
      });
      expect(answer.statusCode, place).toBe(200);
      expect(answer.headers['cache-control'], place).toBe('private, no-store');
      expect(answer.headers, place).not.toHaveProperty('etag');
      expect((await get(previewed(place, token), { 'if-none-match': '*' })).statusCode, place).toBe(200);
    }
  });

  test.each([
    ['a moment that has passed', () => new Date(inDays(-1)).toISOString()],
    ['one that is too far ahead', () => new Date(inDays(900)).toISOString()],
    ['what is no moment', () => 'tomorrow'],
  ])('refuses %s', async (_, at) => {
    const { person, ask } = await open();
    expect((await ask(await person('content'), { at: at() })).statusCode).toBe(400);
  });
});

describe('STUD-04 a preview ends', () => {
  type Who = { id: string; session: string };
  const ways: readonly (readonly [string, (who: Who) => Promise<unknown>])[] = [
    ['when its owner logs out', ({ id }) => query('delete from staff_session where staff_id = $1', id)],
    [
      'when the session is over',
      ({ id }) => query("update staff_session set expires_at = now() - interval '1 second' where staff_id = $1", id),
    ],
    ['when its owner is locked', ({ id }) => query('update staff set locked_at = now() where id = $1', id)],
    ['when the account is closed', ({ id }) => query('update staff set closed_at = now() where id = $1', id)],
    [
      'when content is no longer theirs to see',
      ({ id }) => query("update staff set roles = '{picker}' where id = $1", id),
    ],
    ['after its hours', () => query("update staff_preview set expires_at = now() - interval '1 second'")],
  ];
  test.each(ways)('%s, at once: page, data and calls', async (_, end) => {
    await seed(about);
    const { get, person, tokenOf } = await open();
    const editor = await person('content');
    const token = await tokenOf(editor, { at: christmas() });
    const addresses = ['/about', '/_payload/about', '/api/product-discovery/products/bread'];
    for (const path of addresses) expect((await get(previewed(path, token))).statusCode, path).toBe(200);
    await end(editor);
    for (const path of addresses) {
      const answer = await get(previewed(path, token));
      expect(answer.statusCode, path).toBe(403);
      expect(answer.headers['cache-control'], path).toContain('no-store');
      expect(answer.body, path).not.toContain('from the file');
    }
  });

  test('with a token that was made up, is half, or is the session’s own', async () => {
    await seed(about);
    const { get, person, tokenOf } = await open();
    const editor = await person('content');
    const token = await tokenOf(editor);
    const own = editor.session.split('=')[1] ?? '';
    const hash = (await query<{ hash: string }>("select encode(token_hash, 'base64') as hash from staff_preview"))[0]
      ?.hash;
    for (const wrong of ['A'.repeat(43), token.slice(0, 42), own, encodeURIComponent(hash ?? ''), '', "' or 1=1 --"])
      expect((await get(`/about?preview=${encodeURIComponent(wrong)}`)).statusCode, wrong).toBe(403);
  });
});

test('STUD-04 the database knows no token, the log neither; a session keeps its latest thirty', async () => {
  await seed(about);
  const { get, person, tokenOf } = await open();
  const editor = await person('content');
  const first = await tokenOf(editor);
  await get(previewed('/about', first));
  const kept = JSON.stringify(await query('select * from staff_preview'));
  expect(kept).not.toContain(first);
  expect(JSON.stringify(lines)).not.toContain(first);
  let last = '';
  for (let count = 0; count < 30; count += 1) last = await tokenOf(editor);
  expect((await get(previewed('/about', first))).statusCode).toBe(403);
  expect((await get(previewed('/about', last))).statusCode).toBe(200);
  expect(await query('select from staff_preview')).toHaveLength(30);
});

test('STUD-04 nobody opens more than sixty in a minute', async () => {
  const { person, ask } = await open();
  const editor = await person('content');
  const codes: number[] = [];
  for (let count = 0; count < 62; count += 1) codes.push((await ask(editor)).statusCode);
  expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(61);
  expect(codes).toContain(429);
});

test('STUD-04 the parameter means nothing to any other call, and is no way around a permission', async () => {
  const { get, app, person, tokenOf } = await open();
  const token = await tokenOf(await person('content'), { at: christmas() });
  expect((await get(previewed('/api/studio/me', token))).statusCode).toBe(401);
  expect((await get(previewed('/api/csrf', 'nonsense'))).statusCode).toBe((await get('/api/csrf')).statusCode);
  const posted = await app.inject({ method: 'POST', url: previewed('/api/product-discovery/products/bread', token) });
  expect(posted.statusCode).toBeGreaterThanOrEqual(400);
});
