import type { EditedPage, PagePayloadOf, Viewer } from '@trolley/contract';
import { anonymous } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import type { ReadyPage } from './loadedPage.ts';
import { loadPage } from './loadPage.ts';
import { loadError } from './screens/error.ts';
import { editedTestPage } from './testing.ts';
import { loadReady, pageLoad } from './testLoad.ts';

const text = (html: string) => [{ type: 'richText', html }];
const pages: readonly EditedPage[] = [
  editedTestPage('/', { title: 'Start', blocks: text('<p>Hello</p>') }),
  editedTestPage('/about', {
    title: 'About',
    meta: { title: 'Who we are', description: 'Us', keywords: 'k', noFollow: true },
  }),
  editedTestPage('/hidden', { meta: { noIndex: true } }),
  editedTestPage('/guests', { access: 'not logged in' }),
  editedTestPage('/members', { access: 'logged in and joe member' }),
  editedTestPage('/open', { access: 'not logged in; logged in and joe member; logged in and not joe member' }),
  editedTestPage('/draft', { draft: true }),
  editedTestPage('/nothing-here', { title: 'Lost?', meta: { noIndex: true } }),
];
const guest = anonymous;
const member: Viewer = { loggedIn: true, joeMember: true };
const customer: Viewer = { loggedIn: true, joeMember: false };

interface Asked {
  readonly viewer?: Viewer;
  readonly preview?: boolean;
  readonly notFoundPage?: string;
}

const worldOf = ({ viewer = guest, preview = false, notFoundPage }: Asked) => ({
  pages,
  viewer,
  tenant: { flags: { cms: { preview } }, notFoundPage },
});
const load = (url: string, asked: Asked = {}): Promise<ReadyPage> => loadReady(url, worldOf(asked));

describe('content', () => {
  test('ROUTE-01 the home page and the catch-all show the content page of their path', async () => {
    expect((await load('/')).payload).toMatchObject({
      screen: 'index',
      status: 200,
      path: '/',
      data: { page: { title: 'Start' } },
    });
    expect((await load('/about')).payload).toMatchObject({
      screen: 'index',
      status: 200,
      data: { page: { title: 'About' } },
    });
  });

  test('CONT-02 meta: its own words in the template of the site', async () => {
    expect((await load('/about')).payload.meta).toMatchObject({
      title: 'Who we are | Shop',
      description: 'Us',
      keywords: 'k',
      noFollow: true,
    });
    expect((await load('/open')).payload.meta).toMatchObject({ title: 'open | Shop', description: 'Food' });
    expect((await load('/')).payload.meta.title).toBe('The Shop');
    expect((await load('/hidden')).payload.meta).toMatchObject({ noIndex: true, description: undefined });
  });

  test('the canonical address has no foreign parameters', async () => {
    expect((await load('/about?utm_source=x&bypassRecaptchaKey=y')).payload.canonical).toBe(
      'https://shop.example/about',
    );
    expect((await load('/search/k%C3%A4se?utm=x&tab=products')).payload.canonical).toBe(
      'https://shop.example/search/k%C3%A4se?tab=products',
    );
    expect((await load('/')).payload.canonical).toBe('https://shop.example/');
  });

  test('ROUTE-22 the layout is the one of the route', async () => {
    expect((await load('/about')).payload.layout).toBe('default');
    const world = await pageLoad('/about', { pages });
    const plan = { ...world.plan, route: world.plan.route && { ...world.plan.route, layout: 'focused' as const } };
    expect(await loadPage({ ...world, plan })).toMatchObject({ payload: { layout: 'focused' } });
  });
});

describe('not found', () => {
  test('ERR-01 a path without route and page is a 404 that names the path', async () => {
    const { payload, shared, tags } = await load('/no/where');
    expect(payload).toMatchObject({
      screen: 'generalerror',
      status: 404,
      data: { status: 404, message: 'Page not found: /no/where' },
    });
    expect(payload.meta).toMatchObject({ title: 'Not here | Shop', noIndex: true });
    expect(payload.data).not.toHaveProperty('page');
    expect(shared).toBe(true);
    expect(tags).toContain('page:/no/where');
  });

  test('ERR-03 the tenant may have a page of its own for it', async () => {
    const { payload, tags } = await load('/no/where', { notFoundPage: '/nothing-here' });
    expect(payload).toMatchObject({ status: 404, data: { page: { title: 'Lost?' } } });
    expect(tags).toContain('page:/nothing-here');
  });

  test('ERR-03 a page that not everybody may see is none for it', async () => {
    expect((await load('/no/where', { notFoundPage: '/members' })).payload.data).not.toHaveProperty('page');
  });

  test('ERR-04 an error holds only what it is given, and is never shared', async () => {
    const world = await pageLoad('/about', { pages });
    const { payload, shared } = loadError(world, { status: 500, message: 'm' });
    expect(payload).toMatchObject({
      status: 500,
      data: { status: 500, message: 'm' },
      meta: { title: 'Something is wrong | Shop' },
    });
    expect(payload.data).not.toHaveProperty('raw');
    expect(shared).toBe(false);
  });
});

describe('who may see a page', () => {
  test.each([
    ['/guests', guest, 200],
    ['/guests', customer, 404],
    ['/members', member, 200],
    ['/members', customer, 404],
    ['/members', guest, 404],
    ['/open', guest, 200],
    ['/open', member, 200],
  ])('ROUTE-27 %s for %o: %i', async (path, viewer, status) => {
    const { payload } = await load(path, { viewer });
    expect(payload.status).toBe(status);
    if (status === 404) expect(payload.data).toMatchObject({ message: `Page not found: ${path}` });
  });

  test('ROUTE-27 what depends on the viewer is never shared, whatever the outcome', async () => {
    for (const viewer of [guest, member, customer]) {
      expect((await load('/members', { viewer })).shared).toBe(false);
    }
    expect((await load('/open')).shared).toBe(true);
  });

  test('ROUTE-28 nothing else restricts: a page without a list is open to all', async () => {
    for (const viewer of [guest, member, customer]) expect((await load('/about', { viewer })).payload.status).toBe(200);
  });

  test('a draft is there in preview alone, and not shared', async () => {
    expect((await load('/draft')).payload.status).toBe(404);
    const { payload, shared } = await load('/draft', { preview: true });
    expect(payload.status).toBe(200);
    expect(shared).toBe(false);
  });
});

describe('other screens', () => {
  test('ROUTE-02 the sitemap for people lists every page open to all, home first', async () => {
    const { payload } = await load('/sitemap', { notFoundPage: '/nothing-here' });
    expect(payload.meta.title).toBe('All pages | Shop');
    expect((payload as PagePayloadOf<'sitemap'>).data.groups).toEqual([
      {
        title: 'Pages',
        links: [
          { label: 'Start', href: '/' },
          { label: 'About', href: '/about' },
          { label: 'open', href: '/open' },
        ],
      },
      { title: 'Shop', links: [{ label: 'All departments', href: '/products' }] },
    ]);
  });

  test('the error page has an address of its own', async () => {
    expect((await load('/generalerror')).payload).toMatchObject({
      screen: 'generalerror',
      status: 200,
      data: { status: 500 },
      meta: { noIndex: true },
    });
  });

  test('the page of all components is there in preview alone', async () => {
    expect((await load('/_components')).payload.status).toBe(404);
    expect((await load('/_components', { preview: true })).payload).toMatchObject({
      screen: 'components',
      data: { themes: [{ id: 'test' }], samples: { texts: expect.anything() } },
    });
  });
});
