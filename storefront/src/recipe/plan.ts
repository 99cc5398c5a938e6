import type { RecipeSummary } from '@trolley/contract';
import { useSyncExternalStore } from 'react';
import { createStore } from '../shell/store.ts';
import { createPlan, noPlan, type Plan, type PlannedMeal } from './createPlan.ts';

/** The week plan of this browser. */
export const plan = createPlan({
  storage: () => localStorage,
  today,
});

/** Whether it is known what is planned: a customer's plan has to be asked for. */
export const planIsKnown = createStore(false);

export function usePlanIsKnown(): boolean {
  return useSyncExternalStore(planIsKnown.subscribe, planIsKnown.get, () => false);
}

/** The day as the shopper's calendar has it. */
function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Today in the shopper's calendar. */
export function today(): string {
  return localDay(new Date());
}

/** Empty on the server and until hydration. */
export function usePlan(): Plan {
  return useSyncExternalStore(plan.subscribe, plan.get, () => noPlan);
}

export function useIsPlanned(slug: string): boolean {
  return useSyncExternalStore(
    plan.subscribe,
    () => plan.get().meals.some((meal) => meal.slug === slug),
    () => false,
  );
}

export function mealOf(
  { slug, title, picture, servings }: Pick<RecipeSummary, 'slug' | 'title' | 'picture' | 'servings'>,
  wanted = servings,
): Omit<PlannedMeal, 'day'> {
  return { slug, title, servings: wanted, ...(picture !== undefined && { picture }) };
}
