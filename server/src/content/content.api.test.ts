import type { EditedPage } from '@trolley/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, keptLog } from '../platform/http/testing.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { TestDatabase } from '../platform/database/testing.ts';
import { createTestDatabase } from '../platform/database/testing.ts';
import { openSnapshots } from '../platform/snapshot/snapshotStore.ts';
import { editedTestPage, testScreens, testTenant } from '../page/testing.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { contentPart } from './contentPart.ts';
import { contentRoutes } from './routes.ts';
import { seedContent } from './seedContent.ts';

let testDatabase: TestDatabase;
let database: Database;
const { log, lines } = keptLog();
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  testDatabase = await createTestDatabase();
  ({ database } = testDatabase);
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await testDatabase.drop();
  lines.length = 0;
});

const text = (html: string) => [{ type: 'richText', html }];
const about = editedTestPage('/about', { title: 'About', blocks: text('<p>from the file</p>') });
const tenantWith = (pages: readonly EditedPage[]): Tenant => ({ ...testTenant(), pages });
const seed = (...pages: EditedPage[]) => seedContent(database, tenantWith(pages), log);
const rows = () =>
  database.query<{ path: string; title: string; revision: number }>({ text: 'select path, title, revision from content_page order by path' });

/** A second process: its own connections to the same database. */
function anotherConnection(): Database {
  const another = openDatabase({ connection: { connectionString: testDatabase.connectionString }, poolSize: 2 }, log);
  closing.push(() => another.close());
  return another;
}

async function openContent(on: Database, pollMs = 2000) {
  const parts = { content: contentPart({ tenant: testTenant(), screens: testScreens, log }) };
  const snapshots = await openSnapshots(on, parts, { log, pollMs });
  closing.push(() => snapshots.close());
  return snapshots;
}

const version = async () => {
  const [row] = await database.query<{ version: number }>({ text: "select version from snapshot_version where area = 'content'" });
  return row?.version ?? 0;
};

describe('loading the files of a tenant', () => {
  test('happens once and can be repeated without effect', async () => {
    await seed(about, editedTestPage('/'));
    const after = await version();
    await seed(about, editedTestPage('/'));
    expect(await rows()).toMatchObject([{ path: '/', revision: 1 }, { path: '/about', title: 'About', revision: 1 }]);
    expect(await version()).toBe(after);
  });

  test('never overwrites what was edited, nor brings back what was deleted', async () => {
    await seed(about, editedTestPage('/terms'));
    await database.query({ text: "update content_page set title = 'Edited' where path = '/about'" });
    await database.query({ text: "delete from content_page where path = '/terms'" });
    await seed({ ...about, title: 'New in the file' }, editedTestPage('/terms', { title: 'New in the file' }));
    await seed({ ...about, title: 'Newer' }, editedTestPage('/terms', { title: 'Newer' }));
    expect(await rows()).toEqual([{ path: '/about', title: 'Edited', revision: 2 }]);
  });

  test('renews what nobody has edited, again and again', async () => {
    await seed(about);
    await seed({ ...about, title: 'Second' });
    await seed({ ...about, title: 'Third' });
    expect(await rows()).toEqual([{ path: '/about', title: 'Third', revision: 3 }]);
    await database.query({ text: "update content_page set title = 'Edited' where path = '/about'" });
    await seed({ ...about, title: 'Fourth' });
    expect(await rows()).toMatchObject([{ title: 'Edited' }]);
  });

  test('leaves a page alone that an editor made first', async () => {
    await database.query({ text: "insert into content_page (path, title) values ('/about', 'By an editor')" });
    await seed(about);
    await seed({ ...about, title: 'Second' });
    expect(await rows()).toMatchObject([{ title: 'By an editor', revision: 1 }]);
  });

  test('adds a page that a later release brings', async () => {
    await seed(about);
    await seed(about, editedTestPage('/later'));
    expect(await rows()).toMatchObject([{ path: '/about', revision: 1 }, { path: '/later' }]);
  });

  test('by several processes at once makes everything once', async () => {
    const others = [anotherConnection(), anotherConnection(), anotherConnection()];
    const pages = Array.from({ length: 30 }, (_, n) => editedTestPage(`/page-${n}`));
    await Promise.all([database, ...others].map((one) => seedContent(one, tenantWith(pages), log)));
    expect(await rows()).toHaveLength(30);
    expect((await rows()).every(({ revision }) => revision === 1)).toBe(true);
  });

  test('is all or nothing', async () => {
    const broken = { ...editedTestPage('/broken'), validFrom: 'no date' };
    await expect(seed(about, broken)).rejects.toThrow();
    expect(await rows()).toEqual([]);
    expect(await database.query({ text: 'select from content_seed' })).toEqual([]);
  });
});

