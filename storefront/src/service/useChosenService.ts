import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { firstState } from '../cart/cartState.ts';
import { useShop, useText } from '../shell/shop.tsx';
import { type ChosenService, chosenService, heldFor, type SlotState, slotState } from './chosenService.ts';
import { useServiceWorld } from './serviceWorld.ts';
import { useNow } from './useNow.ts';
import type { Clock } from './words/slotWords.ts';

const nothing = () => undefined;

export interface Chosen extends ChosenService {
  readonly slot: SlotState;
  readonly clock: Clock;
}

/** Where and when, as the cart says it. On the server and until the page is alive: nothing chosen. */
export function useChosenService(): Chosen {
  const { cart, earliest, wanted } = useServiceWorld();
  const told = useSyncExternalStore(cart.subscribe, cart.get, () => firstState).cart;
  const chosen = useMemo(() => chosenService(told), [told]);
  const first = useSyncExternalStore(earliest.subscribe, earliest.get, nothing);
  const wish = useSyncExternalStore(wanted.subscribe, wanted.get, nothing);
  const now = useNow(chosen.window?.held === true);
  const clock = useClock(now);

  const { address, window } = chosen;
  const free = address && heldFor(window, now) === 0 ? address : undefined;
  useEffect(() => {
    if (free) earliest.look(free);
  }, [free, earliest]);

  return { ...chosen, slot: slotState({ chosen, wanted: wish, earliest: first, now }), clock };
}

/** The shop's words for moments, as of now. */
export function useClock(now: number): Clock {
  const text = useText();
  const { locale, timeZone } = useShop().tenant;
  return { text, locale, timeZone, now };
}
