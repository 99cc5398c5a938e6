import type {
  BootData,
  BootTenant,
  ClientRuntimeConfig,
  ContentPage,
  PageMap,
  PagePayload,
  PagePayloadOf,
  ThemeConfig,
} from '@trolley/contract';
import { amountsOf, colourRoles, countryNameOf, pageNames } from '@trolley/contract';

const flags: ClientRuntimeConfig = {
  featureCustomer: true,
  featureCustomerFavorites: true,
  featureProductDiscovery: true,
  featureCustomerDeliveryPass: true,
  featureCartCheckout: true,
  featureRecipes: true,
  featurePesticides: true,
  featureMisc: true,
  featureSearch: true,
  featureJoe: true,
  featureWallet: true,
  productDiscovery: { variant: 'built-in' },
  cms: { preview: true },
};

const colours = Object.fromEntries(colourRoles.map((role) => [role, '#123456'])) as ThemeConfig['colours']['light'];

const themeConfig: ThemeConfig = {
  colours: { light: { ...colours, surface: '#ffffff' }, dark: { ...colours, surface: '#101010' } },
  font: {
    family: 'Test Sans',
    file: 'test.woff2',
    weights: '200 800',
    fallback: { sizeAdjust: '100%', ascent: '90%', descent: '20%', lineGap: '0%' },
  },
  radius: { s: '4px', m: '8px', l: '12px', pill: '99px' },
  logo: { mark: '<svg></svg>', favicon: 'favicon.svg', touchIcon: 'touch.png', socialImage: 'social.png' },
};

/** A tenant with everything on, whose slugs are the pages' names in lower case. */
export function tenantFixture(given: Partial<BootTenant> = {}, messages: Record<string, string> = {}): BootTenant {
  return {
    id: 'testshop',
    name: 'Test Shop',
    locale: 'en-IE',
    currency: 'EUR',
    timeZone: 'Europe/Dublin',
    amounts: amountsOf(given.locale ?? 'en-IE', 'EUR'),
    countryName: countryNameOf(given.locale ?? 'en-IE'),
    environment: 'dev',
    baseUrl: 'https://shop.example',
    clientRuntimeConfig: flags,
    pageMap: Object.fromEntries(pageNames.map((name) => [name, { urlslug: name.toLowerCase() }])) as PageMap,
    messageBundle: { language: 'en', messages },
    themeConfig,
    consent: { provider: 'builtIn', version: 1, asked: [], googleConsentMode: false },
    ...given,
  };
}

export function contentFixture(title: string, given: Partial<PagePayloadOf<'index'>> = {}): PagePayloadOf<'index'> {
  const page: ContentPage = { path: '/', title, showTitle: true, blocks: [] };
  return {
    buildId: 'build1',
    screen: 'index',
    path: '/',
    params: {},
    layout: 'default',
    status: 200,
    meta: { title },
    canonical: 'https://shop.example/',
    data: { page },
    ...given,
  };
}

export function bootFixture(page: PagePayload = contentFixture('Home'), tenant = tenantFixture()): BootData {
  return {
    tenant,
    site: {
      topBarBanner: { text: '', links: [] },
      header: { menuLabel: 'Menu', navigation: [], highlight: null, searchPlaceholder: 'Search' },
      footer: { text: '', columns: [], legal: '' },
      socialSharing: {
        profiles: [{ network: 'mastodon', href: 'https://social.example/@shop' }],
        twitterCard: 'summary',
      },
      seo: {
        titleTemplate: '{title} · Test Shop',
        defaultTitle: 'Test Shop',
        defaultDescription: 'Good food.',
        organisation: 'Test Shop Ltd',
      },
    },
    page,
  };
}
