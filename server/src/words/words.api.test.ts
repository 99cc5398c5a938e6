import {
  checkRedirect,
  checkText,
  type Endpoint,
  listRedirects,
  listTexts,
  removeRedirect,
  resetText,
  saveRedirect,
  saveText,
  type TypedRedirect,
  tryAddress,
} from '@trolley/contract';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { testTenant } from '../page/testing.ts';
import { captureLog } from '../platform/http/testing.ts';
import { openSnapshots } from '../platform/snapshot/snapshotStore.ts';
import { staffDatabase } from '../staff/testing.ts';
import { wordRoutes } from './routes.ts';
import { wordsPart } from './wordsPart.ts';

const { database, query, open } = staffDatabase();
const texts = new Map([
  ['cart.title', { text: 'Your cart', area: undefined }],
  ['cart.count', { text: '{count, plural, one {# item} other {# items}}', area: undefined }],
  ['order.title', { text: 'Your orders', area: 'customer' as const }],
  ['profile.slug.orders', { text: 'orders', area: 'customer' as const }],
]);
const plain = testTenant({ redirects: { oneToOne: { '/home': '/' }, manyToOne: { '/blog': '/about' } } });
const tenant = { ...plain, sourceTexts: texts };
const places = new Map([
  ['/', 'Home'],
  ['/about', 'About'],
]);

type Shop = Awaited<ReturnType<typeof open>>;
let shop: Shop;
let editor: Awaited<ReturnType<Shop['loggedIn']>>;
beforeAll(async () => {
  shop = await open();
  wordRoutes(shop.app, {
    ...{ database: database(), sessions: shop.staff.sessions, tenant },
    lookAt: (path) => (places.has(path) ? { screen: 'index', title: places.get(path) ?? '' } : undefined),
    pages: () => [...places.keys()],
    placesOf: (key) => (key.startsWith('cart.') ? ['cart'] : []),
    exampleOf: (place) => `/${place}`,
  });
  editor = await shop.loggedIn({ roles: ['content'] });
});
afterEach(async () => {
  await query('delete from redirect');
  await query('delete from message_override');
});

/** An answer that need not be one of success. */
const refused = ({ method, path }: Endpoint, body: unknown) => editor.send(method, path, body);
const list = async (search?: string) =>
  (await editor.ask(listRedirects, { query: search === undefined ? {} : { search } })).redirects;
const save = (body: TypedRedirect & { was?: TypedRedirect & { revision: number } }) =>
  editor.ask(saveRedirect, { body });
const journalOf = async (kind: string) =>
  query<{ action: string; subject: string; before: unknown; after: unknown }>(
    `select action, subject_id as subject, before, after from journal where subject_kind = $1 and staff_id = $2 order by id`,
    ...[kind, editor.who.id],
  );

test('the redirects of the files are listed, found by either end, with what is wrong with them', async () => {
  expect((await list()).map(({ from, to, origin, revision }) => [from, to, origin, revision])).toEqual([
    ['/blog', '/about', 'file', 0],
    ['/home', '/', 'file', 0],
  ]);
  expect((await list('ABOUT')).map(({ from }) => from)).toEqual(['/blog']);
  expect(await list('nothing like it')).toEqual([]);
});

