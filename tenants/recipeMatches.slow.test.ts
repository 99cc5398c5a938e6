import { describe, expect, test } from 'vitest';
import { demoCatalogue } from '../demo/shop/src/catalogue/testing/demoCatalogue.ts';
import { shelfOf } from '../server/src/catalogue/shelf/shelfOf.ts';
import { recipeShelfOf } from '../server/src/recipe/recipeShelf.ts';
import { tenantIds } from './testing.ts';

/** Kilocalories of a portion; a biscuit is one, and a roast with its sides the other end. */
const energies = { from: 40, to: 1800 };
const fewPieces = 20;

describe.each(tenantIds)('the recipes of %s at the shelf', (tenant) => {
  const catalogue = demoCatalogue(tenant);
  const shelf = recipeShelfOf(catalogue, shelfOf(catalogue, ''), { sells: true });
  const bought = shelf.slugs().flatMap((slug) => shelf.products(slug) ?? []);
  const lines = bought.flatMap(({ slug, lines: own }) => own.map((line) => ({ slug, ...line })));

  test('REC-01 every ingredient that one buys finds its product; what is sold out today is the exception', () => {
    expect(bought.length).toBeGreaterThanOrEqual(60);
    expect(lines.filter(({ missing }) => missing === 'notHere').map(({ slug, thing }) => `${slug}: ${thing}`)).toEqual(
      [],
    );
    const sold = lines.filter(({ missing }) => missing !== 'notSold');
    expect(sold.filter(({ pick }) => pick).length / sold.length).toBeGreaterThan(0.98);
  });

  test('REC-01 packs are few, and never fewer than the pot needs', () => {
    const wrong = lines.flatMap(({ slug, thing, pick }) =>
      pick && (pick.quantity > fewPieces || pick.potPrice > pick.price * 1.06)
        ? [`${slug}: ${pick.quantity} × ${thing}`]
        : [],
    );
    expect(wrong).toEqual([]);
  });

  test('REC-01 every recipe has a price a portion, and an energy that a plate can have', () => {
    expect(bought.filter(({ portionPrice }) => portionPrice === undefined).map(({ slug }) => slug)).toEqual([]);
    const odd = bought.filter(
      ({ nutrition }) => !nutrition || nutrition.kcal < energies.from || nutrition.kcal > energies.to,
    );
    expect(odd.map(({ slug, nutrition }) => `${slug}: ${nutrition?.kcal}`)).toEqual([]);
    expect(bought.filter(({ nutrition }) => (nutrition?.known ?? 0) < 0.8).map(({ slug }) => slug)).toEqual([]);
  });

  test('REC-01 tins are counted as they are labelled, and what is counted in pieces is', () => {
    const picked = (slug: string, thing: string) =>
      lines.find((line) => line.slug === slug && line.thing === thing)?.pick?.quantity;
    const expected: Readonly<Record<string, readonly (readonly [string, string, number])[]>> = {
      feldmarkt: [
        ['chili-sin-carne', 'kidneybohnen', 2],
        ['nudelsalat-thunfisch', 'thunfisch', 2],
        ['gefuellte-paprika', 'paprika-gruen', 8],
        ['ueberbackener-karfiol', 'karfiol', 1],
      ],
      harbour: [
        ['bean-chilli', 'kidney-beans', 1],
        ['tuna-pasta-bake', 'tinned-tuna', 2],
        ['pork-chops-apple', 'pork-chops', 1],
        ['irish-stew', 'bay-leaf', 1],
      ],
    };
    for (const [slug, thing, quantity] of expected[tenant] ?? [])
      expect([slug, thing, picked(slug, thing)]).toEqual([slug, thing, quantity]);
  });
});
