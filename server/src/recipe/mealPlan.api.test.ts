import { getMealPlan, setMealPlan } from '@trolley/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBrowser } from '../cart/testing/browser.ts';
import { insertCustomer } from '../checkout/testing/checkoutShop.ts';
import { lockCustomer } from '../customer/profile/lockCustomer.ts';
import { createTestDatabase, type TestDatabase } from '../platform/database/testing.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { mealPlanRoutes } from './mealPlanRoutes.ts';
import { recipeData } from './personalData.ts';

let own: TestDatabase;
let browser: ReturnType<typeof createBrowser>;
let customerId: string;

beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());
beforeEach(async () => {
  const { app } = await createTestApp();
  mealPlanRoutes(app, { database: own.database, requireCustomer: async () => ({ customerId }), lockCustomer });
  browser = createBrowser(app);
  customerId = await insertCustomer(own.database);
});

const soup = { day: '2026-11-20', slug: 'onion-soup', servings: 2 };
const plan = { meals: [soup], swaps: { onion: 'p1' }, home: ['salt'], buy: [] };

test('REC-01 a customer’s plan is kept as it was set last, is their own, and goes when it is emptied', async () => {
  expect(await browser.ask(getMealPlan)).toEqual({ meals: [], swaps: {}, home: [], buy: [] });
  expect(
    await browser.ask(setMealPlan, { body: { ...plan, meals: [soup, { ...soup, day: '2026-11-21' }] } }),
  ).toMatchObject({
    meals: [{}, {}],
  });
  await browser.ask(setMealPlan, { body: plan });
  expect(await browser.ask(getMealPlan)).toEqual(plan);
  expect(await recipeData(own.database).exportOf({ id: customerId, email: '' })).toMatchObject({ mealPlan: { plan } });
  const before = customerId;
  customerId = await insertCustomer(own.database);
  expect((await browser.ask(getMealPlan)).meals).toEqual([]);
  customerId = before;
  await browser.ask(setMealPlan, { body: { meals: [] } });
  expect(await recipeData(own.database).exportOf({ id: customerId, email: '' })).toEqual({ mealPlan: null });
});

test('twenty sets at once end as one of them, and an account that is gone keeps none', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      browser.ask(setMealPlan, { body: { meals: [{ ...soup, servings: index + 1 }] } }),
    ),
  );
  expect(answers).toContainEqual(await browser.ask(getMealPlan));
  await own.database.query({ text: 'delete from customer where id = $1', values: [customerId] });
  expect((await browser.send('PUT', setMealPlan.path, plan)).statusCode).toBe(401);
  const rows = await own.database.query({
    text: 'select 1 from meal_plan where customer_id = $1',
    values: [customerId],
  });
  expect(rows).toEqual([]);
});

test('REC-01 what no plan can be is refused by the name of its field', async () => {
  for (const [path, meal] of [
    ['meals.0.day', { ...soup, day: 'Friday' }],
    ['meals.0.servings', { ...soup, servings: 0 }],
    ['meals.0.slug', { ...soup, slug: 'A soup' }],
  ] as const) {
    const { statusCode, body } = await browser.send('PUT', setMealPlan.path, { meals: [meal] });
    expect([statusCode, body]).toEqual([400, expect.stringContaining(path)]);
  }
});
