import { type EditedPage, editedPage } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { editedTestPage, testTenant } from '../page/testing.ts';
import { selectContent } from './queries.ts';
import { seedContent } from './seedContent.ts';
import { about, contentDatabase } from './testing.ts';

const { log, database, query, seed, anotherConnection, version } = contentDatabase();
const rows = () =>
  query<{ path: string; title: string; revision: number }>(
    'select path, title, revision from content_page order by path',
  );

describe('loading the files of a tenant', () => {
  test('happens once and can be repeated without effect', async () => {
    await seed(about, editedTestPage('/'));
    const after = await version();
    await seed(about, editedTestPage('/'));
    expect(await rows()).toMatchObject([
      { path: '/', revision: 1 },
      { path: '/about', title: 'About', revision: 1 },
    ]);
    expect(await version()).toBe(after);
  });

  test('NAV-13 CONST-02 a page is read as its file has it, whatever it may say, also after a change', async () => {
    const said: Required<EditedPage> = {
      ...about,
      access: 'not logged in',
      feature: 'featureJoe',
      draft: true,
      validFrom: '2026-01-01T00:00:00.000Z',
      validUntil: '2026-02-01T00:00:00.000Z',
      autoRedirect: { to: '/terms', anchor: 'prices' },
      reloadAfterMinutes: 15,
    };
    expect(Object.keys(said).toSorted(), 'whoever adds a field to pages stores it, too').toEqual(
      Object.keys(editedPage.shape).toSorted(),
    );
    const read = async () => (await selectContent(database(), () => {})).pages.map(({ edited }) => edited);
    await seed(said);
    expect(await read()).toEqual([said]);
    await seed({ ...said, autoRedirect: { anchor: 'here' }, reloadAfterMinutes: 5 });
    expect(await read()).toEqual([{ ...said, autoRedirect: { anchor: 'here' }, reloadAfterMinutes: 5 }]);
    await seed(about);
    expect(await read()).toEqual([about]);
  });

  test('keeps the feature a page is about', async () => {
    await seed({ ...about, feature: 'featureJoe' });
    const features = () => query('select feature from content_page');
    expect(await features()).toEqual([{ feature: 'featureJoe' }]);
    await seed(about);
    expect(await features()).toEqual([{ feature: null }]);
  });

  test('never overwrites what was edited, nor brings back what was deleted', async () => {
    await seed(about, editedTestPage('/terms'));
    await query("update content_page set title = 'Edited' where path = '/about'");
    await query("delete from content_page where path = '/terms'");
    await seed({ ...about, title: 'New in the file' }, editedTestPage('/terms', { title: 'New in the file' }));
    await seed({ ...about, title: 'Newer' }, editedTestPage('/terms', { title: 'Newer' }));
    expect(await rows()).toEqual([{ path: '/about', title: 'Edited', revision: 2 }]);
  });

  test('renews what was not edited, again and again', async () => {
    await seed(about);
    await seed({ ...about, title: 'Second' });
    await seed({ ...about, title: 'Third' });
    expect(await rows()).toEqual([{ path: '/about', title: 'Third', revision: 3 }]);
    await query("update content_page set title = 'Edited' where path = '/about'");
    await seed({ ...about, title: 'Fourth' });
    expect(await rows()).toMatchObject([{ title: 'Edited' }]);
  });

  test('leaves a page alone that an editor made first', async () => {
    await query("insert into content_page (path, title) values ('/about', 'By an editor')");
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
    await Promise.all([database(), ...others].map((one) => seedContent(one, { ...testTenant(), pages }, log)));
    expect(await rows()).toHaveLength(30);
    expect((await rows()).every(({ revision }) => revision === 1)).toBe(true);
  });

  test('is all or nothing', async () => {
    const broken = { ...editedTestPage('/broken'), validFrom: 'no date' };
    await expect(seed(about, broken)).rejects.toThrow('no date');
    expect(await rows()).toEqual([]);
    expect(await query('select from content_seed')).toEqual([]);
  });
});
