import { fireEvent, screen, within } from '@testing-library/react';
import { type Facet, type Listing as ListingPage, writeListing } from '@trolley/contract';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Listing } from './Listing.tsx';
import { listingFixture, productFixture } from './testing/products.ts';
import { inTenant, renderInTenant } from './testing/renderInTenant.tsx';

const value = (of: string, selected = false, name?: string, count = 7) => ({ value: of, name, count, selected });
const facets: Facet[] = [
  { key: 'brand', values: [value('cove', true, 'Cove'), value('larder', false, 'Larder')] },
  { key: 'organic', values: [value('1')] },
  {
    key: 'origin',
    values: [
      { ...value('IE'), name: 'Ireland' },
      { ...value('FR', true), name: 'France' },
    ],
  },
  { key: 'without', values: [value('milk')] },
  { key: 'offer', values: [value('1')] },
  { key: 'price', values: [], steps: [50, 100, 200, 300, 500, 1000] },
];
const narrowed = listingFixture({ facets, total: 96, pages: 2, sort: 'price' });
const view = (listing: ListingPage) => (
  <Listing listing={listing} hrefOf={(address) => `/range/milk${writeListing(address)}`} title="Milk" />
);
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
/** Of the column of facets: a phone has some of them beside its button too. */
const facetHref = (name: RegExp) =>
  within(screen.getByRole('complementary')).getByRole('link', { name }).getAttribute('href');
const status = () => screen.getByRole('status');

describe('the facets of a list', () => {
  test('each is a plain link to the list narrowed further, with its count', () => {
    renderInTenant(view(narrowed));
    expect(hrefOf(/^Larder/)).toBe('/range/milk?brand=cove,larder&origin=FR&sort=price');
    expect(facetHref(/^Organic/)).toBe('/range/milk?brand=cove&organic=1&origin=FR&sort=price');
    expect(facetHref(/^On offer/)).toBe('/range/milk?brand=cove&offer=1&origin=FR&sort=price');
    expect(hrefOf(/^no milk/)).toBe('/range/milk?brand=cove&origin=FR&sort=price&without=milk');
    expect(screen.getByRole('link', { name: /^Larder/ }).textContent).toBe('Larder7');
  });

  test('countries keep the name they bring, a chosen price is named in the words of the tenant', () => {
    renderInTenant(view(narrowed));
    expect(hrefOf(/^Ireland/)).toBe('/range/milk?brand=cove&origin=FR,IE&sort=price');
    const chipOf = (price: string) => {
      const listing = listingFixture({
        facets: [{ key: 'price', values: [value(price, true)], steps: [50, 100, 200] }],
      });
      const { container, unmount } = renderInTenant(view(listing));
      const name = container.querySelector('.chosen-filters li')?.textContent;
      unmount();
      return name;
    };
    expect(chipOf('-200')).toContain('up to €2.00');
    expect(chipOf('200-500')).toContain('€2.00 to €5.00');
    expect(chipOf('1000-')).toContain('from €10.00');
  });

  test('DISC-09 diets, returnables and member prices are offered in the words of the tenant', () => {
    const offered = listingFixture({
      facets: [
        { key: 'member', values: [value('1')] },
        { key: 'returnable', values: [value('1')] },
        { key: 'regional', values: [value('1')] },
        { key: 'diet', values: [value('vegan', true), value('gluten-free')] },
      ],
    });
    renderInTenant(view(offered));
    const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('link');
    expect(group('For you').map(({ textContent }) => textContent)).toEqual(['Crew price7']);
    const diet = ['Vegan7', 'Gluten free7', 'Returnable7'];
    expect(group('Diet and packaging').map(({ textContent }) => textContent)).toEqual(diet);
    expect(group('Origin').map(({ textContent }) => textContent)).toEqual(['Local7']);
    const quick = [...document.querySelectorAll('.quick-filters a')];
    expect(quick.map(({ textContent }) => textContent)).toEqual(['Crew price', 'Vegan', 'Gluten free', 'Returnable']);
    expect(facetHref(/^Gluten free/)).toBe('/range/milk?diet=gluten-free,vegan');
    expect(facetHref(/^Crew price/)).toBe('/range/milk?diet=vegan&member=1');
  });

  test('a chosen one is marked, and its link takes it away again', () => {
    renderInTenant(view(narrowed));
    const chosen = within(screen.getByRole('group', { name: 'Brand' })).getByRole('link', { name: /^Cove/ });
    expect(chosen.getAttribute('aria-current')).toBe('true');
    expect(chosen.getAttribute('href')).toBe('/range/milk?origin=FR&sort=price');
  });

  test('what is chosen stands above the list, to be taken away one by one or all at once; the order stays', () => {
    renderInTenant(view(narrowed));
    const chips = within(screen.getByRole('group', { name: 'Filters applied' })).getAllByRole('link');
    expect(chips.map((chip) => chip.getAttribute('href'))).toEqual([
      '/range/milk?brand=cove&sort=price',
      '/range/milk?origin=FR&sort=price',
      '/range/milk?sort=price',
    ]);
    expect(chips[0]?.textContent).toContain('remove');
  });

  test('a long list shows a few and opens the others without a script; with a choice inside it is open', () => {
    const brands = (chosen: number) =>
      Array.from({ length: 9 }, (_, index) => value(`b${index}`, index === chosen, `Brand ${index}`));
    const html = (chosen: number) =>
      renderToString(inTenant(view(listingFixture({ facets: [{ key: 'brand', values: brands(chosen) }] }))));
    expect(html(-1)).toContain('<details><summary>Show 3 more</summary>');
    expect(html(8)).toContain('<details open="">');
  });

  test('without facets there is neither a column nor a button for it', () => {
    renderInTenant(view(listingFixture()));
    expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
    expect(document.querySelector('.filter-panel')).toBeNull();
  });

  test('on a narrow screen the button that opens them says how many are chosen, and needs no script', () => {
    renderInTenant(view(narrowed));
    const button = screen.getByRole('button', { name: 'Filters · 2' });
    expect(document.getElementById(button.getAttribute('popovertarget') ?? '')?.getAttribute('popover')).toBe('auto');
  });
});

