import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { initialState } from '../cart/cartState.ts';
import { useShop, useText } from '../shell/shop.tsx';
import { type ChosenService, chosenService, heldFor, type SlotState, slotState } from './chosenService.ts';
import type { Clock } from './format/formatSlot.ts';
import { useServiceDependencies } from './serviceDependencies.ts';
import { useNow } from './useNow.ts';

const nothing = () => undefined;

export interface Chosen extends ChosenService {
  readonly slot: SlotState;
  readonly clock: Clock;
}

/** Place and slot of the cart. On the server and until hydration: nothing chosen. */
export function useChosenService(): Chosen {
  const { cart, earliest, wanted } = useServiceDependencies();
  const current = useSyncExternalStore(cart.subscribe, cart.get, () => initialState).cart;
  const chosen = useMemo(() => chosenService(current), [current]);
  const first = useSyncExternalStore(earliest.subscribe, earliest.get, nothing);
  const wish = useSyncExternalStore(wanted.subscribe, wanted.get, nothing);
  const now = useNow(chosen.window?.held === true);
  const clock = useClock(now);

  const { address, window } = chosen;
  const free = address && heldFor(window, now) === 0 ? address : undefined;
  useEffect(() => {
    if (free) earliest.load(free);
  }, [free, earliest]);

  return { ...chosen, slot: slotState({ chosen, wanted: wish, earliest: first, now }), clock };
}

/** What the time formatters need. */
export function useClock(now: number): Clock {
  const text = useText();
  const { locale, timeZone } = useShop().tenant;
  return { text, locale, timeZone, now };
}