describe('a change', () => {
  test.each([
    ["insert into content_page (path, title) values ('/new', 'New')"],
    ["update content_page set title = 'Changed'"],
    ["delete from content_page where path = '/about'"],
    ['truncate content_page'],
    [`insert into content_config (type, value) values ('extra', '{}')`],
    [`update content_config set value = '{}' where type = 'search'`],
  ])('raises the version: %s', async (change) => {
    await seed(about);
    const before = await version();
    await database.query({ text: change });
    expect(await version()).toBe(before + 1);
  });

  test('that is undone raises nothing', async () => {
    const before = await version();
    await expect(
      database.transaction(async (tx) => {
        await tx.query({ text: "insert into content_page (path, title) values ('/new', 'New')" });
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await version()).toBe(before);
  });

  test('made through one process shows on the other within 5 seconds', async () => {
    await seed(about);
    const [here, there] = [await openContent(database), await openContent(anotherConnection())];
    const heard = new Promise((done) => there.onChange(done));
    await database.query({
      text: "update content_page set blocks = $1 where path = '/about'",
      values: [JSON.stringify(text('<p>edited</p>'))],
    });
    const edited = { page: { blocks: [{ html: '<p>edited</p>' }] } };
    for (const snapshots of [here, there]) {
      await expect.poll(() => snapshots.current().parts.content.pages.get('/about'), { timeout: 5000 }).toMatchObject(edited);
    }
    expect(await heard).toMatchObject({ tags: ['pages', 'page:/about'] });
  });

  test('is found by the poll where notifications do not arrive', async () => {
    await seed(about);
    const deaf: Database = { ...anotherConnection(), listen: async () => async () => {} };
    const snapshots = await openContent(deaf, 50);
    await database.query({ text: "update content_page set title = 'Changed' where path = '/about'" });
    await expect.poll(() => snapshots.current().parts.content.pages.get('/about')?.page.title, { timeout: 5000 }).toBe('Changed');
  });

  test('many in a row all arrive, the last one wins', async () => {
    await seed(about);
    const snapshots = await openContent(anotherConnection());
    for (let n = 0; n < 20; n += 1) {
      await database.query({ text: 'update content_page set title = $1', values: [`Title ${n}`] });
    }
    await expect.poll(() => snapshots.current().parts.content.pages.get('/about')?.page.title, { timeout: 5000 }).toBe('Title 19');
  });
});

describe('a scheduled page', () => {
  test('appears and disappears by time alone, and links to it with it', async () => {
    const soon = new Date(Date.now() + 1200);
    const later = new Date(soon.getTime() + 1000);
    const linking = editedTestPage('/', { blocks: text('<p>See our <a href="/christmas">offers</a></p>') });
    await seed(linking, editedTestPage('/christmas', { validFrom: soon.toISOString(), validUntil: later.toISOString() }));
    const snapshots = await openContent(database);
    const shown = () => {
      const { pages } = snapshots.current().parts.content;
      return { page: pages.has('/christmas'), linked: JSON.stringify(pages.get('/')?.page.blocks).includes('href') };
    };
    expect(shown()).toEqual({ page: false, linked: false });
    expect(snapshots.current().validUntil).toEqual(soon);
    const { version: before } = snapshots.current();
    await expect.poll(shown, { timeout: 3000, interval: 20 }).toEqual({ page: true, linked: true });
    expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime());
    expect(snapshots.current().version).not.toBe(before);
    await expect.poll(shown, { timeout: 3000, interval: 20 }).toEqual({ page: false, linked: false });
    expect(snapshots.current().validUntil).toBeUndefined();
  });
});

describe('what is broken in the database', () => {
  test('CONT-05 a broken block is logged with its page and place, and the page shows without it', async () => {
    await seed(editedTestPage('/about', { blocks: [{ type: 'hologram' }, ...text('<p>still here</p>')] }));
    const snapshots = await openContent(database);
    expect(snapshots.current().parts.content.pages.get('/about')?.page.blocks).toEqual(text('<p>still here</p>'));
    expect(lines).toContainEqual(expect.objectContaining({ level: 'warn', page: '/about', problem: expect.stringMatching(/^block 0: /) }));
  });

  test('CONT-05 a row that is no page takes no other with it', async () => {
    await seed(about);
    await database.query({ text: `insert into content_page (path, title, meta) values ('/bad', 'Bad', '{"noIndex": "maybe"}'), ('No path', 'Bad', '{}')` });
    await database.query({ text: `insert into content_page (path, title, access) values ('/secret', 'Bad list', 'everybody')` });
    const { pages } = (await openContent(database)).current().parts.content;
    expect([...pages.keys()]).toEqual(['/about']);
    expect(lines.filter(({ message }) => message === 'a page is broken and left out')).toHaveLength(3);
  });

  test('a broken configuration falls back to the file of the tenant', async () => {
    await seed(about);
    await database.query({ text: `update content_config set value = '{"titleTemplate": 3}' where type = 'seo'` });
    expect((await openContent(database)).current().parts.content.site.seo).toEqual(testTenant().clientConfig.seo);
  });
});

describe('the configurations over HTTP', () => {
  async function openApp(tenant = testTenant()) {
    await seedContent(database, { ...tenant, pages: [about] }, log);
    const snapshots = await openSnapshots(database, { content: contentPart({ tenant, screens: testScreens, log }) }, { log });
    closing.push(() => snapshots.close());
    const { app } = await createTestApp({ log });
    contentRoutes(app, { snapshots });
    closing.push(() => app.close());
    return { get: (url: string) => app.inject({ url }), snapshots };
  }

  test('API-05 all of what surrounds pages, or a choice of it', async () => {
    const { get } = await openApp();
    const all = await get('/api/content/configs/client');
    expect(all.statusCode).toBe(200);
    expect(Object.keys(all.json())).toEqual(['topBarBanner', 'header', 'footer', 'socialSharing', 'seo']);
    expect(all.json()).toMatchObject({ header: { navigation: [{ label: 'About', href: '/about' }] } });
    const some = await get('/api/content/configs/client?types=footer,seo');
    expect(Object.keys(some.json())).toEqual(['footer', 'seo']);
  });

  test('API-05 an edit shows', async () => {
    const { get, snapshots } = await openApp();
    await database.query({ text: `update content_config set value = jsonb_set(value, '{legal}', '"edited"') where type = 'footer'` });
    await snapshots.refresh();
    expect((await get('/api/content/configs/client?types=footer')).json()).toMatchObject({ footer: { legal: 'edited' } });
  });

  test('API-05 an unknown type is refused, and the known ones are named', async () => {
    const { get } = await openApp();
    const answer = await get('/api/content/configs/client?types=header,sidebar');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errorCode: 'invalidRequest', fields: [{ path: 'types', message: expect.stringContaining('topBarBanner, header, footer') }] });
  });

  test('API-06 components whose feature is on, or a choice of them', async () => {
    const { get } = await openApp();
    expect((await get('/api/content/configs/components')).json()).toEqual({ login: { headline: 'Welcome' }, search: { limit: 5 } });
    expect((await get('/api/content/configs/components?types=search')).json()).toEqual({ search: { limit: 5 } });
    expect((await get('/api/content/configs/components?types=cart')).statusCode).toBe(400);
  });

  test('API-06 a component whose feature is off is absent', async () => {
    const { get } = await openApp(testTenant({ flags: { featureCustomer: false } }));
    expect((await get('/api/content/configs/components?types=login,search')).json()).toEqual({ search: { limit: 5 } });
  });
});
