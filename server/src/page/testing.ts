import type {
  BootData,
  ClientRuntimeConfig,
  ColourRole,
  EditedClientConfig,
  EditedPage,
  PageMap,
  Renderer,
  ScreenName,
} from '@trolley/contract';
import { amountsOf, buildRoutes, colourRoles, editedPage, pageNames, shopEnvironment } from '@trolley/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { changedTags } from '../catalogue/shelf/changedTags.ts';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import { catalogueOf } from '../catalogue/testing.ts';
import type { Content } from '../content/content.ts';
import { contentPart } from '../content/contentPart.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { SnapshotChange, Snapshots } from '../platform/snapshot/snapshot.ts';
import type { ProductDiscovery } from '../search/productDiscovery.ts';
import { withoutBannedWords } from '../search/withoutBannedWords.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { allFlags } from '../tenant/testing.ts';
import type { StoredRedirect, StoredText } from '../words/words.ts';
import { wordsOf, wordsPart } from '../words/wordsPart.ts';
import type { ShopParts, ShopSnapshot } from './pageShop.ts';

export const testScreens: readonly ScreenName[] = [
  'index',
  'sitemap',
  'search-term',
  'products-slug',
  'product-slug',
  'brands',
  'brand-slug',
  'cart',
  'checkout',
  'checkout-confirmation',
  'checkout-confirmation-test',
  'payment-return',
  'generalerror',
  'components',
];

const clientConfig: EditedClientConfig = {
  topBarBanner: { text: '', links: [] },
  header: {
    menuLabel: 'Menu',
    navigation: [{ label: 'About', to: '/about' }],
    highlight: null,
    searchPlaceholder: 'Search',
  },
  footer: { text: '', columns: [], legal: '' },
  socialSharing: { profiles: [], twitterCard: 'summary' },
  seo: {
    titleTemplate: '{title} | Shop',
    defaultTitle: 'The Shop',
    defaultDescription: 'Food',
    organisation: 'Shop plc',
  },
};

const palette = Object.fromEntries(colourRoles.map((role) => [role, '#123456'])) as Record<ColourRole, string>;

interface TenantChanges {
  readonly flags?: Partial<ClientRuntimeConfig>;
  readonly baseUrl?: string;
  readonly notFoundPage?: string;
  readonly redirects?: Partial<Tenant['file']['redirects']>;
  readonly componentConfigs?: Tenant['componentConfigs'];
}

/** A tenant made of plain values: the slug of every page is its name in lower case. */
export function testTenant({
  flags,
  baseUrl = 'https://shop.example',
  notFoundPage,
  redirects,
  componentConfigs,
}: TenantChanges = {}): Tenant {
  const clientRuntimeConfig = { ...allFlags, ...flags };
  const file: Tenant['file'] = {
    id: 'test',
    name: 'Shop',
    locale: 'en-IE',
    currency: 'EUR',
    timeZone: 'Europe/Dublin',
    clientRuntimeConfig,
    pageMap: Object.fromEntries(pageNames.map((name) => [name, { urlslug: name.toLowerCase() }])) as PageMap,
    redirects: { oneToOne: {}, manyToOne: {}, manyToMany: {}, ...redirects },
    notFoundPage,
  };
  const theme: Tenant['theme'] = {
    colours: { light: palette, dark: palette },
    font: {
      family: 'Test',
      file: 'test.woff2',
      weights: '200 800',
      fallback: { sizeAdjust: '100%', ascent: '90%', descent: '20%', lineGap: '0%' },
    },
    radius: { s: '1px', m: '2px', l: '3px', pill: '99px' },
    logo: { mark: '<svg></svg>', favicon: 'favicon.svg', touchIcon: 'touch.png', socialImage: 'social.png' },
  };
  const messages = {
    'sitemap.title': 'All pages',
    'sitemap.pages': 'Pages',
    'sitemap.shop': 'Shop',
    'search.title': ['Results for ', ['term']],
    'catalogue.meta.category.title': ['Buy ', ['name']],
    'catalogue.meta.category.titleBelow': ['Buy ', ['name'], ', ', ['parent']],
    'catalogue.meta.overview.title': 'All departments',
    'catalogue.meta.page': [['title'], ', page ', ['page']],
    'catalogue.meta.product.title': [['name']],
    'catalogue.meta.brand.title': [['name']],
    'catalogue.meta.brands.title': 'All brands',
    'catalogue.story.action': ['All from ', ['brand']],
    'catalogue.meta.search.description': [['count'], ' × ', ['term']],
    'content.empty.title': 'Opening soon',
    'content.empty.preview.title': 'Bring your products',
    'content.row.noOffers': 'There are no offers right now.',
    'content.row.offers': 'This week’s offers',
    'content.row.popular': 'Popular',
    'error.notFound.title': 'Not here',
    'error.general.title': 'Something is wrong',
    'error.busy.cart': 'To the cart',
    'error.busy.title': 'Much going on',
    'error.busy.text': 'Come again in a <moment>.',
    'error.retry': 'Again',
  };
  return {
    id: 'test',
    dir: '/nowhere',
    file,
    theme,
    publicConfig: {
      ...file,
      amounts: amountsOf(file.locale, file.currency),
      countryName: 'Ireland',
      environment: shopEnvironment(baseUrl),
      baseUrl,
      messageBundle: { language: 'en', messages },
      themeConfig: theme,
      consent: { provider: 'builtIn', version: 1, asked: [], googleConsentMode: false },
    },
    areaTexts: {
      customer: {},
      checkout: {},
      consent: {},
      store: {},
      recipe: {},
      preview: {},
      pesticide: { 'pesticide.product.far': 'Tested: far below the limit' },
    },
    sourceTexts: new Map(
      Object.entries(messages).flatMap(([key, text]) =>
        typeof text === 'string' ? [[key, { text, area: undefined }] as const] : [],
      ),
    ),
    routes: buildRoutes(file.pageMap, clientRuntimeConfig),
    media: { urlOf: (name) => `/media/${name}`, find: () => undefined },
    clientConfig,
    componentConfigs: { search: { limit: 5 }, login: { headline: 'Welcome' }, ...componentConfigs },
    consent: { provider: 'builtIn', version: 1, googleConsentMode: false, scripts: [], cookies: [] },
    pages: [],
  };
}

