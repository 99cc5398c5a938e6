import { planProducts } from '@trolley/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../platform/http/testing.ts';
import { recipeRoutes } from './routes.ts';
import { nobody } from './rules/pickProduct.ts';
import { soups } from './testSoups.ts';

test('REC-01 a plan shares packs, tells who uses them, what is left and what sharing saves', async () => {
  const { app } = await createTestApp();
  const snapshots = { current: () => ({ version: '1', parts: { catalogue: soups } }) };
  recipeRoutes(app, { snapshots, sells: true, searches: true, ownOf: async () => nobody });
  const meals = [
    { day: '2026-11-16', slug: 'onion-soup', servings: 4 },
    { day: '2026-11-18', slug: 'onion-tart', servings: 4 },
    { day: '2026-11-19', slug: 'fish-pot', servings: 2 },
    { day: '2026-11-20', slug: 'gone', servings: 2 },
  ];
  const planned = async (more = {}) => {
    const { body, statusCode } = await app.inject({
      method: 'POST',
      url: '/api/recipes/plan',
      payload: { meals, ...more },
    });
    expect(statusCode, body).toBe(200);
    return planProducts.parse(JSON.parse(body));
  };
  const plan = await planned();
  const lineOf = (thing: string) => plan.lines.find((line) => line.thing === thing);
  expect(plan.gone).toEqual(['gone']);
  expect(plan.meals.map(({ servingsStep }) => servingsStep)).toEqual([1, 4, 1]);
  expect(plan.meals.map(({ slug, shares }) => [slug, shares])).toEqual([
    ['onion-soup', ['onion']],
    ['onion-tart', ['onion', 'cream']],
    ['fish-pot', ['cream']],
  ]);
  expect(lineOf('onion')).toMatchObject({
    shared: true,
    pick: { quantity: 1, left: { amount: 1, unit: 'piece' } },
    uses: [{ meal: 0 }, { meal: 1 }],
  });
  // 100 g and 60 g of a tub of 200 g that keeps four days.
  expect(lineOf('cream')).toMatchObject({
    shared: true,
    useBy: '2026-11-22',
    pick: { quantity: 1, left: { amount: 40, unit: 'g' } },
  });
  expect(lineOf('pastry')).toMatchObject({ missing: 'soldOut', shared: false });
  expect(plan.total).toMatchObject({ pieces: 3, price: 149 + 199 + 100, alone: 2 * 149 + 199 + 2 * 100, servings: 10 });

  // What is at home is not bought, so nobody shares it.
  const twice = await planned({ meals: [meals[0], { ...meals[0], day: '2026-11-17' }] });
  expect(twice.lines.find(({ thing }) => thing === 'salt')).toMatchObject({ shared: false, uses: [{}, {}] });

  const late = await planned({ meals: [meals[1], { ...meals[2], day: '2026-11-30' }] });
  expect(late.lines.find(({ thing }) => thing === 'cream')).toMatchObject({ shared: false, pick: { quantity: 2 } });
  expect(
    (
      await app.inject({
        method: 'POST',
        url: '/api/recipes/plan',
        payload: { meals: Array.from({ length: 29 }, () => meals[0]) },
      })
    ).statusCode,
  ).toBe(400);
});

test('a plan of the last day there is, or with thousands of products, is refused with a reason, not a fault', async () => {
  const { app } = await createTestApp();
  const snapshots = { current: () => ({ version: '1', parts: { catalogue: soups } }) };
  recipeRoutes(app, { snapshots, sells: true, searches: true, ownOf: async () => nobody });
  const plan = (payload: object) => app.inject({ method: 'POST', url: '/api/recipes/plan', payload });
  const meal = { day: '8999-12-31', slug: 'onion-tart', servings: 4 };
  expect((await plan({ meals: [meal] })).statusCode).toBe(200);
  const last = await plan({ meals: [{ ...meal, day: '9999-12-31' }] });
  expect(last.statusCode, last.body).toBe(400);
  expect(last.json()).toMatchObject({ fields: [{ path: 'meals.0.day' }] });
  const swaps = Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`thing-${index}`, '1']));
  expect((await plan({ meals: [meal], swaps })).json()).toMatchObject({ status: 400, fields: [{ path: 'swaps' }] });
});
