import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drawDish } from './drawDish.ts';
import { foods } from './foods/foods.ts';
import { dishesByTenant, recipePicture } from './recipePicture.ts';
import type { DishSpec } from './spec.ts';
import { invented } from './testing/shownOf.ts';

const LARGEST = 45 * 1024;
const LARGEST_COMPRESSED = 9 * 1024;

const tenants = ['feldmarkt', 'harbour'] as const;
const folder = (tenant: string): string =>
  fileURLToPath(new URL(`../../../../tenants/${tenant}/recipes/`, import.meta.url));
interface Recipe {
  readonly slug: string;
  readonly ingredients: readonly { readonly thing: string }[];
}
const recipesOf = (tenant: string): Recipe[] =>
  readdirSync(folder(tenant))
    .filter((file) => file.endsWith('.json') && file !== 'things.json')
    .map((file) => JSON.parse(readFileSync(folder(tenant) + file, 'utf8')) as Recipe);

const described = tenants.flatMap((tenant) => Object.entries<DishSpec>(dishesByTenant[tenant]));

describe.each(tenants)('the recipes of %s', (tenant) => {
  test('each has a picture of its dish, and no picture is without a recipe', () => {
    expect(Object.keys(dishesByTenant[tenant]).sort()).toEqual(
      recipesOf(tenant)
        .map(({ slug }) => slug)
        .sort(),
    );
  });

  test('no picture shows a food that is not in the recipe', () => {
    const strange = recipesOf(tenant).flatMap(({ slug, ingredients }) => {
      const things = ingredients.map(({ thing }) => thing);
      const { layers = [], props = [] } = dishesByTenant[tenant][slug] ?? {};
      return [...layers, ...props].flatMap((part) => invented(part, things)).map((what) => `${slug}: ${what}`);
    });
    expect(strange).toEqual([]);
  });
});

test('no slug is described twice, for the pictures of both tenants are found by slug alone', () => {
  const slugs = described.map(([slug]) => slug);
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
});

test('no two dishes are alike in vessel, table and what lies in them', () => {
  const twins = new Map<string, string[]>();
  for (const [slug, { vessel, table, layers }] of described) {
    const look = JSON.stringify([vessel, table, layers]);
    twins.set(look, [...(twins.get(look) ?? []), slug]);
  }
  expect([...twins.values()].filter((slugs) => slugs.length > 1)).toEqual([]);
});

test('dishes beside each other in the list differ in table and in vessel', () => {
  for (const tenant of tenants) {
    const dishes = Object.entries<DishSpec>(dishesByTenant[tenant]).sort(([one], [other]) => (one < other ? -1 : 1));
    const alike = dishes.filter(([, dish], index) => {
      const before = dishes[index - 1]?.[1];
      return before && (before.table === dish.table || JSON.stringify(before.vessel) === JSON.stringify(dish.vessel));
    });
    expect(alike.map(([slug]) => slug)).toEqual([]);
  }
});

describe('every picture', () => {
  const drawn = described.map(([slug, spec]) => ({ slug, svg: drawDish(slug, spec) }));

  test('is small enough to be sent, as it is and compressed', () => {
    const sizes = drawn.map(({ slug, svg }) => ({
      slug,
      plain: Buffer.byteLength(svg),
      compressed: brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length,
    }));
    expect(sizes.filter(({ plain, compressed }) => plain > LARGEST || compressed > LARGEST_COMPRESSED)).toEqual([]);
  });

  test('is 800 × 600 and needs nothing from outside: no text, no filter, no image, no style', () => {
    for (const { svg } of drawn) {
      expect(svg).toContain('viewBox="0 0 800 600"');
      expect(svg).not.toMatch(/<(text|filter|image|style|script|foreignObject)|NaN|undefined|Infinity|\bhref="[^#]/);
    }
  });

  test('finds all it refers to in itself, under names that no other picture has', () => {
    const owners = new Map<string, string>();
    for (const { slug, svg } of drawn) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id = ''] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id);
      for (const id of ids) {
        expect(owners.get(id) ?? slug).toBe(slug);
        owners.set(id, slug);
      }
    }
  });

  test('is the same every time, under an address of its own', () => {
    const again = described.map(([slug]) => recipePicture(slug));
    expect(again.map((picture) => picture?.svg)).toEqual(drawn.map(({ svg }) => svg));
    const addresses = again.map((picture) => picture?.hash ?? '');
    expect(new Set(addresses).size).toBe(described.length);
    for (const address of addresses) expect(address).toMatch(/^[0-9a-f]{16}$/);
  });
});

test('no food is drawn for nobody', () => {
  const used = JSON.stringify(described);
  const inTops = ['mashScoop', 'mashScoopBrown', 'mashTuft', 'meringuePeak', 'crumb', 'crumbPale'];
  expect(Object.keys(foods).filter((name) => !used.includes(`"${name}"`) && !inTops.includes(name))).toEqual([]);
});

test('a recipe that nobody described has no picture', () => {
  expect(recipePicture('nothing-of-the-kind')).toBeUndefined();
});
