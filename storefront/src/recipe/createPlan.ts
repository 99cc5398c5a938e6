import { type MealPlan, mostMeals } from '@trolley/contract';
import { createStore, type Store } from '../shell/store.ts';

/** The local storage key. */
const key = 'trolley.plan';

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

/** Dinners of the next days, in this browser alone: nothing of it is sent but to ask what it is bought as. */
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
      if (next.meals.length > 0) storage().setItem(key, JSON.stringify(store.get()));
      else storage().removeItem(key);
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

const isDay = (day: unknown): day is string => typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day);
const isText = (text: unknown): text is string => typeof text === 'string';
const textsOf = (list: unknown) => (Array.isArray(list) ? list.filter(isText) : []);

function read(storage: PlanDependencies['storage'], today: string): Plan {
  try {
    const saved = (JSON.parse(storage().getItem(key) ?? '{}') ?? {}) as Partial<Plan>;
    const meals = (Array.isArray(saved.meals) ? saved.meals : []).filter(isMeal);
    // A dish of last week is eaten.
    const coming = meals.filter(({ day }) => day >= today).slice(0, mostMeals);
    if (coming.length === 0) return noPlan;
    const swaps = Object.entries(saved.swaps ?? {}).filter(([, sku]) => isText(sku));
    return { meals: coming, swaps: Object.fromEntries(swaps), home: textsOf(saved.home), buy: textsOf(saved.buy) };
  } catch {
    return noPlan;
  }
}

function isMeal(meal: unknown): meal is PlannedMeal {
  const { slug, title, servings, day } = (meal ?? {}) as Partial<PlannedMeal>;
  return isText(slug) && isText(title) && Number.isInteger(servings) && isDay(day);
}
