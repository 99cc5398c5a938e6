import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LibraryFile } from '@trolley/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWholeShop } from '../../test/wholeShop.ts';
import { mediaUses } from '../content/mediaUses/mediaUses.ts';
import { createTestDatabase, type TestDatabase } from '../platform/database/testing.ts';
import { captureLog } from '../platform/http/testing.ts';
import { removeFiles } from '../platform/storage/fileRemovals.ts';
import { openOwnedFiles } from '../platform/storage/ownedFiles.ts';
import { purgeFiles } from './purgeFiles.ts';
import { loggedInEditor, photo } from './testing.ts';

let own: TestDatabase;
let shop: Awaited<ReturnType<typeof openWholeShop>>;
let editor: Awaited<ReturnType<typeof loggedInEditor>>;
const query = <Row>(text: string, ...values: unknown[]) => own.database.query<Row>({ text, values });
beforeAll(async () => {
  own = await createTestDatabase();
  shop = await openWholeShop(own.database);
  editor = await loggedInEditor(shop.app, query);
});
afterAll(async () => {
  await shop.close();
  await own.drop();
});

const stored = async (): Promise<string[]> => readdir(join(shop.dataDir, 'media')).catch(() => []);
const spooled = async () => readdir(join(shop.dataDir, 'spool')).catch(() => []);
const removeDue = () =>
  removeFiles({
    ...{ database: own.database, log: captureLog().log },
    storages: openOwnedFiles({ folder: shop.dataDir }),
  });
const journal = (id: string) =>
  query<{ action: string; staffId: string; before: unknown; after: unknown }>(
    `select action, staff_id "staffId", before, after from journal where subject_kind = 'media' and subject_id = $1 order by id`,
    id,
  );
async function add(colour: string, name?: string): Promise<LibraryFile> {
  const answer = await editor.upload(await photo(colour).jpeg().toBuffer(), name);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ file: LibraryFile }>().file;
}
const show = (path: string, file: string) =>
  query(
    `insert into content_page (path, title, blocks) values ($1, 'Christmas', $2)`,
    ...[path, JSON.stringify([{ type: 'image', picture: { file, alt: 'A table' } }])],
  );

test('STUD-03 a picture comes into the library: named by its file, without alternative text, in the middle, journalled', async () => {
  const file = await add('#f00', '../../Christmas hero.JPG');
  expect(file).toMatchObject({
    file: `uploads/${file.id}.webp`,
    name: 'Christmas hero',
    ...{ alt: '', width: 60, height: 40, focus: { x: 50, y: 50 }, revision: 1, uses: 0 },
    addedBy: { id: editor.id, name: 'Cian Walsh' },
  });
  expect(file.address).toMatch(/^\/media\/uploads\/[0-9a-f]{16}$/);
  expect(await journal(file.id)).toMatchObject([
    { action: 'media.added', staffId: editor.id, after: { name: 'Christmas hero', width: 60 } },
  ]);
  expect([(await stored()).length, await spooled(), await query('select 1 from file_removal')]).toEqual([1, [], []]);
});

test('STUD-03 the very same picture is there once, also when it is sent several times at once', async () => {
  const content = await photo('#0f0').png().toBuffer();
  const before = (await stored()).length;
  const answers = await Promise.all([1, 2, 3].map(() => editor.upload(content, 'same.png')));
  const said = answers.map((one) => one.json<{ file: LibraryFile; known: boolean }>());
  expect(new Set(said.map(({ file }) => file.id)).size).toBe(1);
  expect(said.filter(({ known }) => !known)).toHaveLength(1);
  expect((await editor.upload(content, 'again.png')).json()).toMatchObject({ known: true, file: { name: 'same' } });
  expect(await stored()).toHaveLength(before + 1);
  expect(await query('select 1 from file_removal')).toEqual([]);
});

