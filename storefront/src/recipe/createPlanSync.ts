import { getMealPlan, getRecipes, type Meal, type MealPlan, setMealPlan } from '@trolley/contract';
import { ApiError } from '../shell/api/apiError.ts';
import type { Call } from '../shell/api/call.ts';
import type { CustomerState } from '../shell/session/customerState.ts';
import type { Store } from '../shell/store.ts';
import { comingMeals, noPlan, type Plan, type PlannedMeal, type PlanStore } from './createPlan.ts';
import { joinPlans } from './joinPlans.ts';

/**
 * In the session storage: whose last changes have not been saved yet, as a mark that names nobody. It goes with the
 * logout.
 */
const unsavedKey = 'planUnsaved';
const debounce = 800;

interface PlanSyncDependencies {
  readonly call: Call;
  readonly plan: PlanStore;
  readonly customers: Pick<Store<CustomerState>, 'get' | 'subscribe'>;
  readonly isKnown: Pick<Store<boolean>, 'set'>;
  storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  today(): string;
  /** A save of the page before that is still under way. */
  readonly earlier?: Promise<unknown>;
  /** A save failed; what was planned stays in this browser and is sent with the next change or page. */
  failed(): void;
}

export interface PlanSync {
  /** Asks what other devices have planned meanwhile. */
  refresh(): Promise<void>;
  /** Sends at once what waits. */
  flush(): void;
  /** Takes what another tab has stored; that tab saves it. */
  reload(): void;
  /** Resolves when what waited has been sent. */
  stop(): Promise<unknown>;
}

/**
 * Keeps the plan of this browser and that of the customer's account in step. What was changed last counts. Nothing is
 * saved before the account's plan is known, or the plan of another device would be lost.
 */
export function createPlanSync(dependencies: PlanSyncDependencies): PlanSync {
  const { call, plan, customers, isKnown, storage, today, failed, earlier } = dependencies;
  let email: string | undefined;
  let isLoaded = false;
  let isKept = plan.get().kept === true;
  let isOwnChange = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loading: Promise<void> | undefined;
  let saving: Promise<unknown> = Promise.resolve(earlier);
  let saves = 0;

  const isUnsaved = () => attempt(() => storage().getItem(unsavedKey)) === (email && markOf(email));
  const markUnsaved = (owner: string) => attempt(() => storage().setItem(unsavedKey, markOf(owner)));
  const markSaved = () => attempt(() => storage().removeItem(unsavedKey));
  const show = (next: Plan) => {
    isOwnChange = true;
    plan.set(next);
    isKept = next.kept === true;
    isOwnChange = false;
  };

  const load = async (owner: string) => {
    try {
      await saving;
      const savesBefore = saves;
      const account = await call(getMealPlan, {});
      const local = plan.get();
      const meals = await named(comingMeals(account.meals, today()), local.meals);
      // The answer is older than what was saved meanwhile.
      if (email !== owner || saves !== savesBefore) return;
      isLoaded = true;
      const here = plan.get();
      // What was changed here and could not be saved is later than what the account has.
      if (isUnsaved()) show({ ...here, kept: true });
      else if (here.kept || here.meals.length === 0) show({ ...account, meals, kept: true });
      else {
        show({ ...joinPlans({ ...account, meals }, here), kept: true });
        markUnsaved(owner);
      }
      if (isUnsaved()) await save();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      if (email === owner) isKnown.set(true);
    }
  };
  const refresh = async () => {
    if (email === undefined) return;
    loading ??= load(email).finally(() => {
      loading = undefined;
    });
    await loading;
  };

  /** The account keeps slugs; a dish whose recipe is gone has no name, and is left out. */
  const named = async (meals: readonly Meal[], known: readonly PlannedMeal[]): Promise<readonly PlannedMeal[]> => {
    const unknown = [...new Set(meals.map(({ slug }) => slug))].filter(
      (slug) => !known.some((one) => one.slug === slug),
    );
    const names = new Map<string, Pick<PlannedMeal, 'title' | 'picture'>>(known.map((one) => [one.slug, one]));
    if (unknown.length > 0) {
      const { results } = await call(getRecipes, { query: { slug: unknown.join(','), pageSize: unknown.length } });
      for (const recipe of results) names.set(recipe.slug, recipe);
    }
    return meals.flatMap(({ day, slug, servings }) => {
      const name = names.get(slug);
      if (!name) return [];
      const { title, picture } = name;
      return [{ day, slug, servings, title, ...(picture !== undefined && { picture }) }];
    });
  };

  const save = async () => {
    clearTimeout(timer);
    timer = undefined;
    const owner = email;
    if (owner === undefined) return;
    if (!isLoaded) return refresh();
    const sent = plan.get();
    saves += 1;
    const sending = call(setMealPlan, { body: bodyOf(sent) });
    saving = sending.catch(() => undefined);
    try {
      await sending;
      if (email === owner && plan.get() === sent) markSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // After the end of a session there is nobody to save it for.
      if (email === owner && error.status !== 401) failed();
    }
  };

  const changed = () => {
    if (isOwnChange || email === undefined) return;
    const isTheirs = isLoaded || isKept;
    if (isTheirs) {
      markUnsaved(email);
      if (!plan.get().kept && plan.get().meals.length > 0) show({ ...plan.get(), kept: true });
    }
    clearTimeout(timer);
    timer = setTimeout(() => void save(), debounce);
  };

  const follow = () => {
    const { loadState, customer } = customers.get();
    if (customer) {
      if (customer.email === email) return;
      clearTimeout(timer);
      email = customer.email;
      isLoaded = false;
      loading = undefined;
      void refresh();
    } else if (loadState === 'success' || loadState === 'error') {
      clearTimeout(timer);
      email = undefined;
      isLoaded = false;
      // Of a session that has ended; after an error nobody knows, and it stays.
      if (loadState === 'success' && plan.get().kept) show(noPlan);
      isKnown.set(true);
    }
  };

  const flush = () => {
    if (timer !== undefined) void save();
  };
  const unfollow = customers.subscribe(follow);
  const unwatch = plan.subscribe(changed);
  follow();
  return {
    refresh,
    flush,
    reload() {
      isOwnChange = true;
      plan.reload();
      isKept = plan.get().kept === true;
      isOwnChange = false;
    },
    stop() {
      flush();
      unfollow();
      unwatch();
      return saving;
    },
  };
}

function bodyOf({ meals, swaps, home, buy }: Plan): MealPlan {
  return {
    meals: meals.map(({ day, slug, servings }) => ({ day, slug, servings })),
    swaps,
    home: [...home],
    buy: [...buy],
  };
}

/** Tells two customers of one browser apart (FNV-1a, 32 bits); the address cannot be read from it. */
function markOf(email: string): string {
  let mark = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(email)) mark = Math.imul(mark ^ byte, 0x01000193) >>> 0;
  return mark.toString(36);
}

/** Without storage it lasts as long as the page. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
