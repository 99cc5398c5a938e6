import { describe, expect, test } from 'vitest';
import { editedTestPage, testTenant } from '../page/testing.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import { about, contentDatabase, richText } from './testing.ts';

const { lines, database, query, seed, anotherConnection, openContent, version } = contentDatabase();

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
    await query(change);
    expect(await version()).toBe(before + 1);
  });

  test('that is undone raises nothing', async () => {
    const before = await version();
    await expect(
      database().transaction(async (tx) => {
        await tx.query({ text: "insert into content_page (path, title) values ('/new', 'New')" });
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await version()).toBe(before);
  });

  test('made through one process shows on the other within 5 seconds', async () => {
    await seed(about);
    const [here, there] = [await openContent(), await openContent(anotherConnection())];
    const heard = new Promise((done) => there.onChange(done));
    await query("update content_page set blocks = $1 where path = '/about'", JSON.stringify(richText('<p>edited</p>')));
    const edited = { page: { blocks: [{ html: '<p>edited</p>' }] } };
    for (const snapshots of [here, there]) {
      await expect
        .poll(() => snapshots.current().parts.content.pages.get('/about'), { timeout: 5000 })
        .toMatchObject(edited);
    }
    expect(await heard).toMatchObject({ tags: ['pages', 'page:/about'] });
  });

  test('STUD-03 a picture of the library shows on all processes within 5 seconds, anew when it is replaced, with its focal point', async () => {
    const [media] = await query<{ id: string }>(
      `insert into content_media (file, source_hash, hash, name, width, height, bytes, sent_bytes, focus_x, focus_y)
       values ('a.webp', sha256('a'), '0123456789abcdef', 'Table', 2400, 1200, 1, 1, 20, 80) returning id`,
    );
    const picture = { file: `uploads/${media?.id}.webp`, alt: 'A table', width: 1, height: 1 };
    await seed({ ...about, blocks: [{ type: 'image', picture }] });
    const [here, there] = [await openContent(), await openContent(anotherConnection())];
    const shown = { alt: 'A table', width: 2400, height: 1200, focus: { x: 20, y: 80 } };
    const pictureOn = (snapshots: typeof here) => {
      const [block] = snapshots.current().parts.content.pages.get('/about')?.page.blocks ?? [];
      return block?.type === 'image' ? block.picture : undefined;
    };
    for (const snapshots of [here, there])
      expect(pictureOn(snapshots)).toMatchObject({
        ...{ ...shown, src: '/media/uploads/0123456789abcdef/1280' },
        srcSet: expect.stringContaining('/media/uploads/0123456789abcdef/2560 2400w'),
      });
    const before = there.current().parts.content.pages.get('/about');
    const heard = new Promise((done) => there.onChange(done));
    await query("update content_media set hash = 'fedcba9876543210', width = 1000, revision = 2");
    for (const snapshots of [here, there])
      await expect
        .poll(() => pictureOn(snapshots), { timeout: 5000 })
        .toMatchObject({ ...shown, width: 1000, src: '/media/uploads/fedcba9876543210/1280' });
    expect(await heard).toMatchObject({ tags: ['pages', 'page:/about'] });
    expect(there.current().parts.content.pages.get('/about')).not.toBe(before);
    await query("update content_media set alt = 'no page shows this'");
    await there.refresh();
    await query('delete from content_media');
    await expect.poll(() => pictureOn(there)).not.toMatchObject({ src: expect.stringContaining('fedcba9876543210') });
  });

  test('is found by the poll where notifications do not arrive', async () => {
    await seed(about);
    const deaf: Database = { ...anotherConnection(), listen: async () => async () => {} };
    const snapshots = await openContent(deaf, { pollMs: 50 });
    await query("update content_page set title = 'Changed' where path = '/about'");
    await expect
      .poll(() => snapshots.current().parts.content.pages.get('/about')?.page.title, { timeout: 5000 })
      .toBe('Changed');
  });

  test('many in a row all arrive, the last one wins', async () => {
    await seed(about);
    const snapshots = await openContent(anotherConnection());
    for (let n = 0; n < 20; n += 1) {
      await query('update content_page set title = $1', `Title ${n}`);
    }
    await expect.poll(() => snapshots.current().parts.content.pages.get('/about')?.page.title).toBe('Title 19');
  });
});

