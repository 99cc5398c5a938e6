import { cartCodes, type DistributionAddress, withoutPlaceholders } from '@trolley/contract';
import type { Caller, Carts } from '../carts.ts';
import { changeUnderLock } from '../changeUnderLock.ts';
import { isOffered } from '../isOffered.ts';
import { differenceOf } from '../rules/differenceOf.ts';
import { dropPayments } from '../rules/dropPayments.ts';
import { setAddress } from '../rules/setAddress.ts';
import { sceneOf } from '../scene.ts';
import { seeCart, standingOf } from '../tellCart.ts';

/** SERV-01: prices and availability follow the place; nothing is lost but a slot and a way to pay of another one. */
export async function setDistributionAddress(carts: Carts, caller: Caller, given: Partial<DistributionAddress>) {
  const address = withoutPlaceholders(given);
  const resolved = carts.service.resolve(address);
  if ('failure' in resolved) return resolved;
  return changeUnderLock(carts, caller, {
    name: 'setDistributionAddress',
    body: address,
    async change(tx, cart, scene) {
      // What is added to an order goes where the order goes.
      if (cart.row.mode === 'ADDON') return { failure: cartCodes.distributionInvalid };
      const { billingFields } = carts.service.file;
      const { document: placed, windowDropped } = setAddress(cart.document, resolved.address, billingFields);
      const document = dropPayments(placed, (methodKey) => isOffered(carts, caller, placed, methodKey));
      if (windowDropped) await carts.service.slots.release(tx, cart.row.id);
      const after = sceneOf(carts, caller, document.address);
      const standing = await standingOf(carts, cart, tx);
      const changes = differenceOf(
        seeCart(carts, caller, cart, { scene, standing }),
        seeCart(carts, caller, { ...cart, document }, { scene: after, standing }),
      );
      return { document, changes };
    },
  });
}
