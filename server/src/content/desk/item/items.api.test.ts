import {
  findContentLinks,
  listContentItems,
  lookUpContentLink,
  planContent,
  removeContentItem,
} from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { deskDatabase, inMinutes, pageValue, richText } from '../testing.ts';
import { pagesOfEditors } from './pagesOfEditors.ts';

const { database, query, openDesk, seed } = deskDatabase();

test('STUD-03 the list tells of every page and configuration how it stands', async () => {
  const desk = await openDesk();
  const [ana, ben] = [await desk.editor(), await desk.editor()];
  await seed(pageValue('/seeded'), pageValue('/'));
  await ana.make('page:/live', pageValue('/live', { access: 'not logged in' }));
  await ana.make('page:/later', pageValue('/later', { validFrom: inMinutes(60) }));
  await ana.make('page:/over', pageValue('/over', { validUntil: inMinutes(-60) }));
  await ana.make('page:/out', pageValue('/out'));
  await query(`update content_page set draft = true where path = '/out'`);
  await ana.make('page:/removed', pageValue('/removed'));
  await ana.ask(removeContentItem, { query: { item: 'page:/removed', revision: '1' } });
  const dead = [richText('<p><a href="/nowhere">gone</a></p>')];
  await ana.make('page:/linking', pageValue('/linking', { blocks: dead }));
  const draft = await ben.save('page:/live', pageValue('/live'), { baseRevision: 1 });
  await ben.save('page:/new', pageValue('/new', { title: 'Something new' }));
  const planned = await ben.save('page:/planned', pageValue('/planned'));
  const at = inMinutes(30);
  const { id } = await ben.ask(planContent, { body: { draftId: planned.id, draftRevision: 1, at } });
  await desk.snapshots.refresh();

  const named = await pagesOfEditors(database(), desk.snapshots.current().parts.content.stored);
  expect(named).toEqual(
    expect.arrayContaining([
      { path: '/live', title: 'Page /live' },
      { path: '/new', title: 'Something new' },
      { path: '/planned', title: 'Page /planned' },
    ]),
  );
  const { pages, configs } = await ana.ask(listContentItems);
  const states = Object.fromEntries(pages.map(({ path, state }) => [path, state]));
  expect(states).toMatchObject({
    ...{ '/seeded': 'live', '/live': 'live', '/later': 'notYet', '/over': 'ended', '/out': 'offline' },
    ...{ '/removed': 'removed', '/new': 'new', '/planned': 'new', '/linking': 'live' },
  });
  const one = (path: string) => pages.find((page) => page.path === path);
  expect(one('/live')).toMatchObject({
    ...{ item: 'page:/live', title: 'Page /live', revision: 1, access: 'not logged in', problems: 0 },
    changedBy: { id: ana.who.id, name: 'Ana Berger' },
    drafts: [{ id: draft.id, by: { id: ben.who.id }, baseRevision: 1 }],
  });
  expect(one('/seeded')?.changedBy).toBeUndefined();
  expect(one('/new')).toMatchObject({ title: 'Something new', revision: 0 });
  expect(one('/planned')).toMatchObject({ nextPlan: { id, at } });
  expect(one('/linking')?.problems).toBe(1);
  // The shop needs its start page: nothing that takes it away is offered.
  expect([one('/')?.stays, one('/live')?.stays]).toEqual([true, undefined]);
  const paths = pages.map(({ path = '' }) => path);
  expect(paths).toEqual(paths.toSorted());
  expect(configs.map(({ item }) => item)).toEqual(
    expect.arrayContaining(['config:header', 'config:footer', 'config:search']),
  );
  // What leads nowhere leads somewhere as soon as the page is there.
  await ana.make('page:/nowhere', pageValue('/nowhere'));
  await desk.snapshots.refresh();
  const { pages: then } = await ana.ask(listContentItems);
  expect(then.find(({ path }) => path === '/linking')?.problems).toBe(0);
  expect((await ana.item('page:/nowhere')).linkedFrom).toEqual([{ item: 'page:/linking', title: 'Page /linking' }]);
});

test('STUD-03 an item that never was is not found; one that is only a memory is', async () => {
  const ana = await (await openDesk()).editor();
  expect(await ana.refused('GET', '/item?item=page:/never')).toMatchObject({ status: 404, code: 'itemNotFound' });
  await ana.make('page:/memory', pageValue('/memory'));
  await ana.ask(removeContentItem, { query: { item: 'page:/memory', revision: '1' } });
  expect(await ana.item('page:/memory')).toEqual({
    ...{ item: 'page:/memory', drafts: [], plans: [], linkedFrom: [], problems: [] },
  });
});

