import type { EditedPage } from '@trolley/contract';
import { expect, test } from 'vitest';
import { editedTestPage, testSnapshots, testTenant } from '../page/testing.ts';
import { captureLog } from '../platform/http/testing.ts';

const home = editedTestPage('/', { blocks: [{ type: 'richText', html: '<p><a href="/news">News</a></p>' }] });
const about = editedTestPage('/about');
const terms = editedTestPage('/terms');

async function openContent(...pages: EditedPage[]) {
  const { log, lines } = captureLog();
  const { snapshots, edit } = await testSnapshots(testTenant(), pages, log);
  return { edit, lines, content: () => snapshots.current().parts.content };
}

test('a change is told by the page it touches; every other page stays the very same', async () => {
  const { content, edit } = await openContent(home, about, terms);
  const before = content();
  expect(await edit([home, { ...about, title: 'Changed' }, terms])).toEqual(['pages', 'page:/about']);
  expect(content().pages.get('/terms')).toBe(before.pages.get('/terms'));
  expect(content().pages.get('/about')).not.toBe(before.pages.get('/about'));
});

test('a page that appears also changes those that link to it', async () => {
  const { content, edit } = await openContent(home, terms);
  expect(content().pages.get('/')?.page.blocks).toEqual([{ type: 'richText', html: '<p>News</p>' }]);
  expect(await edit([home, terms, editedTestPage('/news')])).toEqual(['pages', 'page:/', 'page:/news']);
  expect(content().pages.get('/')?.page.blocks).toEqual([
    { type: 'richText', html: '<p><a href="/news">News</a></p>' },
  ]);
});

test('a page that leaves takes the links of the header with it', async () => {
  const { content, edit } = await openContent(home, about);
  expect(content().site.header.navigation).toEqual([{ label: 'About', href: '/about' }]);
  expect(await edit([home])).toEqual(['site', 'pages', 'page:/about']);
  expect(content().site.header.navigation).toEqual([]);
});

test('links to the catalogue are noted with the page, for who knows the catalogue', async () => {
  const html = '<p><a href="route:products-slug?slug=fruit">Fruit</a> <a href="/terms">Terms</a></p>';
  const { content } = await openContent(editedTestPage('/', { blocks: [{ type: 'richText', html }] }), terms);
  expect(content().pages.get('/')?.catalogueLinks).toEqual([
    { href: '/products/fruit', to: 'category', slug: 'fruit' },
  ]);
  expect(content().pages.get('/terms')?.catalogueLinks).toEqual([]);
});

test('so are those around every page', async () => {
  const { content, edit } = await openContent(home);
  const navigation = [{ label: 'Fruit', to: 'route:products-slug?slug=fruit' }];
  await edit([home], { header: { menuLabel: 'Menu', navigation, highlight: null, searchPlaceholder: '' } });
  expect(content().siteLinks).toEqual([{ href: '/products/fruit', to: 'category', slug: 'fruit' }]);
});

test('texts of components change no page', async () => {
  const { content, edit } = await openContent(home);
  expect(await edit([home], { search: { limit: 9 } })).toEqual([]);
  expect(content().components.search).toEqual({ limit: 9 });
});

test('a broken block is reported once, not at every load', async () => {
  const broken = editedTestPage('/broken', { blocks: [{ type: 'hologram' }] });
  const { edit, lines } = await openContent(home, broken);
  await edit([home, broken, about]);
  await edit([home, broken, about, terms]);
  expect(lines.filter(({ page }) => page === '/broken')).toHaveLength(1);
});

test('a page about a feature is there only where the tenant has it, and so are the links to it', async () => {
  const club = editedTestPage('/about', { feature: 'featureJoe' });
  const open = async (featureJoe: boolean) => {
    const { snapshots } = await testSnapshots(testTenant({ flags: { featureJoe } }), [club], captureLog().log);
    return snapshots.current().parts.content;
  };
  expect([...(await open(true)).pages.keys()]).toEqual(['/about']);
  expect((await open(true)).site.header.navigation).toHaveLength(1);
  expect([...(await open(false)).pages.keys()]).toEqual([]);
  expect((await open(false)).site.header.navigation).toEqual([]);
});
