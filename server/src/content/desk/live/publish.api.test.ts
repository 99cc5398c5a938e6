import { removeContentItem, takeContentOffline } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { deskDatabase, inMinutes, pageValue, richText } from '../testing.ts';

const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const { query, openDesk, anotherConnection, journalOf, seed } = deskDatabase();

describe('publishing', () => {
  test('STUD-03 CONT-07 a draft becomes what shoppers get, in every process within five seconds', async () => {
    const [here, there] = [await openDesk(), await openDesk(anotherConnection())];
    const ana = await here.editor();
    const draft = await ana.save('page:/news', pageValue('/news', { blocks: [richText('<p>fresh</p>')] }));
    const begun = Date.now();
    expect(await ana.publish(draft, 'Opening week')).toEqual({ revision: 1 });
    for (const { snapshots } of [here, there])
      await expect
        .poll(() => snapshots.current().parts.content.pages.get('/news')?.page.blocks, { timeout: 5000 })
        .toEqual([richText('<p>fresh</p>')]);
    expect(Date.now() - begun).toBeLessThan(5000);
    const { live, draft: left } = await ana.item('page:/news');
    expect(live).toMatchObject({ revision: 1, by: { id: ana.who.id }, note: 'Opening week' });
    expect(left).toBeUndefined();
    expect((await journalOf('/news')).map(({ action, staffId }) => [action, staffId])).toEqual([
      ['content.draftBegun', ana.who.id],
      ['content.published', ana.who.id],
    ]);
  });

  test('STUD-03 the journal tells what changed in numbers and names, and copies nothing', async () => {
    const ana = await (await openDesk()).editor();
    const block = (id: string, html: string) => richText(html, { id });
    const blocks = [block('one', '<p>1</p>'), block('two', '<p>2</p>'), block('three', '<p>3</p>')];
    await ana.make('page:/told', pageValue('/told', { blocks }));
    const next = [block('three', '<p>3</p>'), block('one', '<p>secret words</p>'), block('four', '<p>4</p>')];
    await ana.make('page:/told', pageValue('/told', { title: 'Other', blocks: next }), 1);
    const entry = (await journalOf('/told')).at(-1);
    expect(entry).toMatchObject({
      before: { revision: 1 },
      after: { revision: 2, fields: ['title'], blocks: { added: 1, removed: 1, changed: 1, moved: true } },
    });
    expect(JSON.stringify(entry)).not.toContain('secret words');
  });

  test('STUD-03 of two drafts from the same page the first wins; the second is told, joined and published', async () => {
    const desk = await openDesk();
    const [ana, ben] = [await desk.editor(), await desk.editor()];
    await ana.make('page:/both', pageValue('/both'));
    const [one, other] = [
      await ana.save('page:/both', pageValue('/both', { title: 'Ana' }), { baseRevision: 1 }),
      await ben.save('page:/both', pageValue('/both', { title: 'Ben' }), { baseRevision: 1 }),
    ];
    await ana.publish(one);
    const body = { draftId: other.id, draftRevision: 1 };
    expect(await ben.refused('POST', '/publish', body)).toEqual({
      status: 409,
      code: 'itemChanged',
      told: { revision: 2 },
    });
    expect((await ben.item('page:/both')).draft).toMatchObject({ value: { title: 'Ben' }, baseRevision: 1 });
    const joined = await ben.save('page:/both', pageValue('/both', { title: 'Both' }), {
      baseRevision: 2,
      revision: 1,
    });
    expect(await ben.publish(joined)).toEqual({ revision: 3 });
  });

  test('STUD-03 really parallel publications of one page: one wins, the others are told', async () => {
    const [here, there] = [await openDesk(), await openDesk(anotherConnection())];
    for (const baseRevision of [0, 1]) {
      const drafts = await Promise.all(
        [here, there, here, there].map(async (desk) => {
          const somebody = await desk.editor();
          return { somebody, draft: await somebody.save('page:/race', pageValue('/race'), { baseRevision }) };
        }),
      );
      const answers = await Promise.all(
        drafts.map(({ somebody, draft }) =>
          somebody.refused('POST', '/publish', { draftId: draft.id, draftRevision: 1 }),
        ),
      );
      expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
      expect(answers.filter(({ code }) => code === 'itemChanged')).toHaveLength(3);
      const rows = await query<{ revision: number }>(`select revision from content_page where path = '/race'`);
      expect(rows).toEqual([{ revision: baseRevision + 1 }]);
      await query(`delete from content_draft where item = 'page:/race'`);
    }
  });

  test('STUD-03 one draft that is published twice at once is published once', async () => {
    const ana = await (await openDesk()).editor();
    const { id } = await ana.save('page:/twice', pageValue('/twice'));
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ana.refused('POST', '/publish', { draftId: id, draftRevision: 1 })),
    );
    expect(statusesOf(answers)).toEqual([200, 404, 404, 404]);
    expect(await query(`select from content_version where item = 'page:/twice'`)).toHaveLength(1);
  });

  test('STUD-03 somebody else’s draft can be published as it was seen, and not as it became since', async () => {
    const desk = await openDesk();
    const [ana, ben] = [await desk.editor(), await desk.editor()];
    const { id } = await ana.save('page:/hers', pageValue('/hers'));
    await ana.save('page:/hers', pageValue('/hers', { title: 'Later' }), { revision: 1 });
    const stale = await ben.refused('POST', '/publish', { draftId: id, draftRevision: 1 });
    expect(stale).toMatchObject({ status: 409, code: 'draftChanged', told: { draft: { revision: 2 } } });
    await ben.publish({ id, revision: 2 });
    expect((await ana.item('page:/hers')).live).toMatchObject({ value: { title: 'Later' }, by: { id: ben.who.id } });
  });

  test('STUD-03 what surrounds every page is published the same way', async () => {
    const desk = await openDesk();
    await seed();
    const ana = await desk.editor();
    const { live } = await ana.item('config:topBarBanner');
    const value = { ...live?.value, text: 'Open on *Sunday*' };
    await ana.make('config:topBarBanner', value, live?.revision);
    await desk.snapshots.refresh();
    expect(desk.snapshots.current().parts.content.site.topBarBanner.text).toBe('Open on *Sunday*');
    const broken = await ana.save('config:seo', { titleTemplate: 'no place' }, { baseRevision: 1 });
    const refused = await ana.refused('POST', '/publish', { draftId: broken.id, draftRevision: 1 });
    expect(refused).toMatchObject({ status: 422, code: 'itemUnfit' });
    // An edited configuration no longer follows its file.
    await seed();
    expect((await ana.item('config:topBarBanner')).live).toMatchObject({
      value: { text: 'Open on *Sunday*' },
      revision: 2,
    });
  });

  test('STUD-03 a page where the shop itself answers is refused', async () => {
    const ana = await (await openDesk()).editor();
    for (const [path, code] of [
      ['/api/pages', 'reservedPath'],
      ['/cart', 'pathOfRoute'],
    ] as const) {
      const { id } = await ana.save(`page:${path}`, pageValue(path));
      const answer = await ana.refused('POST', '/publish', { draftId: id, draftRevision: 1 });
      expect(answer).toMatchObject({ status: 422, told: { problems: [{ path: ['path'], code }] } });
    }
  });
});

