import {
  isOrderable,
  pathTo,
  readStoreAsk,
  type StoreAsk,
  type StoreFinderData,
  writeStoreAsk,
} from '@trolley/contract';
import { catalogueTags } from '../../catalogue/catalogue.ts';
import { shelfOf } from '../../catalogue/shelf/shelfOf.ts';
import { contentTags } from '../../content/content.ts';
import { dayInWords } from '../dayInWords.ts';
import type { LoadedPage, PageLoad } from '../loadedPage.ts';
import { readyPage } from '../loadedPage.ts';
import { hasProducts } from '../pageShop.ts';
import { createTexts } from '../texts.ts';
import { notFound, unknownSlug } from './error.ts';
import { respelled } from './words.ts';

/** As many as stand in two rows. */
const fewOffers = 12;

/** ROUTE-17: all stores, narrowed and sorted as the address says. */
export async function loadStores(load: PageLoad): Promise<LoadedPage> {
  const { shop, plan, snapshot } = load;
  const { stores, areaTexts, routes } = shop;
  const texts = textsOf(shop);
  if (!stores) return notFound(load);
  const { catalogue, content } = snapshot.parts;
  const config = content.components.storefinder;
  const ask = readStoreAsk(new URLSearchParams(plan.query));
  const found = await stores.find(ask, catalogue);
  const now = stores.now();
  return readyPage(load, {
    screen: 'storefinder',
    data: {
      ...found,
      texts: areaTexts.store,
      ...(config && { words: editedWords(config) }),
      ask,
      filters: stores.filters(catalogue),
      now,
      map: stores.map,
    },
    meta: {
      title: texts('stores.meta.title'),
      description: texts('stores.meta.description', { count: found.total }),
      // One page for search engines: what was typed and narrowed is a visitor's own.
      noIndex: isNarrowed(ask),
    },
    tags: [catalogueTags.stores, contentTags.component('storefinder')],
    maxAgeMs: stores.staysTrue(found.stores, now),
    canonical: (pathTo(routes, 'storefinder') ?? plan.path) + writeStoreAsk(ask),
  });
}

/** What editors left empty is what every shop says. */
function editedWords(config: Readonly<Record<string, unknown>>): StoreFinderData['words'] {
  const names = ['headline', 'text', 'placeholder'] as const;
  const written = names.filter((name) => typeof config[name] === 'string' && config[name].trim() !== '');
  return Object.fromEntries(written.map((name) => [name, config[name]]));
}

/** One store with its hours, services, the way there and what is reduced in it. */
export function loadStore(load: PageLoad): LoadedPage {
  const { shop, plan, snapshot, shelf: viewed } = load;
  const { stores, areaTexts, tenant } = shop;
  const texts = textsOf(shop);
  if (!stores) return notFound(load);
  const { catalogue } = snapshot.parts;
  const find = (slug: string) => stores.one(slug, catalogue);
  const store = find(plan.params['slug'] ?? '');
  if (!store) return respelled(load, find) ?? unknownSlug(load);
  const zone = stores.zoneOf(store.id, catalogue);
  const shelf = shelfOf(catalogue, zone);
  const offers = hasProducts(shop)
    ? shelf
        .offers(2 * fewOffers)
        .map((product) => shelf.inStore(product, store.id))
        .filter(({ availability }) => isOrderable(availability))
        .slice(0, fewOffers)
    : [];
  const until = offersUntil(offers.map(({ price }) => price.offer?.until));
  const now = stores.now();
  return readyPage(load, {
    screen: 'store-slug',
    data: {
      texts: areaTexts.store,
      store,
      offers,
      ...(until && { offersUntil: dayInWords(until, tenant.locale) }),
      ownPrices: viewed.zone === shelf.zone,
      now,
      map: stores.map,
    },
    meta: {
      title: texts('stores.meta.store', { name: store.name }),
      description: texts('stores.meta.storeDescription', {
        name: store.name,
        place: `${store.streetName} ${store.streetNumber}, ${store.postalCode} ${store.city}`,
      }),
    },
    tags: [catalogueTags.stores, catalogueTags.offers, ...offers.map(({ sku }) => catalogueTags.product(sku))],
    maxAgeMs: stores.staysTrue([store], now),
  });
}

/** Titles and descriptions stand among the texts of the area, which no other page carries. */
function textsOf({ tenant, areaTexts }: PageLoad['shop']) {
  return createTexts({ ...tenant, messageBundle: { ...tenant.messageBundle, messages: areaTexts.store } });
}

function isNarrowed({ q, services, open }: StoreAsk): boolean {
  return q !== '' || services.length > 0 || open;
}

/** The last day of all of them, where they end together. */
function offersUntil([first, ...others]: readonly (string | undefined)[]): string | undefined {
  return others.every((one) => one === first) ? first : undefined;
}
