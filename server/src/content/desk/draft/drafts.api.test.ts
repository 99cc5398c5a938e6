import {
  contentLimits,
  discardContentDraft,
  getContentDraft,
  moveContentItem,
  takeOverContentDraft,
} from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { deskDatabase, pageValue, richText } from '../testing.ts';

const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const { query, openDesk, journalOf } = deskDatabase();
const item = (name: string) => `page:/${name}`;

describe('a draft', () => {
  test('STUD-03 stands beside what is live: shoppers see nothing of it, colleagues see it and who works at it', async () => {
    const desk = await openDesk();
    const [ana, ben] = [await desk.editor(), await desk.editor()];
    await ana.make(item('beside'), pageValue('/beside'));
    const draft = await ana.save(item('beside'), pageValue('/beside', { title: 'Better' }), { baseRevision: 1 });
    await desk.snapshots.refresh();
    expect(desk.snapshots.current().parts.content.pages.get('/beside')?.page.title).toBe('Page /beside');
    const seen = await ben.item(item('beside'));
    expect(seen).toMatchObject({
      live: { revision: 1 },
      drafts: [{ id: draft.id, by: { id: ana.who.id, name: 'Ana Berger' } }],
    });
    expect(seen.draft).toBeUndefined();
    expect(await ben.ask(getContentDraft, { params: { id: draft.id } })).toMatchObject({ value: { title: 'Better' } });
    expect((await ana.item(item('beside'))).draft).toMatchObject({ id: draft.id, revision: 1, baseRevision: 1 });
  });

  test('STUD-03 is saved however incomplete, and told what keeps it from being published', async () => {
    const ana = await (await openDesk()).editor();
    const value = { title: 3, blocks: [{ type: 'image' }, { type: 'hologram' }] };
    const draft = await ana.save(item('unfinished'), value);
    expect(draft).toMatchObject({ value: { title: 3, path: '/unfinished' }, revision: 1 });
    const { problems } = await ana.ask(getContentDraft, { params: { id: draft.id } });
    expect(problems.map(({ path, code }) => `${path.join('.')} ${code}`)).toEqual([
      'title wrongType',
      'meta missing',
      'blocks.0.picture missing',
      'blocks.1.type unknownBlock',
    ]);
    const body = { draftId: draft.id, draftRevision: 1 };
    expect(await ana.refused('POST', '/publish', body)).toMatchObject({
      status: 422,
      code: 'itemUnfit',
      told: { problems: { length: 4 } },
    });
    expect((await ana.item(item('unfinished'))).live).toBeUndefined();
  });

  test('STUD-03 blocks get ids that stay, the same for everybody who opens the same page', async () => {
    const desk = await openDesk();
    const [ana, ben] = [await desk.editor(), await desk.editor()];
    const tabs = { type: 'tabs', label: 'x', tabs: [{ label: 'y', blocks: [richText('<p>in</p>')] }] };
    await query(
      `insert into content_page (path, title, blocks) values ('/old', 'Old', $1)`,
      JSON.stringify([richText('<p>a</p>'), richText('<p>a</p>'), tabs]),
    );
    const { live } = await ana.item(item('old'));
    const idsIn = (value: unknown) => JSON.stringify(value).match(/"id":"[\w-]{10}"/g) ?? [];
    expect(new Set(idsIn(live?.value)).size).toBe(4);
    const one = await ana.save(item('old'), live?.value ?? {}, { baseRevision: 1 });
    const other = await ben.save(item('old'), (await ben.item(item('old'))).live?.value ?? {}, { baseRevision: 1 });
    expect(idsIn(one.value)).toEqual(idsIn(live?.value));
    expect(idsIn(other.value)).toEqual(idsIn(live?.value));
  });

  test('STUD-03 of a second tab overwrites nothing: it is told what the first one saved', async () => {
    const ana = await (await openDesk()).editor();
    const draft = await ana.save(item('tabs'), pageValue('/tabs'));
    const mine = { item: item('tabs'), value: pageValue('/tabs', { title: 'Second tab' }), baseRevision: 0 };
    await ana.save(item('tabs'), pageValue('/tabs', { title: 'First tab' }), { revision: draft.revision });
    for (const revision of [draft.revision, undefined])
      expect(await ana.refused('PUT', '/draft', { ...mine, revision })).toMatchObject({
        status: 409,
        code: 'draftChanged',
        told: { draft: { revision: 2, value: { title: 'First tab' } } },
      });
    await ana.ask(discardContentDraft, { query: { item: item('tabs'), revision: '2' } });
    const gone = await ana.refused('PUT', '/draft', { ...mine, revision: 2 });
    expect(gone).toEqual({ status: 409, code: 'draftChanged', told: undefined });
  });

  test('STUD-03 really parallel saves of one revision: one wins, the others are told', async () => {
    const ana = await (await openDesk()).editor();
    const { revision } = await ana.save(item('parallel'), pageValue('/parallel'));
    const body = { item: item('parallel'), baseRevision: 0, revision };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        ana.refused('PUT', '/draft', { ...body, value: pageValue('/parallel', { title: `${n}` }) }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409, 409]);
    const first = { item: item('at-once'), baseRevision: 0, value: pageValue('/at-once') };
    const begun = await Promise.all(Array.from({ length: 4 }, () => ana.refused('PUT', '/draft', first)));
    expect(statusesOf(begun)).toEqual([200, 409, 409, 409]);
  });

  test('STUD-03 can be taken over, and is not touched by that; one’s own is replaced only where it is named', async () => {
    const desk = await openDesk();
    const [ana, ben] = [await desk.editor(), await desk.editor()];
    const theirs = await ana.save(item('over'), pageValue('/over', { title: 'Ana’s' }));
    const mine = await ben.ask(takeOverContentDraft, { body: { draftId: theirs.id } });
    expect(mine).toMatchObject({ by: { id: ben.who.id }, value: { title: 'Ana’s' }, revision: 1 });
    expect(mine.id).not.toBe(theirs.id);
    await ana.save(item('over'), pageValue('/over', { title: 'Ana’s second' }), { revision: 1 });
    expect(await ben.refused('POST', '/take-over', { draftId: theirs.id })).toMatchObject({
      status: 409,
      code: 'draftChanged',
    });
    const again = await ben.ask(takeOverContentDraft, { body: { draftId: theirs.id, revision: 1 } });
    expect(again).toMatchObject({ id: mine.id, value: { title: 'Ana’s second' }, revision: 2 });
    expect(await ben.refused('POST', '/take-over', { draftId: mine.id, planId: mine.id })).toMatchObject({
      status: 400,
    });
    expect((await journalOf('/over')).map(({ action }) => action)).toEqual([
      'content.draftBegun',
      'content.draftTakenOver',
      'content.draftTakenOver',
    ]);
  });

  test('STUD-03 of somebody who left is thrown away by whoever may publish, as it was seen, and its address is free', async () => {
    const desk = await openDesk();
    const [ana, gone] = [await desk.editor(), await desk.editor()];
    const [role] = await query<{ id: string }>(
      `insert into staff_role (name, permissions) values ('Authors', '{content:read,content:write}') returning id`,
    );
    const author = await desk.editor([role?.id ?? '']);
    const theirs = await gone.save(item('left'), pageValue('/left'));
    await query(`update staff set closed_at = now(), name = '' where id = $1`, gone.who.id);
    const address = `/draft/${theirs.id}?revision=`;
    expect(await author.refused('DELETE', `${address}1`)).toMatchObject({ status: 403 });
    expect(await ana.refused('DELETE', `${address}2`)).toMatchObject({ status: 409, code: 'draftChanged' });
    expect(await ana.refused('DELETE', `${address}1`)).toMatchObject({ status: 204 });
    expect(await ana.refused('DELETE', `${address}1`)).toMatchObject({ status: 404, code: 'draftNotFound' });
    expect((await journalOf('/left')).at(-1)).toMatchObject({
      ...{ action: 'content.draftDiscarded', staffId: ana.who.id },
      before: { draft: theirs.id, of: gone.who.id, revision: 1 },
    });
    await ana.make(item('moving'), pageValue('/moving'));
    await ana.ask(moveContentItem, { body: { item: item('moving'), to: '/left', revision: 1 } });
    expect((await ana.item(item('left'))).live).toMatchObject({ revision: 2 });
  });

  test('STUD-03 a person has a limited number of them, and only discards their own', async () => {
    const desk = await openDesk();
    const [ana, ben] = [await desk.editor(), await desk.editor()];
    await query(
      `insert into content_draft (item, staff_id, value, base_revision)
       select 'page:/many-' || n, $1, '{}', 0 from generate_series(1, $2::int) n`,
      ...[ana.who.id, contentLimits.draftsPerPerson],
    );
    const body = { item: item('one-more'), value: {}, baseRevision: 0 };
    expect(await ana.refused('PUT', '/draft', body)).toMatchObject({ status: 409, code: 'tooManyDrafts' });
    expect(await ben.refused('DELETE', '/draft?item=page:/many-1')).toMatchObject({
      status: 404,
      code: 'draftNotFound',
    });
    await ana.ask(discardContentDraft, { query: { item: 'page:/many-1' } });
    expect(await ana.refused('PUT', '/draft', body)).toMatchObject({ status: 200 });
  });
});

