import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ContentLayer } from '../../content/layContent.ts';
import { about, richText } from '../../content/testing.ts';
import { editedTestPage } from '../testing.ts';
import { christmas, inDays, previewed, previewShops } from './testing.ts';

const { query, seed, open } = previewShops();
const layer = (html: string, more: Partial<ContentLayer> = {}): ContentLayer => ({
  item: 'page:/about',
  value: { ...about, blocks: richText(html) },
  version: html,
  changedAt: new Date(),
  ...more,
});

const offer = '"offer":{"value":250';

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

  test('knows a page from the very moment its draft was published', async () => {
    await seed(about);
    const { get, person, tokenOf } = await open({
      // The draft is gone, because somebody published it just now.
      draftsOf: async () => {
        await seed(about, editedTestPage('/fresh', { title: 'Fresh from the desk' }));
        return [];
      },
    });
    const token = await tokenOf(await person('content'), { drafts: 'own' });
    const { statusCode, body } = await get(previewed('/_payload/fresh', token));
    expect({ statusCode, body }).toMatchObject({
      statusCode: 200,
      body: expect.stringContaining('Fresh from the desk'),
    });
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