test('one is made, changed, moved and taken away, and the journal tells it', async () => {
  const made = await save({ kind: 'oneToOne', from: 'https://shop.example/Jobs/?x=1', to: '/about' });
  expect(made).toMatchObject({ from: '/Jobs', to: '/about', origin: 'own', problems: [] });
  expect(made.revision).toBeGreaterThan(0);
  expect(made.changedBy).toEqual({ id: editor.who.id, name: 'Ana Berger' });
  const changed = await save({ kind: 'oneToOne', from: '/Jobs', to: 'https://jobs.example/', was: made });
  expect(changed.to).toBe('https://jobs.example/');
  expect(changed.revision).toBeGreaterThan(made.revision);
  const moved = await save({ kind: 'manyToOne', from: '/jobs', to: '/about', was: changed });
  expect((await list('jobs')).map(({ kind, from }) => [kind, from])).toEqual([['manyToOne', '/jobs']]);
  const removed = await editor.ask(removeRedirect, { body: moved });
  expect(removed).toEqual({ revision: 0 });
  expect(await list('jobs')).toEqual([]);
  expect((await journalOf('redirect')).slice(-4)).toEqual([
    {
      action: 'redirect.created',
      subject: '/Jobs',
      before: null,
      after: { kind: 'oneToOne', from: '/Jobs', to: '/about' },
    },
    {
      action: 'redirect.changed',
      subject: '/Jobs',
      before: { kind: 'oneToOne', from: '/Jobs', to: '/about' },
      after: { kind: 'oneToOne', from: '/Jobs', to: 'https://jobs.example/' },
    },
    expect.objectContaining({ action: 'redirect.changed', subject: '/jobs' }),
    {
      action: 'redirect.deleted',
      subject: '/jobs',
      before: { kind: 'manyToOne', from: '/jobs', to: '/about' },
      after: null,
    },
  ]);
});

test('one of the files is taken away and brought back, and overruled and given back', async () => {
  const [, home] = await list();
  if (!home) throw new Error('the file has one');
  const { revision } = await editor.ask(removeRedirect, { body: home });
  expect(await list('home')).toMatchObject([{ origin: 'removed', revision, fileTo: '/' }]);
  const undone = await save({ kind: 'oneToOne', from: '/home', to: '/', was: { ...home, revision } });
  expect(undone).toMatchObject({ origin: 'file', revision: 0 });
  const edited = await save({ kind: 'oneToOne', from: '/home', to: '/about', was: undone });
  expect(edited).toMatchObject({ origin: 'edited', fileTo: '/' });
  expect(await save({ kind: 'oneToOne', from: '/home', to: '/', was: edited })).toMatchObject({ origin: 'file' });
});

test('what would break the shop is refused with its reason; what is only odd is said before', async () => {
  const asked = async (body: TypedRedirect) => {
    const answer = await refused(saveRedirect, body);
    return [answer.statusCode, answer.json<{ errorCode: string }>().errorCode];
  };
  expect(await asked({ kind: 'oneToOne', from: '/', to: '/home' })).toEqual([422, 'redirectRefused']);
  expect(await asked({ kind: 'manyToMany', from: '/a', to: '/a/b' })).toEqual([422, 'redirectRefused']);
  expect(await asked({ kind: 'oneToOne', from: '/api/x', to: '/about' })).toEqual([422, 'redirectRefused']);
  expect(await asked({ kind: 'oneToOne', from: 'no path', to: '/about' })).toEqual([422, 'redirectRefused']);
  expect(await asked({ kind: 'oneToOne', from: '/home', to: '/about' })).toEqual([409, 'redirectExists']);
  for (const to of ['javascript:alert(1)', 'http://', 'https:///about', '//evil.example', '/\\evil.example'])
    expect(await asked({ kind: 'oneToOne', from: '/x', to }), to).toEqual([400, expect.any(String)]);
  // Whole addresses of the shop are its paths, with either scheme.
  for (const to of ['https://shop.example/x', 'http://shop.example/x?again=1'])
    expect(await asked({ kind: 'oneToOne', from: '/x', to }), to).toEqual([422, 'redirectRefused']);
  expect(await asked({ kind: 'oneToOne', from: '/', to: 'https://shop.example/home' })).toEqual([
    422,
    'redirectRefused',
  ]);
  const { problems } = await editor.ask(checkRedirect, { body: { kind: 'oneToOne', from: '/about/', to: '/home' } });
  expect(
    problems.map(({ code, refused, values }) => [code, refused, values.title ?? values.to ?? values.from]),
  ).toEqual([
    ['hidesPage', false, 'About'],
    ['chain', false, '/'],
    ['madeChain', false, '/blog'],
  ]);
  expect(await save({ kind: 'oneToOne', from: '/whole', to: 'https://shop.example/about?a=1' })).toMatchObject({
    ...{ to: '/about?a=1', problems: [] },
  });
});