describe('what cannot be saved', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)]);
  test.each([
    ['NUL', { title: 'a\u0000b' }, ['title'], 'unstorable'],
    ['half a character', { meta: { title: '\ud83c' } }, ['meta', 'title'], 'unstorable'],
    ['a name of half a character', { meta: { '\udf52': 1 } }, ['meta'], 'unstorable'],
    ['a name that means something else', { meta: { constructor: 1 } }, ['meta'], 'unstorable'],
    ['deep nesting', { extra: deep(100) }, ['extra', 0, 0, 0, 0], 'tooDeep'],
    ['blocks that are none', { blocks: 'many' }, ['blocks'], 'outline'],
    ['a block that is none', { blocks: [null] }, ['blocks', 0], 'outline'],
    [
      'tabs that are none',
      { blocks: [{ type: 'tabs', tabs: [{ blocks: [3] }] }] },
      ['blocks', 0, 'tabs', 0, 'blocks', 0],
      'outline',
    ],
    ['a megabyte and more', { title: 'ä'.repeat(600_000) }, [], 'tooBig'],
  ])('STUD-03 %s is refused with its place', async (_, value, path, code) => {
    const ana = await (await openDesk()).editor();
    const answer = await ana.refused('PUT', '/draft', { item: item('unfit'), value, baseRevision: 0 });
    expect(answer).toMatchObject({ status: 400, code: 'valueUnfit', told: { problems: [{ path, code }] } });
  });

  test('STUD-03 a field named __proto__, a hundred thousand levels, no object, no such item, no such version', async () => {
    const desk = await openDesk();
    const ana = await desk.editor();
    const raw = async (value: string, name = 'page:/raw', base = 0) => {
      const payload = `{"item":"${name}","baseRevision":${base},"value":${value}}`;
      const answer = await ana.send('PUT', '/api/studio/content/draft', payload, {
        'content-type': 'application/json',
      });
      return answer.statusCode;
    };
    expect(await raw('{"__proto__":{"title":"x"}}')).toBe(400);
    expect(await raw(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toBe(400);
    expect(await raw('[]')).toBe(400);
    expect(await raw('{}', 'page:/UPPER')).toBe(400);
    expect(await raw('{}', 'config:nothing')).toBe(400);
    expect(await raw('{}', 'page:/raw', 7)).toBe(404);
    expect(await raw(`{"title":"${'x'.repeat(3_000_000)}"}`)).toBe(413);
    expect(await raw('{}')).toBe(200);
  });
});
