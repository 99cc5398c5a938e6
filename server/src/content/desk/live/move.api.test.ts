import {
  getContentVersion,
  listContentItems,
  listContentVersions,
  moveContentItem,
  planContent,
} from '@trolley/contract';
import { expect, test } from 'vitest';
import { deskDatabase, inMinutes, pageValue, richText } from '../testing.ts';

const { query, openDesk, journalOf } = deskDatabase();

test('STUD-03 a page moves with its versions, drafts and plans, and the old address leads to the new one', async () => {
  const desk = await openDesk();
  const [ana, ben, eva] = [await desk.editor(), await desk.editor(), await desk.editor()];
  await ana.make('page:/old', pageValue('/old', { title: 'One' }));
  await ana.make('page:/old', pageValue('/old', { title: 'Two' }), 1);
  await ana.make('page:/links', pageValue('/links', { blocks: [richText('<a href="/old">there</a>')] }));
  const behind = await ben.save('page:/old', pageValue('/old', { title: 'Ben' }), { baseRevision: 1 });
  const current = await ana.save('page:/old', pageValue('/old', { title: 'Ana' }), { baseRevision: 2 });
  const planned = await eva.save('page:/old', pageValue('/old', { title: 'Eva' }), { baseRevision: 2 });
  const at = inMinutes(10);
  const { id } = await eva.ask(planContent, { body: { draftId: planned.id, draftRevision: 1, at } });
  await desk.snapshots.refresh();
  const moved = await ana.ask(moveContentItem, {
    body: { item: 'page:/old', to: '/new/place', revision: 2, note: 'tidy' },
  });
  const item = 'page:/new/place';
  expect(moved).toEqual({ item, revision: 3, linkedFrom: [{ item: 'page:/links', title: 'Page /links' }] });

  await desk.snapshots.refresh();
  const { pages } = desk.snapshots.current().parts.content;
  expect([pages.has('/old'), pages.get('/new/place')?.page.title]).toEqual([false, 'Two']);
  expect(await query('select source, target from redirect')).toEqual([{ source: '/old', target: '/new/place' }]);
  const { versions } = await ana.ask(listContentVersions, { query: { item } });
  expect(versions.map(({ revision, cause }) => `${revision} ${cause}`)).toEqual([
    '3 moved',
    '2 published',
    '1 published',
  ]);
  expect((await ana.ask(getContentVersion, { query: { item, revision: '1' } })).value).toMatchObject({ title: 'One' });
  const shown = await ana.item(item);
  expect(shown.draft).toMatchObject({ id: current.id, baseRevision: 3, value: { path: '/new/place' } });
  expect(shown.drafts).toMatchObject([{ id: behind.id, baseRevision: 1 }]);
  expect(shown.plans).toMatchObject([{ id, outdated: false, baseRevision: 3 }]);
  expect(await ana.publish(current)).toEqual({ revision: 4 });
  const listed = (await ana.ask(listContentItems)).pages.map(({ path }) => path);
  expect(listed).toEqual(['/links', '/new/place']);
  expect((await journalOf('/new/place')).map(({ action }) => action)).toContain('content.moved');
});

test('STUD-03 there and back again: nothing is there twice, and no revision either', async () => {
  const desk = await openDesk();
  const ana = await desk.editor();
  await ana.make('page:/a', pageValue('/a'));
  await ana.ask(moveContentItem, { body: { item: 'page:/a', to: '/b', revision: 1 } });
  const back = await ana.ask(moveContentItem, { body: { item: 'page:/b', to: '/a', revision: 2 } });
  const { versions } = await ana.ask(listContentVersions, { query: { item: 'page:/a' } });
  expect(new Set(versions.map(({ revision }) => revision)).size).toBe(versions.length);
  expect(versions[0]).toMatchObject({ revision: back.revision, cause: 'moved' });
  expect(await query(`select source from redirect where source = '/a'`)).toEqual([]);
});

test('STUD-03 nothing moves where something is, nor what is not as it was seen, nor to an address of the shop', async () => {
  const desk = await openDesk();
  const ana = await desk.editor();
  await ana.make('page:/mover', pageValue('/mover'));
  await ana.make('page:/there', pageValue('/there'));
  await ana.save('page:/drafted', pageValue('/drafted'));
  const move = (to: string, more: object = {}) =>
    ana.refused('POST', '/move', { item: 'page:/mover', to, revision: 1, ...more });
  for (const to of ['/there', '/drafted', '/mover'])
    expect(await move(to)).toMatchObject({ status: 409, code: 'itemExists' });
  expect(await move('/free', { revision: 2 })).toMatchObject({
    status: 409,
    code: 'itemChanged',
    told: { revision: 1 },
  });
  expect(await move('/cart')).toMatchObject({ status: 422, code: 'itemUnfit' });
  expect(await move('/No Path')).toMatchObject({ status: 400 });
  expect(await move('/free', { item: 'page:/' })).toMatchObject({ status: 409, code: 'itemStays' });
  expect(await move('/free', { item: 'page:/never' })).toMatchObject({ status: 404, code: 'itemNotFound' });
  const both = await Promise.all([
    move('/one'),
    ana.refused('POST', '/move', { item: 'page:/there', to: '/one', revision: 1 }),
  ]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});
