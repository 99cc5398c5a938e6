import { screen } from '@testing-library/react';
import type { ContentPage } from '@trolley/contract';
import { expect, test } from 'vitest';
import { contentFixture } from '../shell/testing/bootFixture.ts';
import ContentScreen from './ContentScreen.tsx';
import SitemapScreen from './SitemapScreen.tsx';
import { renderInShop } from './testing/renderInShop.tsx';

const shown = (page: Partial<ContentPage>) =>
  renderInShop(
    <ContentScreen
      payload={contentFixture('Imprint', {
        data: { page: { path: '/imprint', title: 'Imprint', showTitle: true, blocks: [], ...page } },
      })}
    />,
  );
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
