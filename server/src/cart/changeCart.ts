import { cartFailures } from '@trolley/contract';
import type { Caller, Carts } from './carts.ts';
import { type ChangeName, isSettled, type Made, remembered, settle, settledBefore } from './changeRules.ts';
import { changeUnderLock } from './changeUnderLock.ts';
import { findCart, findKept } from './findCart.ts';
import type { CartRefused } from './refusals.ts';
import type { Failed } from './rules/change.ts';
import type { CartDocument } from './rules/document.ts';
import { beginCart, newCart, saveCart } from './saveCart.ts';
import { type Scene, sceneOf } from './scene.ts';
import { type ToldCart, tellCart } from './tellCart.ts';

/** A change that is a function of the cart alone. */
export interface PureChange extends ChangeName {
  change(document: CartDocument, scene: Scene): Made | Failed;
}

/** So often somebody else may be faster; then the row is locked. */
const mostMisses = 3;

/** The one way to change a cart: find or begin it, apply the change, save it if nobody was faster, answer. */
export function changeCart(carts: Carts, caller: Caller, change: PureChange): Promise<ToldCart | CartRefused> {
  const name = caller.cartId ?? caller.visitor.customerId;
  const work = () => changeByRevision(carts, caller, change);
  return name === undefined ? work() : carts.inTurn(name, work);
}

async function changeByRevision(carts: Carts, caller: Caller, change: PureChange): Promise<ToldCart | CartRefused> {
  let kept = findKept(carts, caller);
  for (let misses = 0; misses < mostMisses; misses++) {
    const found = kept ?? (await findCart(carts, caller));
    if (!found && change.needsCart) return { failure: cartFailures.cartNotFound };
    const cart = found ?? newCart(caller);
    const made =
      settledBefore(cart, caller, change) ??
      change.change(cart.document, sceneOf(carts, caller, cart.document.address));
    if (isSettled(made)) {
      // What memory refuses is refused only if the database agrees.
      if (!kept) return settle(carts, caller, cart, made);
    } else {
      const { document, ...extra } = remembered(made, caller, change);
      const saved = found
        ? await saveCart(carts.database, carts, found, document)
        : await beginCart(carts.database, cart, document);
      if (saved) {
        carts.kept.set(saved);
        return tellCart(carts, caller, saved, extra);
      }
    }
    kept = undefined;
  }
  return changeUnderLock(carts, caller, {
    ...change,
    change: async (_, { document }, scene) => change.change(document, scene),
  });
}
