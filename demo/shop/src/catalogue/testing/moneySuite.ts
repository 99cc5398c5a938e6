import { describe, expect, test } from 'vitest';
import { buildCatalogue } from './buildCatalogue.ts';
import { slugs, type Tenant, today } from './tenant.ts';

/** Prices, shares and places, the same for every tenant; `infantMilk` names what may not be advertised. */
export function moneySuite({ source, catalogue, products, categories, goods }: Tenant, infantMilk: RegExp): void {
  describe('money', () => {
    test('prices are whole cents and end believably', () => {
      const wrong = products.filter(({ price, weightArticle, weightPieceArticle }) => {
        const { regular, base, depositPrice = 0, history } = price;
        const values = [regular.value, base.value, depositPrice, ...history.map(({ value }) => value)];
        return !values.every(Number.isInteger) || !(weightArticle || weightPieceArticle || regular.value % 10 === 9);
      });
      expect(slugs(wrong)).toEqual([]);
    });

    test('each VAT class is in the rules, and no alcohol is taxed as food', () => {
      expect(slugs(products.filter(({ vat, minAge }) => !catalogue.vat[vat] || (minAge && vat !== 'drinks')))).toEqual(
        [],
      );
    });

    test('one reference unit per category', () => {
      const units = new Map(categories.map(({ slug, unit }) => [slug, unit]));
      expect(slugs(products.filter(({ category, price }) => price.base.unit !== units.get(category)))).toEqual([]);
    });

    test('on any day about 12 % are reduced, 15 % have a member price, 3 % are missing', () => {
      for (const day of [today, '2026-12-24', '2027-03-01', '2028-02-29', '2030-07-15']) {
        const shop = buildCatalogue(source, day).products;
        const share = (matches: (product: (typeof shop)[number]) => boolean) =>
          shop.filter(matches).length / shop.length;
        expect(Math.abs(share(({ price }) => price.offer !== undefined) - 0.12), day).toBeLessThan(0.025);
        expect(Math.abs(share(({ price }) => price.loyalty !== undefined) - 0.15), day).toBeLessThan(0.025);
        expect(Math.abs(share(({ availability }) => /navailable/.test(availability)) - 0.03), day).toBeLessThan(0.012);
      }
    });
  });

  describe('places', () => {
    test('some goods are weighed, some come in bundles, some have their own zone or price', () => {
      expect(products.filter(({ weightArticle }) => weightArticle).length).toBeGreaterThan(20);
      expect(products.filter(({ weightPieceArticle }) => weightPieceArticle).length).toBeGreaterThan(20);
      expect(products.filter(({ bundleSize }) => bundleSize).length).toBeGreaterThan(40);
      expect(products.filter(({ zones }) => zones).length).toBeGreaterThan(10);
      expect(products.filter(({ zonePrices }) => Object.keys(zonePrices).length > 0).length).toBeGreaterThan(10);
      for (const { goods: listed, zones } of source.rules.onlyIn) {
        for (const id of listed) expect(goods.map((good) => good.id)).toContain(id);
        for (const zone of zones) expect(source.rules.zones).toContain(zone);
      }
    });

    test('infant formula is never advertised', () => {
      const milks = products.filter(({ name }) => infantMilk.test(name));
      expect(milks.length).toBeGreaterThan(0);
      for (const product of milks) {
        expect(product.price.offer ?? product.price.loyalty, product.slug).toBeUndefined();
      }
    });
  });
}