test('STUD-03 name, alternative text and focal point change at the revision that was seen, and are found again', async () => {
  const { id } = await add('#00f', 'Cold drinks.png');
  const words = { name: 'Cold drinks', alt: 'Milk, orange juice and cola', focus: { x: 20, y: 80 } };
  const changed = await editor.call('PUT', `/api/studio/media/${id}`, { ...words, revision: 1 });
  expect(changed.json(), changed.body).toMatchObject({ ...words, revision: 2 });
  const stale = await editor.call('PUT', `/api/studio/media/${id}`, { ...words, name: 'Mine', revision: 1 });
  expect(stale.json()).toMatchObject({
    ...{ status: 409, errorCode: 'mediaChanged' },
    customPayload: { file: { name: 'Cold drinks', revision: 2 } },
  });
  const same = await editor.call('PUT', `/api/studio/media/${id}`, { ...words, revision: 2 });
  expect(same.json()).toMatchObject({ revision: 2 });
  expect(await journal(id)).toMatchObject([
    { action: 'media.added' },
    {
      action: 'media.changed',
      before: { alt: '', focusX: 50, focusY: 50 },
      after: { alt: words.alt, focusX: 20, focusY: 80 },
    },
  ]);
  const found = await editor.call('GET', '/api/studio/media?text=orange%20DRINKS');
  expect(found.json()).toMatchObject({ total: 1, files: [{ id }] });
  const lacking = await editor.call('GET', '/api/studio/media?filter=withoutAlt');
  expect(lacking.json<{ files: LibraryFile[] }>().files.map((file) => file.id)).not.toContain(id);
});

test('STUD-03 a picture that a page shows says where, is found by it, and is not deleted', async () => {
  const file = await add('#ff0', 'Used.jpg');
  await show('/christmas', file.file);
  const seen = await editor.call('GET', `/api/studio/media/${file.id}`);
  const use = { item: 'page:/christmas', title: 'Christmas', where: 'live' };
  expect(seen.json()).toMatchObject({ uses: 1, usedIn: [use] });
  expect((await editor.call('GET', '/api/studio/media?text=christmas%20used')).json()).toMatchObject({ total: 1 });
  const refused = await editor.call('DELETE', `/api/studio/media/${file.id}?revision=1`);
  expect(refused.json()).toMatchObject({ status: 409, errorCode: 'mediaUsed', customPayload: { uses: [use] } });
  expect(
    (await editor.call('GET', '/api/studio/media?filter=unused')).json<{ files: LibraryFile[] }>().files,
  ).not.toContainEqual(expect.objectContaining({ id: file.id }));
  await query(`delete from content_page where path = '/christmas'`);
  expect((await editor.call('DELETE', `/api/studio/media/${file.id}?revision=1`)).statusCode).toBe(204);
  expect((await editor.call('GET', `/api/studio/media/${file.id}`)).json()).toMatchObject({ status: 404 });
});

test('STUD-03 what shoppers get of a picture that is live is changed by those who may publish, its name by every editor', async () => {
  const [row] = await query<{ id: string }>(
    `insert into staff_role (name, permissions) values ('Writers', '{content:read,content:write}') returning id`,
  );
  const writer = await loggedInEditor(shop.app, query, [row?.id ?? '']);
  const file = await add('#a0b0c0', 'Live.jpg');
  const change = (who: typeof editor, revision: number, words: object) =>
    who.call('PUT', `/api/studio/media/${file.id}`, {
      name: file.name,
      alt: '',
      focus: file.focus,
      ...words,
      revision,
    });
  expect((await change(writer, 1, { alt: 'Nobody shows it' })).statusCode).toBe(200);
  await show('/live', file.file);
  const kept = { alt: 'Nobody shows it' };
  for (const words of [{ alt: 'Mine' }, { ...kept, focus: { x: 1, y: 1 } }])
    expect((await change(writer, 2, words)).json()).toMatchObject({ status: 403, errorCode: 'mediaLive' });
  expect((await change(writer, 2, { ...kept, name: 'Renamed' })).json()).toMatchObject({
    name: 'Renamed',
    revision: 3,
  });
  expect((await change(editor, 3, { alt: 'A table' })).json()).toMatchObject({ alt: 'A table', revision: 4 });
  await query(`delete from content_page where path = '/live'`);
});