describe('taking away', () => {
  test('STUD-03 a page that is offline is kept and shown to nobody; publishing brings it back', async () => {
    const desk = await openDesk();
    const ana = await desk.editor();
    await ana.make('page:/off', pageValue('/off'));
    const body = { item: 'page:/off', revision: 1, note: 'recall' };
    expect(await ana.ask(takeContentOffline, { body })).toEqual({ revision: 2 });
    await desk.snapshots.refresh();
    expect(desk.snapshots.current().parts.content.pages.has('/off')).toBe(false);
    expect(await ana.refused('POST', '/offline', body)).toMatchObject({
      status: 409,
      code: 'itemChanged',
      told: { revision: 2 },
    });
    const { live } = await ana.item('page:/off');
    await ana.make('page:/off', live?.value ?? {}, 2);
    await desk.snapshots.refresh();
    expect(desk.snapshots.current().parts.content.pages.has('/off')).toBe(true);
    expect((await journalOf('/off')).map(({ action, reason }) => [action, reason])).toContainEqual([
      'content.offline',
      'recall',
    ]);
  });

  test('STUD-03 the start page and what surrounds pages cannot be taken away, a removed page not twice', async () => {
    const desk = await openDesk();
    const ana = await desk.editor();
    await ana.make('page:/gone', pageValue('/gone'));
    for (const item of ['page:/', 'config:header']) {
      expect(await ana.refused('DELETE', `/item?item=${item}&revision=1`)).toMatchObject({
        status: 409,
        code: 'itemStays',
      });
      expect(await ana.refused('POST', '/offline', { item, revision: 1 })).toMatchObject({
        status: 409,
        code: 'itemStays',
      });
    }
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => ana.refused('DELETE', '/item?item=page:/gone&revision=1')),
    );
    expect(statusesOf(answers)).toEqual([200, 404, 404]);
    await desk.snapshots.refresh();
    expect(desk.snapshots.current().parts.content.pages.has('/gone')).toBe(false);
  });

  test('STUD-03 a draft of a page that was removed meanwhile is not lost', async () => {
    const desk = await openDesk();
    const [ana, ben] = [await desk.editor(), await desk.editor()];
    await ana.make('page:/late', pageValue('/late'));
    const draft = await ben.save('page:/late', pageValue('/late', { title: 'Mine' }), { baseRevision: 1 });
    await ana.ask(removeContentItem, { query: { item: 'page:/late', revision: '1' } });
    const told = await ben.refused('POST', '/publish', { draftId: draft.id, draftRevision: 1 });
    expect(told).toEqual({ status: 409, code: 'itemChanged', told: { revision: 0 } });
    const again = await ben.save('page:/late', draft.value, { baseRevision: 0, revision: 1 });
    expect(await ben.publish(again)).toEqual({ revision: 3 });
  });
});

