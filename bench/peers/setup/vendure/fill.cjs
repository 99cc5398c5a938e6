// Fills an empty database: tables, country, tax, shipping, payment, products (Vendure's own import), collections.
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const {
  bootstrap,
  ChannelService,
  dummyPaymentHandler,
  JobQueueService,
  RequestContextService,
} = require('@vendure/core');
const { importProductsFromCsv, populateCollections, populateInitialData } = require('@vendure/core/cli');
const { config } = require('./config.cjs');

const goods = JSON.parse(readFileSync(process.env.GOODS, 'utf8'));

// The import splits facets at these signs.
const plain = (name) => name.replaceAll(/[|:]/g, ' ');
const field = (value) => `"${String(value).replaceAll('"', '""')}"`;

const columns = {
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  description: ({ description }) => description,
  assets: () => '',
  facets: ({ category, root }) =>
    [...new Set([root.name, category.name])].map((one) => `shelf:${plain(one)}`).join('|'),
  optionGroups: () => '',
  optionValues: () => '',
  sku: ({ sku }) => sku,
  price: ({ price }) => (price / 100).toFixed(2),
  taxCategory: () => 'standard',
  stockOnHand: () => 1_000_000,
  trackInventory: () => 'true',
  variantAssets: () => '',
  variantFacets: () => '',
};
const rows = goods.products.map((product) =>
  Object.values(columns)
    .map((of) => field(of(product)))
    .join(','),
);
const file = join(__dirname, 'products.csv');
writeFileSync(file, `${[Object.keys(columns).join(','), ...rows].join('\n')}\n`);

const shelves = [...new Set(goods.products.flatMap(({ category, root }) => [root.name, category.name]))];
const initial = {
  defaultLanguage: 'en',
  defaultZone: 'Europe',
  countries: [{ code: 'IE', name: 'Ireland', zone: 'Europe' }],
  taxRates: [{ name: 'Standard', percentage: 23 }],
  shippingMethods: [{ name: 'Delivery', price: 499 }],
  paymentMethods: [
    {
      name: 'At the door',
      handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: shelves.map((name) => ({
    name: plain(name),
    filters: [{ code: 'facet-value-filter', args: { facetValueNames: [`shelf:${plain(name)}`], containsAny: false } }],
  })),
};

async function fill() {
  const app = await bootstrap({ ...config, dbConnectionOptions: { ...config.dbConnectionOptions, synchronize: true } });
  await app.get(JobQueueService).start();
  await populateInitialData(app, initial);
  const channels = app.get(ChannelService);
  const context = await app.get(RequestContextService).create({ apiType: 'admin' });
  const channel = await channels.getDefaultChannel(context);
  const euros = { defaultCurrencyCode: 'EUR', availableCurrencyCodes: ['EUR'], pricesIncludeTax: true };
  const changed = await channels.update(context, { id: channel.id, ...euros });
  if (changed.errorCode) throw new Error(changed.message);
  const { imported, errors } = await importProductsFromCsv(app, file, initial.defaultLanguage);
  if (errors?.length) throw new Error(errors.slice(0, 5).join('\n'));
  await populateCollections(app, initial);
  console.log(`${imported} products`);
  await app.close();
}

fill().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
