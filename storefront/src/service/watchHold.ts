import { type DistributionWindow, type TimeSlot, timing } from '@trolley/contract';
import { endsWithCutOff } from './chosenService.ts';
import type { ServiceWorld } from './serviceWorld.ts';
import { shortTime } from './words/countdown.ts';

interface Watcher {
  /** Its cut-off is near, and ends the hold. Told once for each slot. */
  onClosing(window: DistributionWindow): void;
  /** The time of a hold has just run out. */
  onExpired(window: DistributionWindow): void;
  /** It is kept, again or for longer. */
  onHeld(): void;
  /** What was wished for can be kept now: there is something in the cart. */
  onWantedDue(slot: TimeSlot): void;
}

/** Watches the cart for what happens to its slot by itself: time runs out, or the first product comes. */
export function watchHold({ cart, wanted }: Pick<ServiceWorld, 'cart' | 'wanted'>, watcher: Watcher): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warning: ReturnType<typeof setTimeout> | undefined;
  let warned: string | undefined;
  let heldUntil: string | undefined;
  let asked: string | undefined;

  const warn = (window: DistributionWindow) => {
    if (warned === window.id) return;
    warned = window.id;
    watcher.onClosing(window);
  };

  const look = () => {
    const told = cart.get().cart;
    const window = told?.distributionWindow;
    const until = window?.held ? window.heldUntil : undefined;
    if (until !== heldUntil) {
      clearTimeout(timer);
      clearTimeout(warning);
      heldUntil = until;
      const left = until === undefined ? 0 : Date.parse(until) - Date.now();
      if (window && left > 0 && left < timing.longestTimer) {
        watcher.onHeld();
        timer = setTimeout(() => watcher.onExpired(window), left);
        if (endsWithCutOff(window)) warning = setTimeout(() => warn(window), Math.max(0, left - shortTime));
      }
    }
    const wish = wanted.get();
    if (!wish || !told || told.productLineItems.length === 0) return;
    if (window?.held) return wanted.set(undefined);
    if (asked === wish.id) return;
    asked = wish.id;
    watcher.onWantedDue(wish);
  };

  look();
  const stop = [cart.subscribe(look), wanted.subscribe(look)];
  return () => {
    clearTimeout(timer);
    clearTimeout(warning);
    for (const end of stop) end();
  };
}
