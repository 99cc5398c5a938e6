import type {
  BootData,
  BootTenant,
  Named,
  PageFrame,
  PagePayload,
  ProductDetail,
  ProductPrice,
  ReferenceUnit,
} from '@trolley/contract';
import { buildRoutes, currentPrice, isOrderable, pathTo, pictureWebp } from '@trolley/contract';
import { groceryStore } from './groceryStore.ts';
import { absolute, scriptJson } from './markup.ts';
import { cookedRecipe } from './structuredRecipe.ts';

type Thing = Readonly<Record<string, unknown>>;

/** What search engines may show of the page: who stands behind the shop, where it is in the shop, what it sells. */
export function structuredData(boot: BootData, frame: PageFrame): string {
  const graph = thingsOf(boot, frame);
  if (graph.length === 0) return '';
  return `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
}

function thingsOf(boot: BootData, frame: PageFrame): readonly Thing[] {
  const { page, tenant } = boot;
  if (page.path === '/') return organisation(boot, frame);
  if (page.screen === 'products-slug') {
    const { category } = page.data;
    return category ? [breadcrumbs([...category.parents, category], tenant)] : [];
  }
  if (page.screen === 'store-slug') return [groceryStore(page, tenant)];
  if (page.screen === 'recipe-slug') return [cookedRecipe(page, tenant)];
  if (page.screen !== 'product-slug') return [];
  const { product } = page.data;
  const path = [...product.parentCategories, product.category];
  return [soldProduct(product, page, tenant), breadcrumbs(path, tenant, { name: product.name, item: page.canonical })];
}

function organisation({ tenant, site }: BootData, { icons }: PageFrame): readonly Thing[] {
  const url = absolute('/', tenant.baseUrl);
  return [
    {
      '@type': 'Organization',
      name: site.seo.organisation,
      url,
      logo: absolute(icons.touchIcon, tenant.baseUrl),
      sameAs: site.socialSharing.profiles.map(({ href }) => href),
    },
    { '@type': 'WebSite', name: tenant.name, url, inLanguage: tenant.locale },
  ];
}

/** The way down the tree of categories, and what stands at its end. */
function breadcrumbs(
  categories: readonly Named[],
  { baseUrl, pageMap, clientRuntimeConfig }: BootTenant,
  end?: { readonly name: string; readonly item: string },
): Thing {
  const routes = buildRoutes(pageMap, clientRuntimeConfig);
  const steps = categories.map(({ slug, name }) => ({
    name,
    // Of an external shop where its categories are: our own address only leads there.
    item: absolute(pathTo(routes, 'products-slug', { slug }) ?? '/', baseUrl),
  }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, ...(end ? [end] : [])].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

function soldProduct(product: ProductDetail, { canonical }: PagePayload, { baseUrl, currency }: BootTenant): Thing {
  const { name, brand, sku, pack, pictures, price, availability, facts, parentCategories, category } = product;
  return {
    '@type': 'Product',
    name,
    sku,
    ...(facts.gtin && { gtin: facts.gtin }),
    ...(facts.about && { description: facts.about }),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    category: [...parentCategories, category].map((one) => one.name).join(' > '),
    ...(pack && { size: pack }),
    image: pictures.map(({ picture }) => absolute(pictureWebp(picture, 960), baseUrl)),
    url: canonical,
    offers: {
      '@type': 'Offer',
      url: canonical,
      price: (currentPrice(price) / 100).toFixed(2),
      priceCurrency: currency,
      ...(price.offer?.until && { priceValidUntil: price.offer.until }),
      ...unitPriceOf(price, currency),
      availability: `https://schema.org/${isOrderable(availability) ? 'InStock' : 'OutOfStock'}`,
    },
  };
}

/** Codes of UN/CEFACT recommendation 20 and how many of them a reference unit is; a wash has none. */
const unitCodes: Readonly<Record<ReferenceUnit, readonly [value: number, unitCode?: string]>> = {
  kg: [1, 'KGM'],
  '100g': [100, 'GRM'],
  l: [1, 'LTR'],
  '100ml': [100, 'MLT'],
  piece: [1, 'C62'],
  '100pieces': [100, 'C62'],
  wash: [1],
  m: [1, 'MTR'],
  m2: [1, 'MTK'],
  '100sheets': [100, 'ST'],
};

function unitPriceOf({ base }: ProductPrice, currency: string): Thing {
  if (!base) return {};
  const [value, unitCode] = unitCodes[base.unit];
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: (base.value / 100).toFixed(2),
      priceCurrency: currency,
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value,
        ...(unitCode === undefined ? { unitText: base.unit } : { unitCode }),
      },
    },
  };
}
