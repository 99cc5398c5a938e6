import { join } from 'node:path';
import { certifiedLabels, type ProductFacts, productFacts } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import type { StoredProduct } from '../../../../server/src/catalogue/catalogue.ts';
import { shelfOf } from '../../../../server/src/catalogue/shelf/shelfOf.ts';
import { repositoryRoot } from '../../../../server/src/platform/paths.ts';
import { dateOf, dayOf } from './calendar.ts';
import { readSource } from './readSource.ts';
import { buildCatalogue } from './testing/buildCatalogue.ts';
import { demoCatalogue } from './testing/demoCatalogue.ts';

const today = '2026-11-14';

describe.each(['feldmarkt', 'harbour'])('the demo catalogue of %s', (tenant) => {
  const catalogue = demoCatalogue(tenant, today);
  const source = readSource(join(repositoryRoot, 'tenants', tenant, 'catalogue'));
  const built = buildCatalogue(source, today);
  const products = [...catalogue.products.values()];
  const wrong = (isWrong: (product: StoredProduct) => boolean) => products.filter(isWrong).map(({ slug }) => slug);

  test('holds every product with all that is known of it, under an address of its own', () => {
    expect(products.length).toBe(built.products.length);
    expect(catalogue.skuBySlug.size).toBe(products.length);
    expect(wrong(({ brand }) => brand !== undefined && !catalogue.brands.has(brand))).toEqual([]);
    expect(wrong(({ category }) => !catalogue.categories.has(category))).toEqual([]);
    expect(wrong(({ facts }) => !productFacts.safeParse(JSON.parse(facts)).success)).toEqual([]);
    expect(wrong(({ facts, labels }) => uncertified(labels, JSON.parse(facts)))).toEqual([]);
    const responsible = products.filter(({ facts }) => JSON.parse(facts).responsiblePerson !== undefined);
    expect(responsible.length, 'non-food').toBeGreaterThan(300);
    expect(responsible.filter(({ facts }) => JSON.parse(facts).nutrition !== undefined)).toEqual([]);
    expect(products.some(({ facts }) => JSON.parse(facts).warnings?.length > 0)).toBe(true);
    expect(products.some(({ brand }) => brand === undefined)).toBe(true);
    expect(wrong(({ base }) => base === undefined)).toEqual([]);
    expect(wrong(({ selling, pieceGrams }) => (selling === 'pack') !== (pieceGrams === undefined))).toEqual([]);
    expect(wrong(({ vat }) => !catalogue.vat.some(({ name }) => name === vat))).toEqual([]);
  });

  test('DISC-03 its prices are whole cents, one regular price on every day from months ago to weeks ahead', () => {
    const day = 86_400_000;
    expect(wrong(({ prices }) => !prices.every(({ value }) => Number.isInteger(value) && value > 0))).toEqual([]);
    for (const ahead of [-110, -31, 0, 1, 20, 41]) {
      const moment = catalogue.now + ahead * day;
      const holds = ({ from, until }: StoredProduct['prices'][number]) =>
        from <= moment && (until === undefined || until > moment);
      expect(
        wrong(
          ({ prices }) => prices.filter((span) => span.kind === 'regular' && !span.zone && holds(span)).length !== 1,
        ),
      ).toEqual([]);
    }
  });

  test('a shelf made of it shows the prices the rules say of the day', () => {
    for (const ahead of [0, 5, 23, 40]) {
      const date = dateOf(dayOf(today) + ahead);
      const shelf = shelfOf({ ...catalogue, now: catalogue.now + ahead * 86_400_000 }, catalogue.zones[0] ?? '');
      const said = ahead === 0 ? built : buildCatalogue(source, date);
      const different = said.products.filter(({ sku, price, zonePrices, zones }) => {
        if ((zones && !zones.includes(shelf.zone)) || zonePrices[shelf.zone]) return false;
        const shown = shelf.product(sku)?.price;
        return (
          shown?.regular.value !== price.regular.value ||
          shown.loyalty?.value !== price.loyalty?.value ||
          JSON.stringify(shown.offer) !== JSON.stringify(price.offer)
        );
      });
      expect(different.map(({ slug, price }) => [date, slug, price.offer, shelf.product(slug)?.price.offer])).toEqual(
        [],
      );
    }
  });

  test('every zone has stores, and some lack something that others have', () => {
    for (const zone of catalogue.zones) {
      const stores = [...catalogue.stores.values()].filter((store) => store.zone === zone);
      expect(stores.length, zone).toBeGreaterThanOrEqual(3);
      expect(stores.length, zone).toBeLessThanOrEqual(15);
    }
    expect([...catalogue.stores.values()].filter(({ zone }) => !catalogue.zones.includes(zone))).toEqual([]);
    const lacking = products.filter(({ availabilityIn }) => availabilityIn).length / products.length;
    expect(lacking).toBeGreaterThan(0.1);
    // Of 26 stores some store lacks about half of all products, each store but a few.
    expect(lacking).toBeLessThan(0.65);
  });

  test('every product and every category that holds any has a picture', () => {
    expect(wrong(({ picture }) => !/^[0-9a-f]{16}$/.test(picture))).toEqual([]);
    const used = new Set(products.map(({ category }) => category));
    const bare = [...catalogue.categories.values()].filter(({ slug, picture }) => used.has(slug) && !picture);
    expect(bare).toEqual([]);
    expect(new Set(products.map(({ picture }) => picture)).size).toBe(products.length);
  });
});

function uncertified(labels: StoredProduct['labels'], { certificates = [] }: ProductFacts): boolean {
  return certifiedLabels.some(
    (label) => labels.includes(label) !== certificates.some((certificate) => certificate.label === label),
  );
}
