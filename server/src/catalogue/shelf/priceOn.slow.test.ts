import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource } from '../../../../demo/shop/src/catalogue/readSource.ts';
import { buildCatalogue } from '../../../../demo/shop/src/catalogue/testing/buildCatalogue.ts';
import { demoCatalogue } from '../../../../demo/shop/src/catalogue/testing/demoCatalogue.ts';
import { repositoryRoot } from '../../platform/paths.ts';
import { priceOn } from './priceOn.ts';
import { shelfOf } from './shelfOf.ts';
import { tenantDays } from './tenantDays.ts';

// An ordinary day, and one whose last 30 days hold the night the clocks change.
const days = [
  ['feldmarkt', '2027-04-10'],
  ['harbour', '2026-11-14'],
] as const;

const demos = new Map<string, ReturnType<typeof buildDemo>>();
const buildDemo = (tenant: string, day: string) => ({
  built: buildCatalogue(readSource(join(repositoryRoot, 'tenants', tenant, 'catalogue')), day),
  catalogue: demoCatalogue(tenant, day),
});

/** As the rules tell it and as the shop keeps it; building takes seconds. */
function demoOn(tenant: string, day: string): ReturnType<typeof buildDemo> {
  const demo = demos.get(tenant + day) ?? buildDemo(tenant, day);
  demos.set(tenant + day, demo);
  return demo;
}

test.each(days)(
  'DISC-02 what the shop charges in %s on %s is what the rules of the demo say of that day',
  (tenant, day) => {
    const { built, catalogue } = demoOn(tenant, day);
    const { products, now, timeZone } = catalogue;
    const offers = built.products.filter(({ price }) => price.offer);
    expect(offers.length).toBeGreaterThan(100);
    for (const { sku, price } of built.products) {
      const stored = products.get(sku);
      const { history: _, loyalty, ...expected } = price;
      const { loyalty: members, ...charged } = (stored && priceOn(stored, '', now, tenantDays(timeZone))) ?? {};
      expect({ sku, ...charged, loyalty: members?.value }).toEqual({ sku, ...expected, loyalty: loyalty?.value });
    }
  },
);

test.each(days)('DISC-02 a zone of %s charges its own regular prices', (tenant, day) => {
  const { built, catalogue } = demoOn(tenant, day);
  let own = 0;
  for (const zone of catalogue.zones) {
    const shelf = shelfOf(catalogue, zone);
    for (const { sku, zones, zonePrices, price } of built.products) {
      const shown = shelf.product(sku);
      expect(shown !== undefined).toBe(zones === undefined || zones.includes(zone));
      const zonePrice = zonePrices[zone];
      if (!shown || zonePrice === undefined || price.offer) continue;
      own++;
      expect(shown.price.regular.value).toBe(zonePrice);
    }
  }
  expect(own).toBeGreaterThan(10);
});