test('STUD-03 a draft is held against the shop: dead links, such as end, pictures that are missing or say nothing', async () => {
  const desk = await openDesk();
  const ana = await desk.editor();
  const ends = inMinutes(600);
  await ana.make('page:/ends', pageValue('/ends', { validUntil: ends }));
  await desk.snapshots.refresh();
  const blocks = [
    { type: 'image', picture: { file: 'gone.png', alt: '' }, to: '/ends' },
    { type: 'teaser', layout: 'cards', items: [{ title: 'x', to: 'route:products-slug?slug=toys' }] },
    { ...richText('<a href="/ends">soon over</a>'), validUntil: inMinutes(300) },
    richText('<a href="/self">here</a>'),
    { type: 'contactForm', form: 'nothing' },
    { type: 'productPromotion', sku: 'p9', title: 'x', action: 'y' },
  ];
  const draft = await ana.save('page:/self', pageValue('/self', { blocks }));
  const { problems } = await ana.item('page:/self');
  expect(problems.map(({ path, kind, code, from }) => [path.join('.'), kind, code, from])).toEqual([
    ['blocks.0.picture.file', 'missingMedia', 'missingMedia', undefined],
    ['blocks.0.picture.alt', 'missingAlt', 'missingAlt', undefined],
    ['blocks.0.to', 'laterDead', 'laterDead', ends],
    ['blocks.1.items.0.to', 'deadLink', 'deadLink', undefined],
    ['blocks.4.form', 'deadLink', 'noForm', undefined],
    ['blocks.5.sku', 'deadLink', 'noProduct', undefined],
  ]);
  // They warn; an editor may know better.
  expect(await ana.publish(draft)).toEqual({ revision: 1 });
});

test('STUD-03 a page at an address that leads elsewhere warns before it is published, and as long as it does', async () => {
  const desk = await openDesk();
  const ana = await desk.editor();
  await query(`insert into redirect (kind, source, target) values ('manyToOne', '/sale', '/')`);
  await desk.snapshots.refresh();
  const draft = await ana.save('page:/sale/shoes', pageValue('/sale/shoes'));
  const redirected = { path: ['path'], kind: 'redirected', values: { from: '/sale', to: '/' } };
  expect((await ana.item('page:/sale/shoes')).problems).toMatchObject([redirected]);
  await ana.publish(draft);
  const problemsOf = async () => {
    await desk.snapshots.refresh();
    const { pages } = await ana.ask(listContentItems);
    return pages.find(({ path }) => path === '/sale/shoes')?.problems;
  };
  expect(await problemsOf()).toBe(1);
  await query(`delete from redirect where source = '/sale'`);
  expect(await problemsOf()).toBe(0);
});

describe('the picker of links', () => {
  test('STUD-03 finds pages, departments, goods and parts of the shop by words, without a look at accents', async () => {
    const desk = await openDesk();
    const ana = await desk.editor();
    await ana.make('page:/apples', pageValue('/apples', { title: 'All about apples' }));
    await desk.snapshots.refresh();
    const found = async (query: string, kind?: string) =>
      (await ana.ask(findContentLinks, { query: { query, ...(kind && { kind }) } })).links;
    expect((await found('apfel')).map(({ target }) => target)).toEqual(['route:products-slug?slug=apples']);
    expect((await found('apple')).map(({ kind }) => kind)).toEqual([
      'page',
      'category',
      'recipe',
      'product',
      'product',
    ]);
    expect((await found('apple kg')).map(({ title }) => title)).toEqual(['Elstar apple', 'Gala apple']);
    expect(await found('apfel', 'category')).toEqual([
      { target: 'route:products-slug?slug=apples', title: 'Äpfel', kind: 'category', hint: 'Fruit' },
    ]);
    expect((await found('', 'route')).map(({ target }) => target)).toEqual(expect.arrayContaining(['route:cart']));
    expect(await found('nothing like this')).toEqual([]);
    expect((await found('', 'product')).length).toBe(2);
    const [gala] = await found('gala', 'product');
    expect(gala).toMatchObject({ target: 'route:product-slug?slug=gala', sku: expect.stringMatching(/./) });
    expect(await found(gala?.sku ?? '', 'product')).toEqual([gala]);
  });

  test('STUD-03 one target is looked up: what it is called and whether it leads anywhere, and until when', async () => {
    const desk = await openDesk();
    const ana = await desk.editor();
    const [from, until] = [inMinutes(60), inMinutes(120)];
    await ana.make('page:/soon', pageValue('/soon', { title: 'Soon', validFrom: from }));
    await ana.make('page:/short', pageValue('/short', { title: 'Short', validUntil: until }));
    await desk.snapshots.refresh();
    const lookUp = (target: string) => ana.ask(lookUpContentLink, { query: { target } });
    expect(await lookUp('/soon#place')).toMatchObject({ leads: false, from, link: { title: 'Soon', kind: 'page' } });
    expect(await lookUp('/short')).toMatchObject({ leads: true, until, href: '/short' });
    expect(await lookUp('/none')).toEqual({ leads: false });
    expect(await lookUp('route:nonsense')).toEqual({ leads: false });
    expect(await lookUp('https://example.org/')).toEqual({ leads: true, href: 'https://example.org/' });
    expect(await lookUp('route:products-slug?slug=apples')).toMatchObject({ leads: true, link: { title: 'Äpfel' } });
    expect(await lookUp('route:products-slug?slug=toys')).toMatchObject({ leads: false });
    expect(await lookUp('route:product-slug?slug=gala')).toMatchObject({ leads: true, link: { title: 'Gala apple' } });
    expect(await lookUp('route:cart')).toMatchObject({ leads: true, link: { kind: 'route' } });
  });
});