test('two at once: the second is told, and nothing is overwritten', async () => {
  const made = await save({ kind: 'oneToOne', from: '/x', to: '/about' });
  await save({ kind: 'oneToOne', from: '/x', to: '/', was: made });
  const late = await refused(saveRedirect, { kind: 'oneToOne', from: '/x', to: '/home', was: made });
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { errorCode: 'redirectChanged', customPayload: { to: '/' } },
  ]);
  const gone = await refused(removeRedirect, made);
  expect(gone.statusCode).toBe(409);
  const together = await Promise.all(
    ['/', '/about'].map((to) => refused(saveRedirect, { kind: 'oneToOne', from: '/y', to })),
  );
  expect(together.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
  // Each alone is fine; both together would be a circle.
  const circle = await Promise.all([
    refused(saveRedirect, { kind: 'oneToOne', from: '/p', to: '/q' }),
    refused(saveRedirect, { kind: 'oneToOne', from: '/q', to: '/p' }),
  ]);
  expect(circle.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '422']);
});

test('an address can be tried: every step, and what stands at the end', async () => {
  await save({ kind: 'manyToMany', from: '/shop', to: '/blog' });
  const tried = (address: string) => editor.ask(tryAddress, { body: { address } });
  expect(await tried('https://shop.example/shop/milk?x=1')).toEqual({
    path: '/shop/milk',
    steps: [
      { kind: 'manyToMany', from: '/shop', path: '/shop/milk', to: '/blog/milk' },
      { kind: 'manyToOne', from: '/blog', path: '/blog/milk', to: '/about' },
    ],
    end: { kind: 'page', at: '/about', screen: 'index', title: 'About' },
  });
  expect((await tried('nowhere')).end).toEqual({ kind: 'nothing', at: '/nowhere' });
  expect((await tried('/api/stores')).end.kind).toBe('server');
});

const textOf = async (key: string) => (await editor.ask(listTexts, {})).texts.find((one) => one.key === key);

test('texts are listed with the places where they stand', async () => {
  const { texts: all, places: found, language } = await editor.ask(listTexts, {});
  expect([all.map(({ key }) => key), language]).toEqual([[...texts.keys()].toSorted(), 'en']);
  expect(found).toEqual([{ id: 'cart', path: '/cart', texts: 2 }]);
  expect(await textOf('profile.slug.orders')).toMatchObject({ fixed: true });
  expect(await textOf('cart.count')).toMatchObject({ reads: '5 items' });
});

test('one is changed, changed again and given back, and the journal tells it', async () => {
  const made = await editor.ask(saveText, { body: { key: 'cart.title', text: ' Your basket ', revision: 0 } });
  expect(made).toMatchObject({ original: 'Your cart', text: 'Your basket', places: ['cart'] });
  expect(made.revision).toBeGreaterThan(0);
  expect(made.changedBy?.name).toBe('Ana Berger');
  const late = await refused(saveText, { key: 'cart.title', text: 'Mine', revision: 0 });
  expect([late.statusCode, late.json()]).toMatchObject([409, { errorCode: 'textChanged' }]);
  const reset = await editor.ask(resetText, { body: { key: 'cart.title', revision: made.revision } });
  expect(reset).toEqual({ key: 'cart.title', original: 'Your cart', revision: 0, places: ['cart'] });
  expect((await journalOf('message')).slice(-2)).toEqual([
    { action: 'message.changed', subject: 'cart.title', before: { text: 'Your cart' }, after: { text: 'Your basket' } },
    { action: 'message.reset', subject: 'cart.title', before: { text: 'Your basket' }, after: { text: 'Your cart' } },
  ]);
  // The original, typed again, is no change.
  const same = await editor.ask(saveText, { body: { key: 'cart.title', text: 'Your cart', revision: 0 } });
  expect(same.revision).toBe(0);
});

