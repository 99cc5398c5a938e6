import { fireEvent, screen } from '@testing-library/react';
import { type Block, buildRoutes, type Listing, type PagePayload, trackedEvent } from '@trolley/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialState } from '../cart/cartState.ts';
import { listingFixture, productFixture } from '../catalogue/testing/products.ts';
import { renderInTenant } from '../catalogue/testing/renderInTenant.tsx';
import { Blocks } from '../content/Blocks.tsx';
import { orderConfigFixture } from '../service/testing/fixtures.ts';
import { createConsent } from '../shell/consent/consent.ts';
import { guest } from '../shell/session/customerState.ts';
import { createStore } from '../shell/store.ts';
import { contentFixture, tenantFixture } from '../shell/testing/bootFixture.ts';
import { createFacts } from '../shell/tracking/track.ts';
import { startTracking } from './startTracking.ts';

/** A browser's observer whose screen is moved by the test. */
class Observer {
  static all: Observer[] = [];
  readonly watched = new Set<Element>();
  constructor(readonly tell: (entries: object[]) => void) {
    Observer.all.push(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
  disconnect() {
    this.watched.clear();
  }
}

const base = tenantFixture();
const tracking = { counting: false, dataLayer: true, vitalsPercent: 0 };
const tenant = { ...base, clientRuntimeConfig: { ...base.clientRuntimeConfig, tracking } };
const routes = buildRoutes(tenant.pageMap, tenant.clientRuntimeConfig);
const milk = productFixture();
const salmon = productFixture({ sku: '200', slug: 'cove-salmon', name: 'Smoked Salmon' });

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  Observer.all = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'dataLayer');
});

function start(page: PagePayload) {
  const consent = createConsent();
  consent.accept(['C0001', 'C0002']);
  const { track, takeFacts } = createFacts();
  vi.stubGlobal('IntersectionObserver', Observer);
  stop = startTracking({
    ...{ page: window, tenant, routes, consent, takeFacts, firstCart: () => undefined },
    cart: createStore({ ...initialState }),
    customer: createStore(guest),
    orderConfig: async () => orderConfigFixture,
  });
  vi.unstubAllGlobals();
  track({ kind: 'page', page, search: '' });
  const told = () => {
    const { dataLayer = [] } = window as { dataLayer?: { event?: string; ecommerce?: object }[] };
    return dataLayer.flatMap(({ event, ecommerce, ...rest }) =>
      event ? [{ name: event, ...rest, ...ecommerce }] : [],
    );
  };
  const named = (name: string) => told().filter((one) => one.name === name);
  return { track, told, named };
}

/** What is on the screen, after the page stands. */
function see(selector: string, ratio = 0.6): void {
  vi.advanceTimersByTime(400);
  const [observer] = Observer.all;
  const seen = [...(observer?.watched ?? [])].filter((element) => element.matches(selector));
  observer?.tell(
    seen.map((target) => ({ target, intersectionRatio: ratio, intersectionRect: { height: 100 * ratio } })),
  );
}

const blocks: Block[] = [
  {
    type: 'teaser',
    layout: 'hero',
    items: [
      { title: 'Christmas', action: 'Order now', href: '/christmas?from=home', pictures: [] },
      { title: 'New here?', href: '/help', pictures: [] },
    ],
  },
  { type: 'teaser', layout: 'tiles', items: [{ title: 'Fruit', href: '/products/fruit', pictures: [] }] },
  { type: 'productGroup', title: 'This week’s offers', products: [milk, salmon] },
  { type: 'productPromotion', title: 'Slow smoke', action: 'See it', product: salmon },
];
const home = contentFixture('Home', { data: { page: { path: '/', title: 'Home', showTitle: true, blocks } } });
const show = () =>
  renderInTenant(
    <main>
      <Blocks blocks={blocks} />
    </main>,
  );

test('CONS-08 a row of products is told as a list once it is in sight, and not before', () => {
  show();
  const { named } = start(home);
  expect(named('view_item_list')).toEqual([]);
  see('.product-slider', 0.3);
  expect(named('view_item_list')).toEqual([]);
  see('.product-slider');
  see('.product-slider');
  expect(named('view_item_list')).toMatchObject([
    {
      item_list_id: 'row:this-week-s-offers',
      item_list_name: 'This week’s offers',
      results: 2,
      items: [
        { item_id: milk.sku, index: 0, item_list_id: 'row:this-week-s-offers' },
        { item_id: '200', index: 1 },
      ],
    },
  ]);
});