test('STUD-03 a deleted picture comes back within its days, also because somebody published it meanwhile; else it goes for good', async () => {
  const [undone, published, gone] = [await add('#0ff'), await add('#f0f'), await add('#123456')];
  for (const { id } of [undone, published, gone])
    expect((await editor.call('DELETE', `/api/studio/media/${id}?revision=1`)).statusCode).toBe(204);
  const back = await editor.call('POST', `/api/studio/media/${undone.id}/restore`);
  expect(back.json()).toMatchObject({ id: undone.id, revision: 3 });
  await show('/at-that-moment', published.file);
  const library = { database: own.database, usesOf: mediaUses };
  await purgeFiles(library, captureLog().log);
  const before = (await stored()).length;
  await query(
    `update content_media set removed_at = removed_at - interval '7 days' where id = any($1) and removed_at is not null`,
    [undone.id, published.id, gone.id],
  );
  await purgeFiles(library, captureLog().log);
  await removeDue();
  expect(await stored()).toHaveLength(before - 1);
  const ids = (await editor.call('GET', '/api/studio/media'))
    .json<{ files: LibraryFile[] }>()
    .files.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([undone.id, published.id]));
  expect((await editor.call('POST', `/api/studio/media/${gone.id}/restore`)).json()).toMatchObject({ status: 404 });
  expect((await journal(undone.id)).map(({ action }) => action)).toEqual([
    ...['media.added', 'media.deleted', 'media.restored'],
  ]);
  // Nobody restored it: the shop did.
  expect((await journal(published.id)).at(-1)).toMatchObject({
    ...{ action: 'media.restored', staffId: null },
    after: { name: published.name },
  });
});

test('STUD-03 replaced everywhere: the name in content stays, the address is another, the old file goes', async () => {
  const file = await add('#abcdef', 'Hero.jpg');
  const other = await photo('#fedcba', { width: 100, height: 50 }).webp().toBuffer();
  const before = await stored();
  const stale = await editor.send(`/api/studio/media/${file.id}/content?revision=7`, other);
  expect(stale.json()).toMatchObject({ errorCode: 'mediaChanged' });
  const known = await editor.send(
    `/api/studio/media/${file.id}/content?revision=1`,
    await photo('#f00').jpeg().toBuffer(),
  );
  expect(known.json()).toMatchObject({ errorCode: 'mediaKnown', customPayload: { file: { name: 'Christmas hero' } } });
  expect(await stored(), 'what was refused is gone').toEqual(before);
  const replaced = await editor.send(`/api/studio/media/${file.id}/content?revision=1`, other);
  expect(replaced.json(), replaced.body).toMatchObject({
    ...{ file: file.file, name: 'Hero', width: 100, height: 50, revision: 2 },
  });
  expect(replaced.json<LibraryFile>().address).not.toBe(file.address);
  await removeDue();
  expect(await stored()).toHaveLength(before.length);
  expect((await journal(file.id)).at(-1)).toMatchObject({
    action: 'media.replaced',
    before: { width: 60 },
    after: { width: 100 },
  });
});

test('STUD-03 of two who change or delete a picture at once one is told', async () => {
  const file = await add('#777777');
  const words = { name: 'One', alt: 'x', focus: { x: 1, y: 1 }, revision: 1 };
  const answers = await Promise.all([
    editor.call('PUT', `/api/studio/media/${file.id}`, words),
    editor.call('PUT', `/api/studio/media/${file.id}`, { ...words, name: 'Other' }),
    editor.call('DELETE', `/api/studio/media/${file.id}?revision=1`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode < 300).filter(Boolean)).toHaveLength(1);
});
