// Fills an empty database by Medusa's own workflows; writes down the ids that callers need.
const { readFileSync, writeFileSync } = require('node:fs');
const { ContainerRegistrationKeys, Modules } = require('@medusajs/framework/utils');
const flows = require('@medusajs/medusa/core-flows');

const atOnce = 50;

exports.default = async function fill({ container }) {
  const goods = JSON.parse(readFileSync(process.env.GOODS, 'utf8'));
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const run = async (flow, input) => (await flow(container).run({ input })).result;

  const [channel] = await run(flows.createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'Shop' }] });
  const [store] = await container.resolve(Modules.STORE).listStores();
  await run(flows.updateStoresWorkflow, {
    selector: { id: store.id },
    update: {
      supported_currencies: [{ currency_code: 'eur', is_default: true }],
      default_sales_channel_id: channel.id,
    },
  });
  const currency = { attribute: 'currency_code', value: 'eur' };
  const [preference] = await container.resolve(Modules.PRICING).listPricePreferences(currency);
  if (preference)
    await run(flows.updatePricePreferencesWorkflow, {
      selector: { id: preference.id },
      update: { is_tax_inclusive: true },
    });
  else await run(flows.createPricePreferencesWorkflow, [{ ...currency, is_tax_inclusive: true }]);
  const [region] = await run(flows.createRegionsWorkflow, {
    regions: [
      {
        name: 'Ireland',
        currency_code: 'eur',
        countries: ['ie'],
        payment_providers: ['pp_system_default'],
        is_tax_inclusive: true,
      },
    ],
  });
  await run(flows.createTaxRegionsWorkflow, [
    { country_code: 'ie', provider_id: 'tp_system', default_tax_rate: { name: 'VAT', code: 'vat', rate: 23 } },
  ]);
  const [location] = await run(flows.createStockLocationsWorkflow, {
    locations: [{ name: 'Warehouse', address: { city: 'Cork', country_code: 'IE', address_1: '' } }],
  });
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' },
  });
  const fulfilment = container.resolve(Modules.FULFILLMENT);
  const profiles = await fulfilment.listShippingProfiles({ type: 'default' });
  const profile =
    profiles[0] ??
    (await run(flows.createShippingProfilesWorkflow, { data: [{ name: 'Default', type: 'default' }] }))[0];
  const set = await fulfilment.createFulfillmentSets({
    name: 'Delivery',
    type: 'shipping',
    service_zones: [{ name: 'Ireland', geo_zones: [{ country_code: 'ie', type: 'country' }] }],
  });
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  });
  await run(flows.createShippingOptionsWorkflow, [
    {
      name: 'Delivery',
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: 'Delivery', description: 'To the door', code: 'delivery' },
      prices: [{ currency_code: 'eur', amount: 4.99 }],
      rules: [
        { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
        { attribute: 'is_return', value: 'false', operator: 'eq' },
      ],
    },
  ]);
  await run(flows.linkSalesChannelsToStockLocationWorkflow, { id: location.id, add: [channel.id] });
  const [key] = await run(flows.createApiKeysWorkflow, {
    api_keys: [{ title: 'Shop', type: 'publishable', created_by: '' }],
  });
  await run(flows.linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] });

  const shelves = new Map(
    goods.products.flatMap(({ category, root }) => [category, root]).map((one) => [one.slug, one]),
  );
  const categories = await run(flows.createProductCategoriesWorkflow, {
    product_categories: [...shelves.values()].map(({ slug, name }) => ({ name, handle: slug, is_active: true })),
  });
  const categoryIds = Object.fromEntries(categories.map(({ handle, id }) => [handle, id]));

  const variants = {};
  const products = {};
  for (let from = 0; from < goods.products.length; from += atOnce) {
    const some = goods.products.slice(from, from + atOnce);
    const made = await run(flows.createProductsWorkflow, {
      products: some.map((one) => ({
        title: one.name,
        handle: one.slug,
        description: one.description,
        status: 'published',
        shipping_profile_id: profile.id,
        category_ids: [...new Set([categoryIds[one.category.slug], categoryIds[one.root.slug]])],
        options: [{ title: 'Pack', values: [one.pack] }],
        variants: [
          {
            title: one.pack,
            sku: one.sku,
            options: { Pack: one.pack },
            manage_inventory: true,
            prices: [{ currency_code: 'eur', amount: one.price / 100 }],
          },
        ],
        sales_channels: [{ id: channel.id }],
      })),
    });
    for (const product of made) {
      const [{ id, sku }] = product.variants;
      variants[sku] = id;
      products[sku] = product.id;
    }
  }
  const { data: items } = await query.graph({ entity: 'inventory_item', fields: ['id'] });
  for (let from = 0; from < items.length; from += 500)
    await run(flows.createInventoryLevelsWorkflow, {
      inventory_levels: items.slice(from, from + 500).map(({ id }) => ({
        location_id: location.id,
        stocked_quantity: 1_000_000,
        inventory_item_id: id,
      })),
    });
  const ids = { key: key.token, region: region.id, categories: categoryIds, variants, products };
  writeFileSync(process.env.IDS, JSON.stringify(ids));
};
