import { useSyncExternalStore } from 'react';
import { useNow } from '../../service/useNow.ts';
import type { Store } from '../../shell/store.ts';
import {
  addMinute,
  type Cooking,
  goToStep,
  isTicking,
  minuteMs,
  notCooking,
  putAway,
  startTimer,
  toggleTimer,
} from './cooking.ts';
import { createCooking } from './cookingStore.ts';
import { prepareBell } from './ringBell.ts';

export interface CookingOf {
  readonly cooking: Cooking;
  readonly now: number;
  goTo(step: number): void;
  start(step: number, minutes: number): void;
  toggle(step: number): void;
  more(step: number): void;
  putAway(step: number): void;
}

const stores = new Map<string, Store<Cooking>>();

/** One for each recipe: the timers of its page and those of cook mode are the same. */
function storeOf(slug: string): Store<Cooking> {
  const store =
    stores.get(slug) ??
    createCooking(
      slug,
      () => localStorage,
      () => Date.now(),
    );
  stores.set(slug, store);
  return store;
}

/** Where the cook of a recipe is. In the browser alone: it is loaded after hydration. */
export function useCooking(slug: string): CookingOf {
  const store = storeOf(slug);
  const cooking = useSyncExternalStore(store.subscribe, store.get, () => notCooking);
  const now = useNow(isTicking(cooking));
  const change = (next: (cooking: Cooking, at: number) => Cooking) => store.set(next(store.get(), Date.now()));
  return {
    cooking,
    now,
    goTo: (step) => change((one) => goToStep(one, step)),
    start: (step, minutes) => {
      prepareBell();
      change((one, at) => startTimer(one, step, minutes * minuteMs, at));
    },
    toggle: (step) => change((one, at) => toggleTimer(one, step, at)),
    more: (step) => change((one, at) => addMinute(one, step, at)),
    putAway: (step) => change((one) => putAway(one, step)),
  };
}
