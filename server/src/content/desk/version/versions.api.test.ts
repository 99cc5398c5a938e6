import {
  closeStaff,
  type EditedPage,
  editedPage,
  getContentVersion,
  listContentVersions,
  removeContentItem,
  restoreContentVersion,
} from '@trolley/contract';
import { expect, test } from 'vitest';
import { deskDatabase, pageValue } from '../testing.ts';

const { query, openDesk, seed, journalOf } = deskDatabase();

const causesOf = (item: string) =>
  query<{ revision: number; cause: string }>(
    'select revision, cause from content_version where item = $1 order by revision',
    item,
  );

test('STUD-03 every live state is a version, whoever made it: files, editors, SQL', async () => {
  const ana = await (await openDesk()).editor();
  await seed(pageValue('/kept'));
  await ana.make('page:/kept', pageValue('/kept', { title: 'Edited' }), 1);
  await query(`update content_page set title = 'By hand' where path = '/kept'`);
  await query(`delete from content_page where path = '/kept'`);
  expect(await causesOf('page:/kept')).toEqual([
    { revision: 1, cause: 'seeded' },
    { revision: 2, cause: 'published' },
    { revision: 3, cause: 'outside' },
    { revision: 4, cause: 'removed' },
  ]);
  expect((await causesOf('config:seo')).map(({ cause }) => cause)).toEqual(['seeded']);
  // Neither the files nor anybody else brings back what was removed, and no revision comes twice.
  await seed(pageValue('/kept', { title: 'New in the file' }));
  expect(await causesOf('page:/kept')).toHaveLength(4);
  await query(`insert into content_page (path, title) values ('/kept', 'Again')`);
  expect((await causesOf('page:/kept')).at(-1)).toEqual({ revision: 5, cause: 'outside' });
});

test('STUD-03 a version is the page with every field it may have', async () => {
  const ana = await (await openDesk()).editor();
  const said: Required<EditedPage> = {
    path: '/whole',
    title: 'Whole',
    showTitle: false,
    access: 'not logged in',
    feature: 'featureJoe',
    draft: false,
    validFrom: '2026-01-01T00:00:00.000Z',
    validUntil: '2036-02-01T00:00:00.000Z',
    autoRedirect: { to: '/terms', anchor: 'prices' },
    reloadAfterMinutes: 15,
    meta: { title: 'x', background: { colour: '#ffffff' } },
    blocks: [{ id: 'b', type: 'table', caption: 'x', head: ['y'], rows: [] }],
  };
  expect(Object.keys(said).toSorted(), 'whoever adds a field keeps it in versions, too').toEqual(
    Object.keys(editedPage.shape).toSorted(),
  );
  await ana.make('page:/whole', said);
  const { value } = await ana.ask(getContentVersion, { query: { item: 'page:/whole', revision: '1' } });
  expect(value).toEqual(said);
  expect((await ana.item('page:/whole')).live?.value).toEqual(said);
});

test('STUD-03 a version is restored, that is undone the same way, and a removed page comes back', async () => {
  const desk = await openDesk();
  const ana = await desk.editor();
  const item = 'page:/back';
  await ana.make(item, pageValue('/back', { title: 'One' }));
  await ana.make(item, pageValue('/back', { title: 'Two' }), 1);
  const restore = (version: number, revision: number) =>
    ana.ask(restoreContentVersion, { body: { item, version, revision, note: `back to ${version}` } });
  const titleNow = async () => (await ana.item(item)).live?.value['title'];
  expect(await restore(1, 2)).toEqual({ revision: 3 });
  expect(await titleNow()).toBe('One');
  expect(await restore(2, 3)).toEqual({ revision: 4 });
  expect(await titleNow()).toBe('Two');
  expect(await ana.ask(removeContentItem, { query: { item, revision: '4' } })).toEqual({ revision: 5 });
  expect((await ana.item(item)).live).toBeUndefined();
  const removed = await ana.ask(getContentVersion, { query: { item, revision: '5' } });
  expect(removed).toMatchObject({ cause: 'removed', by: { id: ana.who.id } });
  expect(removed.value).toBeUndefined();
  expect(await ana.refused('POST', '/restore', { item, version: 5, revision: 0 })).toMatchObject({
    code: 'versionNotFound',
  });
  expect(await restore(1, 0)).toEqual({ revision: 6 });
  expect(await titleNow()).toBe('One');
  const stale = await ana.refused('POST', '/restore', { item, version: 2, revision: 4 });
  expect(stale).toEqual({ status: 409, code: 'itemChanged', told: { revision: 6 } });
  expect((await journalOf('/back')).map(({ action }) => action).slice(-4)).toEqual([
    ...['content.restored', 'content.restored', 'content.removed', 'content.restored'],
  ]);
  const { versions } = await ana.ask(listContentVersions, { query: { item } });
  expect(versions.map(({ revision, cause }) => `${revision} ${cause}`)).toEqual([
    ...['6 restored', '5 removed', '4 restored', '3 restored', '2 published', '1 published'],
  ]);
  expect(versions[0]?.note).toBe('back to 1');
});

test('STUD-03 versions are listed page by page', async () => {
  const ana = await (await openDesk()).editor();
  await query(`insert into content_page (path, title) values ('/long', '0')`);
  for (let n = 1; n < 60; n += 1) await query(`update content_page set title = $1 where path = '/long'`, `${n}`);
  const first = await ana.ask(listContentVersions, { query: { item: 'page:/long' } });
  expect([first.versions.length, first.versions[0]?.revision, first.next]).toEqual([50, 60, 11]);
  const rest = await ana.ask(listContentVersions, { query: { item: 'page:/long', before: '11' } });
  expect([rest.versions.length, rest.versions.at(-1)?.revision, rest.next]).toEqual([10, 1, undefined]);
  expect(await ana.refused('GET', '/version?item=page:/long&revision=61')).toMatchObject({ status: 404 });
});

test('STUD-03 a version that no longer fits is not restored', async () => {
  const ana = await (await openDesk()).editor();
  await query(`insert into content_page (path, title, blocks) values ('/old', 'Old', '[{"type": "hologram"}]')`);
  const answer = await ana.refused('POST', '/restore', { item: 'page:/old', version: 1, revision: 1 });
  expect(answer).toMatchObject({
    status: 422,
    code: 'itemUnfit',
    told: { problems: [{ path: ['blocks', 0, 'type'] }] },
  });
});

test('STUD-03 of somebody who left, versions and drafts keep the id alone', async () => {
  const desk = await openDesk();
  const [owner, ana] = [await desk.editor(['owner']), await desk.editor()];
  await ana.make('page:/left', pageValue('/left'));
  await ana.save('page:/left', pageValue('/left'), { baseRevision: 1 });
  await owner.ask(closeStaff, { params: { id: ana.who.id } });
  const { live, drafts } = await owner.item('page:/left');
  expect([live?.by, drafts[0]?.by]).toEqual([
    { id: ana.who.id, name: '' },
    { id: ana.who.id, name: '' },
  ]);
  await owner.publish({ id: drafts[0]?.id ?? '', revision: 1 });
});
