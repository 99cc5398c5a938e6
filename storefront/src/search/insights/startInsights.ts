import { type InsightsSettings, matchRoute, type Order, type Route } from '@trolley/contract';
import { createInsightsClient } from 'search-insights';
import type { CartStore } from '../../cart/cartStore.ts';
import type { Store } from '../../shell/store.ts';
import { createInsights } from './insights.ts';
import { lastSearch } from './searches.ts';
import { forgetInsights } from './storedInsights.ts';

type Page = Pick<Window, 'document' | 'localStorage' | 'location' | 'fetch'>;

interface Surroundings {
  readonly page: Page;
  readonly routes: readonly Route[];
  readonly settings: InsightsSettings;
  readonly currency: string;
  readonly cart: Pick<CartStore, 'onEvent'>;
  /** The order that was placed on this page. */
  readonly orders: Pick<Store<Order | undefined>, 'get' | 'subscribe'>;
}

const defaultCookieDays = 6 * 30;
const dayMs = 86_400_000;

/** Watches which results are opened, put into the cart and bought. Loaded only with consent; the returned function stops it and deletes what it stored. */
export function startInsights({ page, routes, settings, currency, cart, orders }: Surroundings): () => void {
  const { cookieDays = defaultCookieDays, ...where } = settings;
  const client = createInsightsClient((url, events) => post(page, url, events));
  client('init', { ...where, useCookie: true, cookieDuration: cookieDays * dayMs });
  const insights = createInsights(client, page.localStorage, currency);

  const searched = () => {
    const search = lastSearch.get();
    if (search) insights.searched(search);
  };
  const clicked = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-searched] a[href]') : null;
    const found = link && matchRoute(routes, decodeURI(new URL(link.href, page.location.href).pathname));
    if (found?.route.name === 'product-slug' && found.params.slug) insights.clicked(found.params.slug);
  };
  const ordered = () => {
    const order = orders.get();
    if (order) insights.ordered(order);
  };
  const stops = [
    lastSearch.subscribe(searched),
    orders.subscribe(ordered),
    cart.onEvent((event) => {
      if (event.kind === 'changed') insights.added(event.product, event.quantity);
    }),
  ];
  page.document.addEventListener('click', clicked, { capture: true });
  searched();
  ordered();

  return () => {
    for (const stop of stops) stop();
    page.document.removeEventListener('click', clicked, { capture: true });
    forgetInsights(page);
  };
}

/** As plain text, which needs no CORS preflight; `keepalive`, so that it survives leaving the page. */
async function post(page: Page, url: string, events: unknown): Promise<boolean> {
  try {
    const { ok } = await page.fetch(url, { method: 'POST', body: JSON.stringify(events), keepalive: true });
    return ok;
  } catch {
    return false;
  }
}
