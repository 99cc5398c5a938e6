import { describe, expect, test } from 'vitest';
import { buildCatalogue } from './index.ts';
import { articles, catalogue, categories, goods, products, slugs, source, today } from './testing.ts';

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

  test('single-use deposit lies on cans and plastic bottles of drinks, refill deposit on what is returnable', () => {
    const wrong = articles.filter(({ deposit, category, labels, picture, size }) => {
      if (deposit === 0) return labels.includes('returnable');
      const litres = size.unit === 'ml' ? size.amount / 1000 : size.amount;
      const throwaway = ['water', 'can', 'canslim', 'juice'].includes(picture.shape) && litres >= 0.1 && litres <= 3;
      const onDrinks = category.parents.includes('getraenke') && throwaway && deposit === 25 * size.count;
      return !(labels.includes('returnable') || onDrinks);
    });
    expect(slugs(wrong)).toEqual([]);
  });

  test('on any day about 12 % are reduced, 15 % have a member price, 3 % are missing', { timeout: 30_000 }, () => {
    for (const day of [today, '2026-12-24', '2027-03-01', '2028-02-29', '2030-07-15']) {
      const shop = buildCatalogue(source, day).products;
      const share = (matches: (product: (typeof shop)[number]) => boolean) => shop.filter(matches).length / shop.length;
      expect(Math.abs(share(({ price }) => price.offer !== undefined) - 0.12)).toBeLessThan(0.025);
      expect(Math.abs(share(({ price }) => price.loyalty !== undefined) - 0.15)).toBeLessThan(0.025);
      expect(Math.abs(share(({ availability }) => /navailable/.test(availability)) - 0.03)).toBeLessThan(0.012);
    }
  });
});

describe('people and places', () => {
  test('alcohol has its age: 16 for beer and wine, 18 for spirits', () => {
    const wrong = articles.filter(({ alcohol = 0, minAge, category }) => {
      if (alcohol <= 1.2) return minAge !== undefined;
      if (category.parents.includes('spirituosen')) return !minAge || (alcohol >= 15 && minAge < 18);
      return minAge !== 16;
    });
    expect(slugs(wrong)).toEqual([]);
  });

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
    for (const product of products.filter(({ name }) => /Anfangsmilch|Folgemilch/.test(name))) {
      expect(product.price.offer ?? product.price.loyalty, product.slug).toBeUndefined();
    }
  });
});
