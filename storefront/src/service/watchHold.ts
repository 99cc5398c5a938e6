import { type DistributionWindow, type TimeSlot, timing } from '@trolley/contract';
import { endsWithCutOff } from './chosenService.ts';
import { shortTime } from './format/countdown.ts';
import type { ServiceDependencies } from './serviceDependencies.ts';

interface Watcher {
  /** The cut-off, which ends the hold, is near. Called once for each slot. */
  onClosing(window: DistributionWindow): void;
  /** The hold has just expired. */
  onExpired(window: DistributionWindow): void;
  /** The slot is held, again or for longer. */
  onHeld(): void;
  /** The wanted slot can be held now: the cart has goods. */
  onWantedDue(slot: TimeSlot): void;
}

/** Watches the cart for expiring holds, and for the first product. */
export function watchHold(
  { cart, wanted }: Pick<ServiceDependencies, 'cart' | 'wanted'>,
  watcher: Watcher,
): () => void {
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
    const current = cart.get().cart;
    const window = current?.distributionWindow;
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
    if (!wish || !current || current.productLineItems.length === 0) return;
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
