import type { MealPlan } from '@trolley/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, answering, refusal } from '../customer/testing/answers.ts';
import { customerFixture } from '../customer/testing/customers.ts';
import { type CustomerState, guest, initialCustomer } from '../shell/session/customerState.ts';
import { createStore } from '../shell/store.ts';
import { createPlan } from './createPlan.ts';
import { createPlanSync } from './createPlanSync.ts';
import { forgetKeptPlan, planKey } from './planKey.ts';
import { recipeListFixture, summaryFixture } from './testing/recipes.ts';

const get = 'GET /api/customers/meal-plan';
const put = 'PUT /api/customers/meal-plan';
const list = 'GET /api/recipes';
const today = '2026-11-16';
const soup = { slug: 'soup', title: 'Soup', servings: 2 };
const stew = { slug: 'stew', title: 'Stew', servings: 4 };
const none: MealPlan = { meals: [], swaps: {}, home: [], buy: [] };
const aoife: CustomerState = { loadState: 'success', customer: customerFixture() };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
const settle = () => vi.advanceTimersByTimeAsync(1000);

/** An account, and devices that look at it. */
function kitchen(kept: MealPlan = none, answers: Answers = {}) {
  const account = { plan: kept };
  const server = answering({
    [get]: () => account.plan,
    [put]: ({ body }: { body: MealPlan }) => {
      account.plan = body;
      return body;
    },
    [list]: ({ query }: { query: URLSearchParams }) =>
      recipeListFixture({
        results: (query.get('slug') ?? '')
          .split(',')
          .filter((slug) => slug !== 'gone')
          .map((slug) => summaryFixture({ slug, title: `The ${slug}` })),
      }),
    ...answers,
  });
  const open = (first: CustomerState = aoife, earlier?: Promise<unknown>) => {
    const plan = createPlan({ storage: () => localStorage, today: () => today });
    const customers = createStore(first);
    const isKnown = createStore(false);
    const failed = vi.fn();
    const sync = createPlanSync({
      call: server.call,
      plan,
      customers,
      isKnown,
      storage: () => sessionStorage,
      today: () => today,
      failed,
      ...(earlier && { earlier }),
    });
    return { plan, customers, isKnown, failed, sync, dishes: () => plan.get().meals.map(({ slug }) => slug) };
  };
  return { account, server, open, kept: () => account.plan.meals.map(({ slug }) => slug) };
}

test('REC-01 a customer finds what another device planned, with its names; what is eaten or gone is left out', async () => {
  const { open } = kitchen({
    ...none,
    meals: [
      { day: '2026-11-10', slug: 'eaten', servings: 2 },
      { day: '2026-11-17', slug: 'soup', servings: 3 },
      { day: '2026-11-18', slug: 'gone', servings: 3 },
    ],
    swaps: { onion: 'p1' },
  });
  const { plan, isKnown } = open();
  expect(isKnown.get()).toBe(false);
  await settle();
  expect(plan.get()).toMatchObject({
    meals: [{ day: '2026-11-17', slug: 'soup', servings: 3, title: 'The soup' }],
    swaps: { onion: 'p1' },
    kept: true,
  });
  expect(isKnown.get()).toBe(true);
});

test('REC-01 what a guest planned is joined once at the login, and no dish is doubled', async () => {
  const { open, server, account, kept } = kitchen({
    ...none,
    meals: [{ day: '2026-11-16', slug: 'soup', servings: 6 }],
    home: ['flour'],
  });
  const { plan, customers } = open(guest);
  plan.add(soup);
  plan.add(stew);
  plan.set({ ...plan.get(), buy: ['flour'] });
  await settle();
  expect(server.paths()).toEqual([]);
  customers.set(aoife);
  await settle();
  expect(kept()).toEqual(['soup', 'stew']);
  expect(account.plan).toMatchObject({ meals: [{ servings: 6 }, { servings: 4 }], home: [], buy: ['flour'] });
  // Another device takes it out; it does not come back from here.
  account.plan = none;
  const { dishes } = open();
  await settle();
  expect([dishes(), kept()]).toEqual([[], []]);
});