describe('the order of a list', () => {
  test('is a form that keeps what is chosen and works with its button', () => {
    renderInTenant(view(narrowed));
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/range/milk');
    const sent = [...new FormData(form ?? undefined)];
    expect(sent).toEqual([
      ['brand', 'cove'],
      ['origin', 'FR'],
      ['sort', 'price'],
    ]);
    expect(
      within(form as HTMLElement)
        .getByRole('button', { name: 'Sort' })
        .getAttribute('type'),
    ).toBe('submit');
  });

  test('sends itself after hydration', () => {
    renderInTenant(view(narrowed));
    const send = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined);
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'name' } });
    expect(send).toHaveBeenCalledOnce();
    send.mockRestore();
  });

  test('the best match is an order of searches only', () => {
    renderInTenant(view(narrowed));
    const orders = screen.getAllByRole('option').map((option) => option.getAttribute('value'));
    expect(orders).toEqual(['popularity', 'price', 'price-desc', 'base-price', 'offer', 'name']);
  });
});

describe('the pages of a list', () => {
  const second = { ...narrowed, page: 2, pages: 3, offset: 48, count: 48, total: 130 };

  test('have real addresses that keep filter and order', () => {
    renderInTenant(view(second));
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
      '/range/milk?brand=cove&origin=FR&page=3&sort=price',
    );
    expect(pages.getByRole('link', { name: 'Next page' }).getAttribute('rel')).toBe('next');
    expect(pages.getByRole('link', { name: 'Previous page' }).getAttribute('href')).not.toContain('page=');
    expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('49 to 96 of 130')).toBeDefined();
  });

  test('turning one brings the keyboard to the beginning of the list', () => {
    const { rerender } = renderInTenant(view(narrowed));
    screen.getByRole('link', { name: 'Next page' }).focus();
    rerender(inTenant(view(second)));
    expect(document.activeElement).toBe(status());
  });

  test('how much is shown stands below the list, and a link leads to more of it', () => {
    const first = { ...narrowed, page: 1, pages: 3, offset: 0, count: 48, total: 130 };
    renderInTenant(view(first));
    expect(screen.getByText('48 of 130 products').getAttribute('aria-live')).toBe('polite');
    const bar = screen.getByRole('progressbar', { name: '48 of 130 products' });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['48', '130']);
    const more = screen.getByRole('link', { name: 'Show 48 more' });
    expect(more.getAttribute('href')).toBe('/range/milk?brand=cove&origin=FR&page=2&sort=price');
    expect(more.getAttribute('rel')).toBe('next');
  });

  test('the last one has nothing more', () => {
    renderInTenant(view({ ...narrowed, page: 3, pages: 3, offset: 96, count: 34, total: 130 }));
    expect(screen.queryByRole('link', { name: /^Show/ })).toBeNull();
    expect(screen.getByText('97 to 130 of 130')).toBeDefined();
  });

  test('one beyond the end leads back to the first', () => {
    renderInTenant(view({ ...narrowed, page: 9, results: [], count: 0 }));
    expect(hrefOf('Go to the first page')).toBe('/range/milk?brand=cove&origin=FR&sort=price');
  });
});

