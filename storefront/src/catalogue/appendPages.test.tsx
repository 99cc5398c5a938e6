import { fireEvent, screen } from '@testing-library/react';
import { type Listing as ListingPage, writeListing } from '@trolley/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Listing } from './Listing.tsx';
import { listingFixture, productFixture } from './testing/products.ts';
import { renderInTenant } from './testing/renderInTenant.tsx';

const view = (listing: ListingPage) => (
  <Listing listing={listing} hrefOf={(address) => `/range/milk${writeListing(address)}`} title="Milk" />
);

describe('more of a list', () => {
  const page = (number: number, names: readonly string[]) =>
    listingFixture({
      page: number,
      pages: 3,
      pageSize: 2,
      offset: (number - 1) * 2,
      count: 2,
      total: 5,
      results: names.map((name) => productFixture({ sku: name, name })),
    });
  const answer = (listing: ListingPage) => Response.json({ screen: 'products-slug', data: { listing } });
  const shownNames = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const asked: string[] = [];
  const offer = (listing: ListingPage) => {
    asked.length = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return answer(listing);
    });
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
  });

  test('is appended by the link, read out, and the keyboard goes on with the first new product', async () => {
    history.replaceState({ key: 'k', idx: 0, usr: null }, '', '/range/milk');
    offer(page(2, ['Gouda', 'Brie']));
    renderInTenant(view(page(1, ['Milk', 'Butter'])));
    fireEvent.click(screen.getByRole('link', { name: 'Show 2 more' }));
    await screen.findByText('4 of 5 products');
    expect(asked).toEqual(['/_payload/range/milk?page=2']);
    expect(shownNames()).toEqual(['Glenbeg Milk', 'Glenbeg Butter', 'Glenbeg Gouda', 'Glenbeg Brie']);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Glenbeg Gouda'));
    // The page that is asked for stays that of the list; how much of it is shown stands behind the #.
    expect(location.pathname + location.search + location.hash).toBe('/range/milk#page-2');
    expect(history.state).toMatchObject({ key: 'k' });
    expect(screen.getByRole('link', { name: 'Show 1 more' }).getAttribute('href')).toBe('/range/milk?page=3');
  });

  test('is there again at once for whoever comes back, and not for another list', async () => {
    history.replaceState({ key: 'k', idx: 0, usr: null }, '', '/range/milk');
    offer(page(2, ['Gouda', 'Brie']));
    const first = page(1, ['Milk', 'Butter']);
    const { unmount } = renderInTenant(view(first));
    fireEvent.click(screen.getByRole('link', { name: 'Show 2 more' }));
    await screen.findByText('4 of 5 products');
    unmount();
    const { unmount: again } = renderInTenant(view({ ...first }));
    expect(shownNames()).toHaveLength(4);
    again();
    history.replaceState({ key: 'n', idx: 1, usr: null }, '', '/range/milk');
    renderInTenant(view({ ...first }));
    expect(shownNames()).toHaveLength(2);
  });

  test.each([
    ['after a reload, at the place of before', 1200],
    ['by a link that was passed on, at its last page', undefined],
  ])('is asked for again %s', async (_, top) => {
    history.replaceState({ key: 'k', idx: 0, usr: null }, '', `/range/${top ? 'reloaded' : 'shared'}#page-2`);
    sessionStorage.setItem('trolley.list', JSON.stringify({ href: top ? location.href : 'elsewhere', top: 1200 }));
    const scrolled: (string | null)[] = [];
    vi.stubGlobal('scrollTo', (_: number, top: number) => scrolled.push(String(top)));
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
      scrolled.push(this.querySelector('h2')?.textContent ?? null);
    });
    offer(page(2, ['Gouda', 'Brie']));
    renderInTenant(view(page(1, ['Milk', 'Butter'])));
    await screen.findByText('4 of 5 products');
    expect(shownNames()).toHaveLength(4);
    await vi.waitFor(() => expect(scrolled).toEqual([top ? '1200' : 'Glenbeg Gouda']));
    vi.restoreAllMocks();
  });

  test('asks for nothing beyond the last page, and for no more than ten at once', async () => {
    history.replaceState({ key: 'k', idx: 0, usr: null }, '', '/range/beyond#page-99999');
    offer(page(2, ['Gouda', 'Brie']));
    renderInTenant(view({ ...page(1, ['Milk', 'Butter']), pages: 30 }));
    await vi.waitFor(() => expect(asked).toHaveLength(10));
    expect(asked.at(-1)).toBe('/_payload/range/milk?page=11');
  });
});