test('CONT-07 a publication among many pages reads that one page alone, and leaves the others as they were shown', async () => {
  await seed(about, editedTestPage('/terms'), editedTestPage('/gone'));
  const asked: string[] = [];
  const watched = anotherConnection();
  const noting = (on: Queryable): Queryable => ({
    query: (statement) => {
      if (statement.text.includes('content_page'))
        asked.push(`${statement.name} ${JSON.stringify(statement.values ?? [])}`);
      return on.query(statement);
    },
  });
  const snapshots = await openContent({
    ...watched,
    transaction: (work) => watched.transaction((tx) => work(noting(tx))),
  });
  const shown = () => snapshots.current().parts.content.pages;
  const terms = shown().get('/terms');
  asked.length = 0;
  await query("update content_page set title = 'Changed' where path = '/about'");
  await query("delete from content_page where path = '/gone'");
  await query("insert into content_page (path, title) values ('/new', 'New')");
  await expect.poll(() => [...shown().keys()]).toEqual(['/about', '/new', '/terms']);
  expect(shown().get('/about')?.page.title).toBe('Changed');
  expect(shown().get('/terms')).toBe(terms);
  expect(asked.filter((one) => one.startsWith('content-pages '))).toEqual([]);
  expect(asked.filter((one) => one.includes('/terms'))).toEqual([]);
});

describe('a scheduled page', () => {
  test('appears and disappears by time alone, and links to it with it', async () => {
    // Far enough ahead and apart that a busy machine is ready before the first and notices both.
    const soon = new Date(Date.now() + 6000);
    const later = new Date(soon.getTime() + 3000);
    const linking = editedTestPage('/', { blocks: richText('<p>See our <a href="/christmas">offers</a></p>') });
    await seed(
      linking,
      editedTestPage('/christmas', { validFrom: soon.toISOString(), validUntil: later.toISOString() }),
    );
    const snapshots = await openContent();
    const shown = () => {
      const { pages } = snapshots.current().parts.content;
      return { page: pages.has('/christmas'), linked: JSON.stringify(pages.get('/')?.page.blocks).includes('href') };
    };
    expect(shown()).toEqual({ page: false, linked: false });
    expect(snapshots.current().validUntil).toEqual(soon);
    const { version: before } = snapshots.current();
    // Looked at in its moment: a busy machine may ask only after the end.
    const changes: { readonly shown: ReturnType<typeof shown>; readonly version: string; readonly at: number }[] = [];
    snapshots.onChange(({ version }) => changes.push({ shown: shown(), version, at: Date.now() }));
    await expect
      .poll(() => changes.map((change) => change.shown))
      .toEqual([
        { page: true, linked: true },
        { page: false, linked: false },
      ]);
    expect(changes[0]?.at).toBeGreaterThanOrEqual(soon.getTime());
    expect(changes[0]?.version).not.toBe(before);
    expect(snapshots.current().validUntil).toBeUndefined();
  });
});

describe('what is broken in the database', () => {
  test('CONT-05 a broken block is logged with its page and place, and the page shows without it', async () => {
    await seed(editedTestPage('/about', { blocks: [{ type: 'hologram' }, ...richText('<p>still here</p>')] }));
    const snapshots = await openContent();
    expect(snapshots.current().parts.content.pages.get('/about')?.page.blocks).toEqual(richText('<p>still here</p>'));
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'warn', page: '/about', problem: expect.stringMatching(/^block 0: /) }),
    );
  });

  test('CONT-05 a row that is no page takes no other with it', async () => {
    await seed(about);
    await query(
      `insert into content_page (path, title, meta) values ('/bad', 'Bad', '{"noIndex": "maybe"}'), ('No path', 'Bad', '{}')`,
    );
    await query(`insert into content_page (path, title, access) values ('/secret', 'Bad list', 'everybody')`);
    const snapshots = await openContent();
    expect([...snapshots.current().parts.content.pages.keys()]).toEqual(['/about']);
    const broken = () => lines.filter(({ message }) => message === 'a page is broken and left out');
    expect(broken()).toHaveLength(3);
    // The next change of something else does not tell them again.
    await query("insert into content_page (path, title) values ('/other', 'Other')");
    await snapshots.refresh();
    expect(snapshots.current().parts.content.pages.has('/other')).toBe(true);
    expect(broken()).toHaveLength(3);
  });

  test('ROUTE-27 an empty access list hides no page', async () => {
    await seed(about);
    await query(
      `insert into content_page (path, title, access) values ('/empty', 'Empty', ''), ('/capitals', 'Crew', 'Not logged in;')`,
    );
    const { pages } = (await openContent()).current().parts.content;
    expect([...pages.keys()].sort()).toEqual(['/about', '/capitals', '/empty']);
  });

  test('a broken configuration falls back to the file of the tenant', async () => {
    await seed(about);
    await query(`update content_config set value = '{"titleTemplate": 3}' where type = 'seo'`);
    expect((await openContent()).current().parts.content.site.seo).toEqual(testTenant().clientConfig.seo);
  });
});
