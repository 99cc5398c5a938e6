import type { RedirectKind } from '@trolley/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts';
import { lockRedirects, putRedirect, selectRedirects } from '../queries.ts';
import { addRedirect } from './addRedirect.ts';
import { allRedirects } from './listRedirects.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());
afterEach(() => own.database.query({ text: 'delete from redirect', values: [] }));

const file = { oneToOne: { '/home': '/' }, manyToOne: { '/blog': '/about' }, manyToMany: {} };
const move = (from: string, to: string) =>
  own.database.transaction((tx) => addRedirect(tx, { staffId: null }, { from, to, file }));
const put = (kind: RedirectKind, from: string, to: string) =>
  own.database.transaction(async (tx) => {
    await lockRedirects(tx);
    await putRedirect(tx, { kind, from, to, by: null });
  });
const ends = async () =>
  Object.fromEntries(
    allRedirects(file, await selectRedirects(own.database)).flatMap(({ from, to, origin }) =>
      origin === 'removed' ? [] : [[from, [to, origin]]],
    ),
  );

test('a page that moves leaves a redirect; what led to the old address leads to the new one', async () => {
  await move('/about', '/about-us');
  expect(await ends()).toEqual({
    '/about': ['/about-us', 'own'],
    '/blog': ['/about-us', 'edited'],
    '/home': ['/', 'file'],
  });
  await move('/about-us', '/about');
  expect(await ends()).toMatchObject({ '/about-us': ['/about', 'own'], '/blog': ['/about', expect.any(String)] });
  expect(await ends()).not.toHaveProperty(['/about']);
});

test('every redirect that a move changes has it in its history', async () => {
  await put('oneToOne', '/moved', '/elsewhere');
  await put('manyToOne', '/camp', '/about?tab=1');
  await move('/about', '/moved');
  const entries = await own.database.query({
    text: `select action, subject_id as subject, before ->> 'to' as before, after ->> 'to' as after
             from journal where subject_kind = 'redirect' and subject_id in ('/moved', '/camp', '/blog', '/about')
            order by id desc limit 4`,
    values: [],
  });
  expect(entries).toHaveLength(4);
  expect(entries).toEqual(
    expect.arrayContaining([
      { action: 'redirect.deleted', subject: '/moved', before: '/elsewhere', after: null },
      { action: 'redirect.changed', subject: '/camp', before: '/about?tab=1', after: '/moved?tab=1' },
      { action: 'redirect.changed', subject: '/blog', before: '/about', after: '/moved' },
      { action: 'redirect.created', subject: '/about', before: null, after: '/moved' },
    ]),
  );
});

test('a page does not move where prefixes would lead it round in a circle', async () => {
  // What is below /shop goes below /about: a page that moves from /about/milk to /shop/milk would never be reached.
  await put('manyToMany', '/shop', '/about');
  await expect(move('/about/milk', '/shop/milk')).rejects.toMatchObject({ errorCode: 'redirectRefused' });
  expect(Object.keys(await ends()), 'nothing of it stays').toEqual(['/blog', '/home', '/shop']);
  await move('/about/milk', '/milk');
  expect(await ends()).toMatchObject({ '/about/milk': ['/milk', 'own'] });
});

test('below a prefix that led to it a page is led to where it is now', async () => {
  await put('manyToOne', '/new', '/old');
  await move('/old', '/new/page');
  expect(await ends()).toMatchObject({ '/old': ['/new/page', 'own'], '/new': ['/new/page', 'own'] });
});