test('a text that cannot stand in place of the original is refused with the reason', async () => {
  const asked = async (key: string, text: string) => {
    const answer = await refused(saveText, { key, text, revision: 0 });
    return [answer.statusCode, answer.json<{ errorCode: string; customPayload?: unknown }>()] as const;
  };
  expect(await asked('cart.count', '{number} items')).toMatchObject([
    422,
    {
      errorCode: 'textRefused',
      customPayload: {
        problems: [
          { code: 'unknown', values: { name: 'number' } },
          { code: 'missing', values: { name: 'count' } },
        ],
      },
    },
  ]);
  expect((await asked('profile.slug.orders', 'my-orders'))[1].errorCode).toBe('textFixed');
  expect((await asked('no.such', 'Text'))[1].errorCode).toBe('textNotFound');
  const checked = await editor.ask(checkText, { body: { key: 'cart.count', text: '{count} things' } });
  expect(checked).toEqual({
    arguments: [{ name: 'count', kind: 'number' }],
    problems: [],
    examples: ['0', '1', '2', '5'].map((given) => ({ given, text: `${given} things` })),
    originalExamples: ['0 items', '1 item', '2 items', '5 items'].map((text) => ({ given: text[0], text })),
  });
});

test('what was changed upstream since is said, and shows the original where it no longer fits', async () => {
  await query(
    `insert into message_override (key, text, original) values ('cart.title', 'Basket', 'Cart'), ('cart.count', 'Some', 'Some')`,
  );
  expect(await textOf('cart.title')).toMatchObject({ text: 'Basket', formerOriginal: 'Cart' });
  expect(await textOf('cart.count')).toMatchObject({ unfit: true, formerOriginal: 'Some' });
});

test('a form that was open while its row was deleted and made again overwrites nothing', async () => {
  const redirect = await save({ kind: 'oneToOne', from: '/x', to: '/about' });
  await editor.ask(removeRedirect, { body: redirect });
  await save({ kind: 'oneToOne', from: '/x', to: '/' });
  const stale = { kind: 'oneToOne', from: '/x', to: '/home', was: redirect };
  expect((await refused(saveRedirect, stale)).json()).toMatchObject({ errorCode: 'redirectChanged' });
  const key = 'cart.title';
  const { revision } = await editor.ask(saveText, { body: { key, text: 'Basket', revision: 0 } });
  await editor.ask(resetText, { body: { key, revision } });
  await editor.ask(saveText, { body: { key, text: 'Trolley', revision: 0 } });
  const late = await refused(saveText, { key, text: 'Mine', revision });
  expect(late.json()).toMatchObject({ errorCode: 'textChanged', customPayload: { text: 'Trolley' } });
});

test('every process has redirects and texts within 5 seconds', async () => {
  const { log } = captureLog();
  const snapshots = await openSnapshots(database(), { words: wordsPart({ tenant, log }) }, { log });
  try {
    const tags: string[] = [];
    snapshots.onChange((change) => tags.push(...change.tags));
    const before = snapshots.current().parts.words;
    const started = Date.now();
    await save({ kind: 'oneToOne', from: '/x', to: '/about' });
    await editor.ask(saveText, { body: { key: 'order.title', text: 'All you ordered', revision: 0 } });
    await expect.poll(() => snapshots.current().parts.words.areaTexts.customer['order.title']).toBe('All you ordered');
    const { redirects, messages } = snapshots.current().parts.words;
    expect(Date.now() - started).toBeLessThan(5000);
    expect(redirects.oneToOne).toEqual({ '/home': '/', '/x': '/about' });
    expect(messages['cart.title']).toBe(before.messages['cart.title']);
    expect(new Set(tags)).toEqual(new Set(['redirects', 'texts']));
    expect(before.redirects.oneToOne).toEqual({ '/home': '/' });
  } finally {
    await snapshots.close();
  }
});