test('CONS-08 editors’ offers are told when they are seen and when they are pressed; ways into departments are not', () => {
  show();
  const { named, told } = start(home);
  see('*');
  expect(named('view_promotion')).toMatchObject([
    { promotion_id: '/christmas', promotion_name: 'Christmas', creative_slot: '1-hero-1', items: [] },
    { promotion_id: '/help', promotion_name: 'New here?', creative_slot: '1-hero-2' },
    { promotion_id: '/product/cove-salmon', creative_slot: '4-product-1', items: [{ item_id: '200' }] },
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Order now' }));
  fireEvent.click(screen.getByRole('link', { name: 'Fruit' }));
  expect(named('select_promotion')).toMatchObject([{ promotion_id: '/christmas', creative_slot: '1-hero-1' }]);
  for (const { name, ...fields } of told())
    expect(trackedEvent.safeParse({ name, ...fields }).error, name).toBeUndefined();
});

test('CONS-08 a product of a row is opened as one of that row', () => {
  show();
  const { named } = start(home);
  fireEvent.click(screen.getByRole('link', { name: /Smoked Salmon/ }));
  expect(named('select_item')).toMatchObject([
    { item_list_id: 'row:this-week-s-offers', items: [{ item_id: '200', index: 1 }] },
  ]);
});

test('CONS-08 pages added below a list are told as such, and their products are of the list', () => {
  const listing = (names: readonly string[], offset: number): Listing =>
    listingFixture({ offset, total: 4, results: names.map((sku) => productFixture({ sku, slug: sku, name: sku })) });
  const category = { slug: 'milk', name: 'Milk' };
  const data = { category, listing: listing(['Whole', 'Butter'], 0) };
  const page = { ...home, screen: 'products-slug', path: '/products/milk', data } as unknown as PagePayload;
  renderInTenant(
    <main>
      <ul>
        <li className="product-tile">
          <a href="/product/Brie">Brie</a>
        </li>
      </ul>
    </main>,
  );
  const { track, named } = start(page);
  track({ kind: 'listPage', listing: listing(['Gouda', 'Brie'], 2) });
  expect(named('view_item_list')).toMatchObject([
    { item_list_id: 'milk', items: [{ index: 0 }, { index: 1 }] },
    { item_list_id: 'milk', items: [{ item_id: 'Gouda', index: 2 }, { index: 3 }] },
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Brie' }));
  expect(named('select_item')).toMatchObject([{ item_list_id: 'milk', items: [{ item_id: 'Brie', index: 3 }] }]);
});

test('CONS-08 a list pasted into the search is told by its lines alone', () => {
  renderInTenant(<input type="search" aria-label="Search" />);
  const { named } = start(home);
  const paste = (text: string) =>
    fireEvent.paste(screen.getByRole('searchbox'), { clipboardData: { getData: () => text } });
  paste('oat milk');
  paste('oat milk\r\n\r\nAnna’s bread\n2 lemons\n');
  expect(named('list_paste')).toEqual([expect.objectContaining({ lines: 3 })]);
  expect(JSON.stringify(named('list_paste'))).not.toContain('Anna');
});

test('CONS-08 a page that is handed on is told as such', () => {
  const { track, named } = start(home);
  track({ kind: 'sharePage' });
  expect(named('share')).toMatchObject([{ method: 'link', content_type: 'page' }]);
});

test('CONS-08 slots that are offered are told with how many are free and when the first begins', () => {
  const { track, named } = start(home);
  track({ kind: 'slotsShown', distributionType: 'DELIVERY', slots: 30, free: 4, leadMs: 26.4 * 3_600_000 });
  track({ kind: 'slotsShown', distributionType: 'CLICK_AND_COLLECT', slots: 3, free: 0 });
  const told = named('slot_view');
  expect(told).toMatchObject([
    { shipping_tier: 'DELIVERY', slots: 30, free_slots: 4, slot_lead_hours: 26 },
    { shipping_tier: 'CLICK_AND_COLLECT', slots: 3, free_slots: 0 },
  ]);
  for (const event of told) expect(trackedEvent.safeParse(event).error).toBeUndefined();
});