test('CONT-07 a block appears and goes by itself, on a page that stays', async () => {
  const desk = await openDesk();
  const ana = await desk.editor();
  const [soon, later] = [Date.now() + 2500, Date.now() + 4500].map((moment) => new Date(moment).toISOString());
  const blocks = [richText('<p>always</p>'), richText('<p>for now</p>', { validFrom: soon, validUntil: later })];
  await ana.make('page:/dated', pageValue('/dated', { blocks }));
  await desk.snapshots.refresh();
  const shown = () => desk.snapshots.current().parts.content.pages.get('/dated')?.page.blocks ?? [];
  expect(shown()).toEqual([richText('<p>always</p>')]);
  const seen: { readonly count: number; readonly tags: readonly string[] }[] = [];
  desk.snapshots.onChange(({ tags }) => seen.push({ count: shown().length, tags }));
  const tags = ['pages', 'page:/dated'];
  await expect
    .poll(() => seen, { timeout: 8000 })
    .toEqual([
      { count: 2, tags },
      { count: 1, tags },
    ]);
  expect(JSON.stringify(shown())).not.toContain('valid');
  const wrong = { ...richText('<p>x</p>'), validFrom: inMinutes(2), validUntil: inMinutes(1) };
  const draft = await ana.save('page:/wrong', pageValue('/wrong', { blocks: [wrong] }));
  const answer = await ana.refused('POST', '/publish', { draftId: draft.id, draftRevision: 1 });
  expect(answer).toMatchObject({
    told: { problems: [{ path: ['blocks', 0, 'validUntil'], code: 'endsBeforeStart' }] },
  });
});
