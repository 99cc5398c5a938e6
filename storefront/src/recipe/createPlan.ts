import {
  isRecipeSlug,
  isSku,
  isThing,
  type MealPlan,
  mostMeals,
  mostPlanThings,
  mostServings,
} from '@trolley/contract';
import { createStore, type Store } from '../shell/store.ts';
import { planKey } from './planKey.ts';

/** A dish of the plan, with what a list needs to show it. */
export interface PlannedMeal {
  readonly slug: string;
  readonly title: string;
  readonly picture?: string;
  readonly servings: number;
  readonly day: string;
}

export interface Plan extends Pick<MealPlan, 'swaps' | 'home' | 'buy'> {
  readonly meals: readonly PlannedMeal[];
  /** It is the copy of what a customer's account keeps; otherwise a guest's. */
  readonly kept?: true;
}

export const noPlan: Plan = { meals: [], swaps: {}, home: [], buy: [] };

interface PlanDependencies {
  storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The day in the shopper's calendar. */
  today(): string;
}

export interface PlanStore extends Store<Plan> {
  /** On the next day that has no dish yet; false where the plan is full. */
  add(meal: Omit<PlannedMeal, 'day'>): boolean;
  remove(slug: string): void;
  /** Reads again what another tab stored. */
  reload(): void;
}

/** Dinners of the next days, as this browser has them. Those of a customer are kept in the account, too (`followPlan`). */
export function createPlan({ storage, today }: PlanDependencies): PlanStore {
  const store = createStore(noPlan);
  let isLoaded = false;
  const load = () => {
    isLoaded = true;
    store.set(read(storage, today()));
  };
  const get = () => {
    if (!isLoaded) load();
    return store.get();
  };
  const set = (next: Plan) => {
    isLoaded = true;
    store.set({ ...next, meals: next.meals.toSorted((one, other) => one.day.localeCompare(other.day)) });
    try {
      if (next.meals.length > 0) storage().setItem(planKey, JSON.stringify(store.get()));
      else storage().removeItem(planKey);
    } catch {
      // Without storage it lasts as long as the page.
    }
  };
  return {
    subscribe: store.subscribe,
    get,
    set,
    add(meal) {
      const { meals } = get();
      if (meals.length >= mostMeals) return false;
      set({ ...get(), meals: [...meals, { ...meal, day: freeDay(meals, today()) }] });
      return true;
    },
    remove(slug) {
      const meals = get().meals.filter((meal) => meal.slug !== slug);
      set(meals.length > 0 ? { ...get(), meals } : noPlan);
    },
    reload: load,
  };
}

/** A dish of last week is eaten. */
export function comingMeals<M extends Pick<PlannedMeal, 'day'>>(meals: readonly M[], today: string): readonly M[] {
  return meals.filter(({ day }) => day >= today).slice(0, mostMeals);
}

/** The first day from today on without a dish. */
export function freeDay(meals: readonly Pick<PlannedMeal, 'day'>[], today: string): string {
  let day = today;
  while (meals.some((meal) => meal.day === day)) day = dayAfter(day);
  return day;
}

export function dayAfter(day: string, days = 1): string {
  const moment = new Date(`${day}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** A day of the calendar: the 30th of February is written like one, and is none. */
const isDay = (day: unknown): day is string =>
  typeof day === 'string' && /^[1-8]\d{3}-\d{2}-\d{2}$/.test(day) && dayOrNothing(day) === day;
const isText = (text: unknown): text is string => typeof text === 'string';
const isThingText = (text: unknown): text is string => isText(text) && isThing(text);
const thingsOf = (list: unknown) =>
  (Array.isArray(list) ? [...new Set(list.filter(isThingText))] : []).slice(0, mostPlanThings);

function dayOrNothing(day: string): string | undefined {
  const moment = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().slice(0, 10);
}

/** What was stored may be old or tampered with: only what the server takes is read, or it would refuse the whole plan. */
function read(storage: PlanDependencies['storage'], today: string): Plan {
  try {
    const saved = (JSON.parse(storage().getItem(planKey) ?? '{}') ?? {}) as Partial<Plan>;
    const meals = (Array.isArray(saved.meals) ? saved.meals : []).filter(isMeal);
    const coming = comingMeals(meals, today);
    if (coming.length === 0) return noPlan;
    const swaps = Object.entries(saved.swaps ?? {}).filter(
      ([thing, sku]) => isThing(thing) && isText(sku) && isSku(sku),
    );
    return {
      meals: coming,
      swaps: Object.fromEntries(swaps.slice(0, mostPlanThings)),
      home: thingsOf(saved.home),
      buy: thingsOf(saved.buy),
      ...(saved.kept === true && { kept: true }),
    };
  } catch {
    return noPlan;
  }
}

function isMeal(meal: unknown): meal is PlannedMeal {
  const { slug, title, picture, servings, day } = (meal ?? {}) as Partial<PlannedMeal>;
  return (
    isText(slug) &&
    isRecipeSlug(slug) &&
    isText(title) &&
    (picture === undefined || isText(picture)) &&
    Number.isInteger(servings) &&
    Number(servings) >= 1 &&
    Number(servings) <= mostServings &&
    isDay(day)
  );
}
