import { createStore, type Store } from '../../shell/store.ts';
import { type Cooking, notCooking, type StepTimer } from './cooking.ts';

/** The local storage key: recipe → where its cook is. */
const key = 'trolley.cooking';
/** Nobody goes on with yesterday's dinner. */
const longest = 12 * 60 * 60_000;

type CookingStorage = Pick<Storage, 'getItem' | 'setItem'>;
interface Saved extends Cooking {
  readonly at: number;
}

function load(storage: CookingStorage, now: number): Readonly<Record<string, Saved>> {
  try {
    const saved: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    if (typeof saved !== 'object' || saved === null) return {};
    return Object.fromEntries(Object.entries(saved).filter(([, one]) => isSaved(one) && now - one.at < longest));
  } catch {
    return {};
  }
}

function isSaved(one: unknown): one is Saved {
  const { step, at, timers } = (one ?? {}) as Partial<Saved>;
  return typeof step === 'number' && typeof at === 'number' && Array.isArray(timers) && timers.every(isTimer);
}

function isTimer(one: unknown): one is StepTimer {
  const { step, totalMs } = (one ?? {}) as Partial<StepTimer>;
  return typeof step === 'number' && typeof totalMs === 'number';
}

/** How far somebody is with a recipe: it outlasts the page, so that leaving cook mode loses nothing. */
export function createCooking(slug: string, storage: () => CookingStorage, now: () => number): Store<Cooking> {
  const store = createStore<Cooking>(first(slug, storage, now()));
  return {
    ...store,
    set(next) {
      store.set(next);
      try {
        const others = load(storage(), now());
        storage().setItem(key, JSON.stringify({ ...others, [slug]: { ...next, at: now() } }));
      } catch {
        // Without storage it lasts as long as the page.
      }
    },
  };
}

function first(slug: string, storage: () => CookingStorage, now: number): Cooking {
  try {
    const { [slug]: saved } = load(storage(), now);
    return saved ? { step: saved.step, timers: saved.timers } : notCooking;
  } catch {
    return notCooking;
  }
}
