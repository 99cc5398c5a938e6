import { fireEvent, screen, within } from '@testing-library/react';
import type { MealPlan, PlanProducts } from '@trolley/contract';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderCart, sent, settle } from '../../cart/testing/renderCart.tsx';
import { bootOf, inTenant, payloadOf } from '../../catalogue/testing/renderInTenant.tsx';
import { answering, refusal } from '../../customer/testing/answers.ts';
import { customerFixture } from '../../customer/testing/customers.ts';
import { noPlan } from '../../recipe/createPlan.ts';
import { plan, planIsKnown } from '../../recipe/plan.ts';
import {
  eggLine,
  eggs,
  flourLine,
  milk,
  milkLine,
  oat,
  recipeListFixture,
  recipeTexts,
  summaryFixture,
} from '../../recipe/testing/recipes.ts';
import { dismiss, notifications } from '../../shell/notifications/notifications.ts';
import { acceptCustomer, customerState, guest, initialCustomer } from '../../shell/session/customerState.ts';
import { ShopProvider } from '../../shell/shop.tsx';
import WeekPlanScreen from './WeekPlanScreen.tsx';

const texts = recipeTexts();
const screenOf = <WeekPlanScreen payload={payloadOf('recipe-plan', '/recipes/_plan', { texts })} />;
const pancakes = { slug: 'pancakes', title: 'Thin pancakes', servings: 4 };
const custard = { slug: 'custard', title: 'Custard', servings: 2 };

beforeEach(() => customerState.set(guest));
afterEach(() => {
  vi.unstubAllGlobals();
  plan.set(noPlan);
  planIsKnown.set(false);
  customerState.set(initialCustomer);
  sessionStorage.clear();
  for (const { key } of notifications.get()) dismiss(key);
});

/** As the server plans: milk is shared, eggs are for the first dish, flour is at home. */
function planned({ meals }: MealPlan, servingsStep = 1): PlanProducts {
  return {
    meals: meals.map((meal) => ({
      ...meal,
      recipe: summaryFixture({ slug: meal.slug }),
      servingsStep,
      portionPrice: 148,
      shares: meals.length > 1 ? ['milk', 'flour'] : [],
    })),
    lines: [
      { ...milkLine, uses: meals.map((_, at) => ({ meal: at })), shared: meals.length > 1 },
      { ...eggLine, uses: [{ meal: 0 }], shared: false, keeps: 14, useBy: '2026-11-30' },
      { ...flourLine, uses: [{ meal: 0 }], shared: false },
    ],
    total: { pieces: 2, price: 458, regular: 458, servings: 6, alone: 637 },
    ideas: [],
    gone: [],
  };
}

async function open(...dishes: (typeof pancakes)[]) {
  for (const dish of dishes) plan.add(dish);
  const server = answering({ 'POST /api/recipes/plan': ({ body }: { body: MealPlan }) => planned(body) });
  vi.stubGlobal('fetch', server.fetch);
  document.cookie = 'XSRF-TOKEN=t';
  return { server, ...(await renderCart(screenOf, { products: [milk, oat, eggs] })) };
}

test('REC-01 several dishes are one list: who uses a pack, that it is shared, what sharing saves, what is left', async () => {
  await open(pancakes, custard);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Two dinners, one basket');
  const list = within(await screen.findByRole('region', { name: 'What goes in the basket' }));
  const milkRow = list.getByRole('link', { name: 'Glenbeg Whole Milk' }).closest('li')!;
  expect(milkRow.textContent).toContain('One pack does both');
  expect(milkRow.querySelectorAll('.plan-users i')).toHaveLength(2);
  const side = within(screen.getByRole('complementary', { name: 'Your basket for the week' }));
  expect(side.getByText('€1.79 less')).toBeDefined();
  expect(side.getByText('6 servings')).toBeDefined();
  expect(side.getByText(/use by Mon/)).toBeDefined();
});

test('REC-01 the week becomes one cart, and back with one press', async () => {
  const { cart, carts } = await open(pancakes, custard);
  const side = () => within(screen.getByRole('complementary', { name: 'Your basket for the week' }));
  fireEvent.click(
    await screen.findAllByRole('button', { name: 'Put the week in my basket' }).then(([first]) => first!),
  );
  await settle();
  await sent(cart);
  expect(carts.quantities()).toEqual({ milk: 1, eggs: 1 });
  expect(carts.changes()).toHaveLength(1);
  fireEvent.click(await side().findByRole('button', { name: 'Undo' }));
  await sent(cart);
  expect(carts.quantities()).toEqual({});
});