export function editedTestPage(path: string, changes: Partial<EditedPage> = {}): EditedPage {
  return editedPage.parse({ path, title: path.slice(1) || 'Home', meta: {}, blocks: [], ...changes });
}

/** Snapshots without a database; `edit` is what an editor does in another process, `stock` what an import does. */
export async function testSnapshots(
  tenant: Tenant,
  pages: readonly EditedPage[],
  log: Log,
  catalogue: Catalogue = catalogueOf([]),
) {
  const part = contentPart({ tenant, screens: testScreens, log });
  const words = wordsPart({ tenant, log });
  const revisions = new Map<string, { text: string; revision: number }>();
  const listeners = new Set<(change: SnapshotChange) => void>();
  let version = 1;
  let current: ShopSnapshot = {
    version: 'content-1',
    parts: { content: await load(pages, {}), catalogue, words: wordsOf(tenant) },
  };

  async function load(edited: readonly EditedPage[], configs: Record<string, unknown>): Promise<Content> {
    const database: Queryable = {
      query: async <Row>({ text }: { text: string }) =>
        (text.includes('content_page') ? edited.map(rowOf) : configRows(configs)) as Row[],
    };
    return part.load(database, new Date());
  }

  function rowOf(page: EditedPage) {
    const text = JSON.stringify(page);
    const known = revisions.get(page.path);
    const revision = known?.text === text ? known.revision : (known?.revision ?? 0) + 1;
    revisions.set(page.path, { text, revision });
    const date = (value: string | undefined) => (value === undefined ? null : new Date(value));
    return {
      ...page,
      access: page.access ?? null,
      feature: page.feature ?? null,
      validFrom: date(page.validFrom),
      validUntil: date(page.validUntil),
      revision,
      updatedAt: new Date(revision),
    };
  }

  const snapshots: Snapshots<ShopParts> = {
    current: () => current,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: async () => {},
    close: async () => {},
  };
  async function edit(
    edited: readonly EditedPage[],
    configs: Record<string, unknown> = {},
  ): Promise<readonly string[]> {
    const content = await load(edited, configs);
    return swap({ content }, part.changedTags(current.parts.content, content));
  }
  /** What the studio does with redirects and texts. */
  function reword(redirects: readonly StoredRedirect[], texts: readonly StoredText[] = []): readonly string[] {
    const next = wordsOf(tenant, redirects, texts);
    return swap({ words: next }, words.changedTags(current.parts.words, next));
  }
  function stock(next: Catalogue): readonly string[] {
    return swap({ catalogue: next }, changedTags(current.parts.catalogue, next));
  }
  function swap(parts: Partial<ShopParts>, tags: readonly string[]): readonly string[] {
    version += 1;
    current = { version: `content-${version}`, parts: { ...current.parts, ...parts } };
    for (const listener of listeners) listener({ version: current.version, tags });
    return tags;
  }
  return { snapshots, edit, stock, reword };
}

/** Finds every product whose name has the term in it, and nothing else. */
export function testDiscovery(snapshots: Pick<Snapshots<ShopParts>, 'current'>): ProductDiscovery {
  const plain: ProductDiscovery = {
    products: ({ term, zone, filter, page, pageSize }) => {
      const { catalogue } = snapshots.current().parts;
      const found = [...catalogue.products.values()].filter(({ name }) => name.toLowerCase().includes(term));
      const skus = found.map(({ sku }) => sku);
      return shelfOf(catalogue, zone).list({ of: { kind: 'ranked', skus }, filter, page, pageSize });
    },
    categories: ({ term }) => {
      const { categories } = snapshots.current().parts.catalogue;
      const results = [...categories.values()].flatMap(({ slug, name }) =>
        name.toLowerCase().includes(term) ? [{ slug, name, parents: [], count: 1 }] : [],
      );
      return { total: results.length, results };
    },
    brands: () => ({ total: 0, results: [] }),
  };
  return withoutBannedWords(plain, () => snapshots.current().parts.catalogue);
}

function configRows(configs: Record<string, unknown>) {
  return Object.entries(configs).map(([type, value]) => ({ type, value }));
}

interface RendererChanges {
  /** Called before each rendering; what it throws is thrown by the renderer. */
  readonly before?: (boot: BootData) => void;
}

/** Renders the payload as it is, and counts. */
export function testRenderer({ before }: RendererChanges = {}): Renderer & { readonly renderings: string[] } {
  const renderings: string[] = [];
  return {
    buildId: 'build-1',
    builtAt: 1_700_000_000_000,
    screens: testScreens,
    renderings,
    render(boot, frame) {
      before?.(boot);
      renderings.push(boot.page.path);
      const data = JSON.stringify(boot.page).replaceAll('<', '\\u003c');
      return {
        html: `<!doctype html><html lang="en"><title>${boot.page.meta.title}</title>${frame.webview ? '' : '<header></header>'}<script type="application/json">${data}</script></html>`,
        scriptHashes: ["'sha256-script'"],
        styleHashes: ["'sha256-style'"],
        frameHosts: [],
      };
    },
  };
}