describe('after a filter', () => {
  test('the new count is read out', () => {
    const { rerender } = renderInTenant(view(listingFixture({ facets, total: 40 })));
    const told = status();
    expect(told.textContent).toBe('40 products');
    rerender(inTenant(view(listingFixture({ facets, total: 1 }))));
    expect(status()).toBe(told);
    expect(told.textContent).toBe('1 product');
  });

  test('the focus stays on what was pressed, and is not lost with a chip that went', () => {
    const { rerender } = renderInTenant(view(narrowed));
    const facet = screen.getByRole('link', { name: /^Larder/ });
    facet.focus();
    rerender(inTenant(view({ ...narrowed, total: 12 })));
    expect(document.activeElement).toBe(facet);
    screen.getByRole('link', { name: 'Clear all' }).focus();
    const cleared = facets.map((facet) => ({
      ...facet,
      values: facet.values.map((one) => ({ ...one, selected: false })),
    }));
    rerender(inTenant(view({ ...narrowed, facets: cleared })));
    expect(document.activeElement).toBe(status());
  });

  test('where nothing is left it offers to take the filters away', () => {
    renderInTenant(view(listingFixture({ facets, results: [], total: 0, pages: 0 })));
    expect(screen.getByRole('heading', { name: 'Nothing matches right now' })).toBeDefined();
    expect(hrefOf('Clear all filters')).toBe('/range/milk');
  });
});

test('its products are headings below its title', () => {
  const results = [productFixture(), productFixture({ sku: '2', name: 'Oat Drink' })];
  renderInTenant(view(listingFixture({ results })));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Milk');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Glenbeg Whole Milk',
    'Glenbeg Oat Drink',
  ]);
});

test('CONT-01 what an editor tells stands among the products, never first', () => {
  const results = Array.from({ length: 8 }, (_, index) => productFixture({ sku: `s${index}`, name: `P${index}` }));
  const story = { title: 'From the hills', href: '/brands/cove', action: 'See Cove', pictures: ['/pictures/a'] };
  renderInTenant(
    <Listing listing={listingFixture({ results })} hrefOf={() => '/range/milk'} title="Milk" story={story} />,
  );
  const items = [...document.querySelectorAll('.product-grid > li')];
  expect(items.findIndex((item) => item.className.includes('list-story'))).toBe(4);
  expect(items).toHaveLength(9);
  expect(hrefOf('See Cove')).toBe('/brands/cove');
});
