import { cookies, type PlanProducts, planMeals } from '@trolley/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCartStore } from '../../cart/cart.ts';
import type { Plan } from '../../recipe/createPlan.ts';
import { call as callOfShop } from '../../shell/api/api.ts';
import type { Call } from '../../shell/api/call.ts';
import { readCookie } from '../../shell/cookie.ts';

const chosenStore = () => readCookie(document.cookie, cookies.store);

export interface PlannedProducts {
  readonly products: PlanProducts | undefined;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  again(): void;
}

/** What a plan is bought as. It is asked again whenever the plan changes; until the answer the last one stays. */
export function usePlanProducts({ meals, swaps, home, buy }: Plan, call: Call = callOfShop): PlannedProducts {
  const [found, setFound] = useState<{
    readonly of: string;
    readonly products?: PlanProducts;
    readonly failed?: true;
  }>();
  const [tries, setTries] = useState(0);
  const store = useSyncExternalStore(useCartStore().subscribe, chosenStore, () => undefined);
  const body = {
    meals: meals.map(({ slug, servings, day }) => ({ slug, servings, day })),
    swaps,
    home: [...home],
    buy: [...buy],
  };
  const of = JSON.stringify([store, tries, body]);
  const isEmpty = meals.length === 0;

  useEffect(() => {
    if (isEmpty) return undefined;
    let overtaken = false;
    call(planMeals, { query: { ...(store !== undefined && { store }) }, body }).then(
      (products) => {
        if (!overtaken) setFound({ of, products });
      },
      () => {
        if (!overtaken) setFound((before) => ({ ...before, of, failed: true }));
      },
    );
    return () => {
      overtaken = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `of` is all that is asked
  }, [of, isEmpty, call]);

  return {
    products: isEmpty ? undefined : found?.products,
    isBusy: !isEmpty && found?.of !== of,
    hasFailed: found?.of === of && found.failed === true,
    again: () => setTries((count) => count + 1),
  };
}
