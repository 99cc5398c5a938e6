import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ContentPage, SharedKind } from '@trolley/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentFixture } from '../shell/testing/bootFixture.ts';
import ContentScreen from './ContentScreen.tsx';
import SitemapScreen from './SitemapScreen.tsx';
import { boot, renderInShop } from './testing/renderInShop.tsx';

const shown = (page: Partial<ContentPage>, shop = boot) =>
  renderInShop(
    <ContentScreen
      payload={contentFixture('Imprint', {
        data: { page: { path: '/imprint', title: 'Imprint', showTitle: true, blocks: [], ...page } },
      })}
    />,
    shop,
  );
const sharing = (...shared: SharedKind[]) => ({
  ...boot,
  site: { ...boot.site, socialSharing: { ...boot.site.socialSharing, shared } },
});
const titles = () => screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent);

test('ROUTE-01 a content page shows its title, its blocks and the way to it', () => {
  shown({ blocks: [{ type: 'richText', html: '<p>Who we are.</p>' }] });
  expect(titles()).toEqual(['Imprint']);
  expect(screen.getByText('Who we are.')).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'You are here' }).textContent).toBe('HomeImprint');
});

test('ROUTE-01 the home page takes its heading from its hero and has no breadcrumbs', () => {
  shown({
    path: '/',
    showTitle: false,
    blocks: [{ type: 'teaser', layout: 'hero', items: [{ title: 'Fresh', pictures: [] }] }],
  });
  expect(titles()).toEqual(['Fresh']);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a page that hides its title still has one for those who listen', () => {
  shown({ showTitle: false, blocks: [{ type: 'richText', html: '<p>Text</p>' }] });
  expect(titles()).toEqual(['Imprint']);
});

test('ROUTE-02 the sitemap for people lists the pages in groups', () => {
  const groups = [{ title: 'Legal', links: [{ label: 'Imprint', href: '/imprint' }] }];
  renderInShop(<SitemapScreen payload={{ ...contentFixture('Site map'), screen: 'sitemap', data: { groups } }} />);
  expect(titles()).toEqual(['Site map']);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Legal');
  expect(screen.getByRole('link', { name: 'Imprint' }).getAttribute('href')).toBe('/imprint');
});

test('CONT-10 a page is shared where the site says so, without the place on it', async () => {
  const share = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  shown({}, sharing('page'));
  fireEvent.click(await screen.findByRole('button', { name: 'Share this page' }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share).toHaveBeenCalledWith({ title: 'Imprint', url: location.href.replace(/#.*/, '') });
});

test.each([
  ['the site shares products and recipes alone', '/imprint', sharing('product', 'recipe')],
  ['it says nothing', '/imprint', boot],
  ['it is the home page', '/', sharing('page')],
])('CONT-10 no page is shared where %s', (_, path, shop) => {
  const { container } = shown({ path }, shop);
  expect(container.querySelector('.content-share')).toBeNull();
});

test('CONST-02 a page that loads itself again leaves its moment in the cookie while it is open', async () => {
  const { unmount } = shown({ path: '/', reloadAfterMinutes: 15 });
  await waitFor(() => expect(document.cookie).toMatch(/page-reload=\d+/));
  unmount();
  expect(document.cookie).not.toMatch(/page-reload=\d+/);
});