test('REC-01 changes are saved together and soon, also that the plan is empty; what was set last is kept', async () => {
  const { open, server, kept } = kitchen();
  const { plan } = open();
  await settle();
  plan.add(soup);
  plan.add(stew);
  await settle();
  expect(kept()).toEqual(['soup', 'stew']);
  plan.remove('soup');
  plan.remove('stew');
  await settle();
  expect(kept()).toEqual([]);
  plan.add(stew);
  await settle();
  expect(kept()).toEqual(['stew']);
  expect(server.paths().filter((path) => path === put)).toHaveLength(3);
});

test('REC-01 a save that fails is told, the plan stays, and is saved by the next page', async () => {
  let away = true;
  const account = { plan: none };
  const { open } = kitchen(none, {
    [get]: () => account.plan,
    [put]: ({ body }: { body: MealPlan }) => {
      if (away) return refusal(503);
      account.plan = body;
      return body;
    },
  });
  const { plan, failed, sync } = open();
  await settle();
  plan.add(soup);
  await settle();
  expect(failed).toHaveBeenCalledOnce();
  expect(plan.get().meals).toHaveLength(1);
  void sync.stop();
  away = false;
  const next = open();
  await settle();
  expect(next.dishes()).toEqual(['soup']);
  expect(account.plan.meals).toMatchObject([{ slug: 'soup' }]);
  expect(sessionStorage.length).toBe(0);
});

test('REC-01 where the account cannot be read nothing is overwritten; it is asked again with the next change', async () => {
  let away = true;
  const there = { ...none, meals: [{ day: '2026-11-17', slug: 'stew', servings: 3 }] };
  const { open, kept } = kitchen(there, { [get]: () => (away ? refusal(503) : there) });
  const { plan, isKnown } = open();
  await settle();
  expect(isKnown.get()).toBe(true);
  plan.add(soup);
  await settle();
  expect(kept()).toEqual(['stew']);
  away = false;
  plan.set({ ...plan.get(), home: ['salt'] });
  await settle();
  expect(kept().toSorted()).toEqual(['soup', 'stew']);
});

test('REC-01 the next page waits for what the last one still sends', async () => {
  const { open, kept } = kitchen();
  const { plan, sync } = open();
  await settle();
  plan.add(soup);
  const { dishes } = open(aoife, sync.stop());
  await settle();
  expect([dishes(), kept()]).toEqual([['soup'], ['soup']]);
});

test('REC-01 with the customer goes their plan, also of a session that ended unseen; a guest’s stays', async () => {
  const { open } = kitchen({ ...none, meals: [{ day: '2026-11-17', slug: 'soup', servings: 3 }] });
  const { plan, customers, dishes } = open();
  await settle();
  expect(localStorage.getItem(planKey)).toContain('soup');
  customers.set(guest);
  expect([dishes(), localStorage.getItem(planKey)]).toEqual([[], null]);
  plan.add(stew);
  expect(open(guest).dishes()).toEqual(['stew']);
  forgetKeptPlan(localStorage);
  expect(localStorage.getItem(planKey)).toContain('stew');
  customers.set(aoife);
  await settle();
  forgetKeptPlan(localStorage);
  expect(localStorage.getItem(planKey)).toBeNull();
});

test('what was not saved is remembered without a name, and is nobody else’s', async () => {
  const { open } = kitchen(none, { [put]: refusal(503) });
  const { plan, dishes } = open();
  await settle();
  plan.add(soup);
  await settle();
  const mark = sessionStorage.getItem('planUnsaved');
  expect(mark).toMatch(/^[0-9a-z]{1,7}$/);
  expect(dishes()).toEqual(['soup']);
  const other = kitchen();
  const theirs = other.open({ loadState: 'success', customer: customerFixture({ email: 'other@harbour.example' }) });
  await settle();
  expect([theirs.dishes(), other.kept()]).toEqual([[], []]);
});

test('a plan of somebody else who was here before is not joined', async () => {
  const { open } = kitchen({ ...none, meals: [{ day: '2026-11-17', slug: 'soup', servings: 3 }] });
  open();
  await settle();
  const other = kitchen();
  const { dishes } = other.open({
    loadState: 'success',
    customer: customerFixture({ email: 'other@harbour.example' }),
  });
  await settle();
  expect([dishes(), other.kept()]).toEqual([[], []]);
});

test('until it is known who is here nothing is asked for or forgotten', async () => {
  const { open, server } = kitchen();
  const { isKnown } = open(initialCustomer);
  await settle();
  expect([isKnown.get(), server.paths()]).toEqual([false, []]);
});