test('REC-01 after more servings the week can be put into the basket again; another day changes nothing', async () => {
  const { cart } = await open(pancakes);
  const bar = () => within(document.querySelector<HTMLElement>('.bottom-bar')!);
  fireEvent.click(
    await screen.findAllByRole('button', { name: 'Put the week in my basket' }).then(([first]) => first!),
  );
  await settle();
  await sent(cart);
  expect(await bar().findByRole('button', { name: 'Undo' })).toBeDefined();
  const day = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Day for Thin pancakes' });
  fireEvent.change(day, { target: { value: day.options[3]?.value } });
  await settle();
  expect(bar().getByRole('button', { name: 'Undo' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await settle();
  expect(bar().queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(bar().getByRole('button', { name: 'Put the week in my basket' })).toBeDefined();
});

test('without a cart the week is a list, and no word speaks of a basket', async () => {
  const boot = bootOf('harbour');
  const clientRuntimeConfig = { ...boot.tenant.clientRuntimeConfig, featureCartCheckout: false };
  const shop = { ...boot, tenant: { ...boot.tenant, clientRuntimeConfig } };
  for (const dish of [pancakes, custard]) plan.add(dish);
  const server = answering({ 'POST /api/recipes/plan': ({ body }: { body: MealPlan }) => planned(body) });
  vi.stubGlobal('fetch', server.fetch);
  document.cookie = 'XSRF-TOKEN=t';
  await renderCart(<ShopProvider boot={shop}>{screenOf}</ShopProvider>);
  expect(await screen.findByRole('region', { name: 'What you’ll need' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Two dinners, one list');
  const side = screen.getByRole('complementary', { name: 'Your week' });
  expect(side.textContent).toContain('than buying for each dish alone, by sharing milk.');
  expect(document.querySelector('.week-plan')?.textContent).not.toMatch(/basket/i);
});

test('servings and days are changed where they stand, and the list is asked for again', async () => {
  const { server } = await open(pancakes);
  await screen.findByRole('region', { name: 'What goes in the basket' });
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  const bodies = () => server.asked.map(({ body }) => body as MealPlan);
  await expect.poll(() => bodies().at(-1)?.meals[0]?.servings).toBe(5);
  const day = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Day for Thin pancakes' });
  const last = day.options[13]?.value ?? '';
  fireEvent.change(day, { target: { value: last } });
  await expect.poll(() => bodies().at(-1)?.meals[0]?.day).toBe(last);
});

test('REC-01 what a tin decides goes by its step, and a plan that is off it comes back to it', async () => {
  const { server } = await open(pancakes);
  vi.stubGlobal(
    'fetch',
    answering({ 'POST /api/recipes/plan': ({ body }: { body: MealPlan }) => planned(body, 6) }).fetch,
  );
  await expect.poll(() => server.asked.length).toBe(1);
  const day = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Day for Thin pancakes' });
  fireEvent.change(day, { target: { value: day.options[3]?.value } });
  await expect.poll(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Fewer' }).disabled).toBe(true);
  const servings = () => plan.get().meals[0]?.servings;
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(servings()).toBe(6);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(servings()).toBe(12);
  fireEvent.click(screen.getByRole('button', { name: 'Fewer' }));
  expect(servings()).toBe(6);
});

test('REC-01 a dish that is taken out can be put back', async () => {
  await open(pancakes, custard);
  fireEvent.click(await screen.findByRole('button', { name: 'Take Custard out of the plan' }));
  expect(plan.get().meals.map(({ slug }) => slug)).toEqual(['pancakes']);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(plan.get().meals.map(({ slug }) => slug)).toEqual(['pancakes', 'custard']);
});

test('an empty plan says how to fill it', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Nothing planned yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Find recipes' }).getAttribute('href')).toBe('/recipes');
});

test('REC-01 a customer’s plan comes from the account, what is changed is saved there, and what was not is told', async () => {
  const set = vi.fn((_: MealPlan): unknown => undefined);
  let answer: (kept: unknown) => void = () => {};
  const server = answering({
    'POST /api/recipes/plan': ({ body }: { body: MealPlan }) => planned(body),
    'GET /api/customers/meal-plan': () => new Promise((resolve) => (answer = resolve)),
    'GET /api/recipes': recipeListFixture({ results: [summaryFixture({ slug: 'stew', title: 'Irish stew' })] }),
    'PUT /api/customers/meal-plan': ({ body }: { body: MealPlan }) => set(body) ?? body,
  });
  vi.stubGlobal('fetch', server.fetch);
  document.cookie = 'XSRF-TOKEN=t';
  acceptCustomer(customerFixture());
  await renderCart(screenOf, { products: [milk, oat, eggs] });
  await expect.poll(() => server.paths()).toContain('GET /api/customers/meal-plan');
  expect(screen.queryByRole('heading', { name: 'Nothing planned yet' })).toBeNull();
  answer({ ...noPlan, meals: [{ day: '2999-11-20', slug: 'stew', servings: 2 }] });
  expect(await screen.findByRole('link', { name: 'Irish stew' })).toBeDefined();
  await screen.findByRole('region', { name: 'What goes in the basket' });
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await expect.poll(() => set.mock.calls.at(-1)?.[0].meals, { timeout: 3000 }).toMatchObject([{ servings: 3 }]);
  set.mockImplementation(() => refusal(503));
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText(/We couldn’t save your week plan/, {}, { timeout: 3000 })).toBeDefined();
  expect(plan.get().meals).toMatchObject([{ servings: 4 }]);
  customerState.set(guest);
  expect(await screen.findByRole('heading', { name: 'Nothing planned yet' })).toBeDefined();
});

test('when the list cannot be had the plan is still there, and it can be tried again', async () => {
  plan.add(pancakes);
  vi.stubGlobal('fetch', answering({}).fetch);
  document.cookie = 'XSRF-TOKEN=t';
  await renderCart(screenOf);
  expect(await screen.findByText(/Your plan is still here/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Thin pancakes' })).toBeDefined();
  const server = answering({ 'POST /api/recipes/plan': ({ body }: { body: MealPlan }) => planned(body) });
  vi.stubGlobal('fetch', server.fetch);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'What goes in the basket' })).toBeDefined();
});

test('the page from the server is the same for everybody', () => {
  plan.add(pancakes);
  const html = renderToString(inTenant(screenOf));
  expect(html).toContain('Week plan');
  expect(html).not.toContain('Thin pancakes');
});
