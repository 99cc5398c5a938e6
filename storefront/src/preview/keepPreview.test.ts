import { beforeEach, expect, test, vi } from 'vitest';
import { keepPreview } from './keepPreview.ts';

/** A window of its own: what is wrapped here must not stay wrapped for other tests. */
function open(answer: () => Response = () => Response.json({ path: '/about', data: {} })) {
  document.body.innerHTML = '';
  const fetched: string[] = [];
  const visited: string[] = [];
  const listeners: [string, (event: Event) => void][] = [];
  const page = {
    location: new URL('https://shop.example/about?preview=T'),
    fetch: async (input: string | URL | Request) => {
      fetched.push(input instanceof Request ? input.url : String(input));
      return answer();
    },
    history: {
      pushState: (_: unknown, __: string, url?: string | URL | null) => visited.push(String(url)),
      replaceState: (_: unknown, __: string, url?: string | URL | null) => visited.push(String(url)),
    },
    document: {
      createElement: (name: string) => document.createElement(name),
      addEventListener: (type: string, listener: (event: Event) => void) => listeners.push([type, listener]),
    },
  } as unknown as Window & typeof globalThis;
  const known = vi.fn();
  const outdated = vi.fn();
  keepPreview(page, { token: 'T', site: 'one', fetched: known, outdated });
  const send = (type: string, target: Element) =>
    listeners
      .filter(([name]) => name === type)
      .forEach(([, listener]) => listener({ type, target } as unknown as Event));
  return { page, fetched, visited, known, outdated, send };
}

beforeEach(() => void (document.body.innerHTML = ''));

test('STUD-04 pages and what they show are fetched in preview; carts, customers and other origins are not', async () => {
  const { page, fetched } = open();
  await page.fetch('/_payload/range?page=2');
  await page.fetch('/api/product-discovery/products/search/milk');
  await page.fetch('/api/carts');
  await page.fetch('/api/customers', { method: 'GET' });
  await page.fetch('/api/recipes/plan', { method: 'POST' });
  await page.fetch('https://elsewhere.example/_payload/x');
  expect(fetched).toEqual([
    'https://shop.example/_payload/range?page=2&preview=T',
    'https://shop.example/api/product-discovery/products/search/milk?preview=T',
    '/api/carts',
    '/api/customers',
    '/api/recipes/plan',
    'https://elsewhere.example/_payload/x',
  ]);
});

test('STUD-04 addresses that are gone to keep the token; those of the studio never get it', () => {
  const { page, visited, send } = open();
  page.history.pushState({}, '', '/range#milk');
  page.history.replaceState({}, '');
  expect(visited).toEqual(['https://shop.example/range?preview=T#milk', 'undefined']);
  const hrefOf = (href: string) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    send('pointerdown', link);
    return link.getAttribute('href');
  };
  expect(hrefOf('https://shop.example/product/milk?x=1')).toBe('https://shop.example/product/milk?x=1&preview=T');
  expect(hrefOf('https://shop.example/studio/content')).toBe('https://shop.example/studio/content');
  expect(hrefOf('https://elsewhere.example/')).toBe('https://elsewhere.example/');
  expect(hrefOf('#main')).toBe('#main');
});

test('STUD-04 a search takes the token along, once', () => {
  const { send } = open();
  const form = document.createElement('form');
  document.body.append(form);
  send('submit', form);
  send('submit', form);
  expect([...form.elements].map((field) => (field as HTMLInputElement).value)).toEqual(['T']);
  const post = document.createElement('form');
  post.method = 'post';
  send('submit', post);
  expect(post.elements).toHaveLength(0);
});

test('the page of a payload is known; other surroundings or an end want a new document', async () => {
  const payload =
    (site: string, status = 200) =>
    () =>
      Response.json({ path: '/about', data: {} }, { status, headers: { 'x-preview-site': site } });
  const same = open(payload('one'));
  await same.page.fetch('/_payload/about');
  await vi.waitFor(() => expect(same.known).toHaveBeenCalledWith({ path: '/about', blocks: [] }));
  expect(same.outdated).not.toHaveBeenCalled();
  for (const answer of [payload('two'), payload('one', 403)]) {
    const other = open(answer);
    await other.page.fetch('/_payload/about');
    await vi.waitFor(() => expect(other.outdated).toHaveBeenCalledOnce());
  }
});
