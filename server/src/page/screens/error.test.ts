import { expect, test } from 'vitest';
import { loadReady } from '../testLoad.ts';
import { groceries as catalogue } from './testing.ts';

test('ERR-01 with product discovery, a path that leads nowhere shows what people like', async () => {
  const { payload, tags } = await loadReady('/no/where', { catalogue });
  expect(payload).toMatchObject({ status: 404, data: { message: 'Page not found: /no/where' } });
  expect(payload.data).toHaveProperty('products.0.sku', 'a1');
  expect(tags).toContain('product:a1');
});

test('ERR-01 without product discovery it shows none', async () => {
  const flags = { featureProductDiscovery: false };
  const { payload } = await loadReady('/no/where', { catalogue, tenant: { flags } });
  expect(payload.data).not.toHaveProperty('products');
});

test('the general error page shows them too, in the assortment of the zone', async () => {
  const { payload } = await loadReady('/generalerror', { catalogue, zone: 'sued' });
  expect(payload.data).toMatchObject({ status: 500 });
  expect(payload.data).toHaveProperty('products.0.sku', 'a1');
});
