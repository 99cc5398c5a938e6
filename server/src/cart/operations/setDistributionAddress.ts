import { cartCodes, type DistributionAddress, withoutPlaceholders } from '@trolley/contract';
import { cartContextOf } from '../cartContext.ts';
import { entitlementsOf, seeCart } from '../cartResponse.ts';
import type { Caller, Carts } from '../carts.ts';
import { changeCart } from '../changeCart.ts';
import type { JoinedChange } from '../changeUnderLock.ts';
import { isOffered } from '../isOffered.ts';
import { differenceOf } from '../rules/differenceOf.ts';
import { dropPayments } from '../rules/planPayment.ts';
import { setAddress } from '../rules/setAddress.ts';

/** SERV-01: prices and availability follow the place; nothing is lost but a slot and a payment method that the new place does not have. */
export async function setDistributionAddress(carts: Carts, caller: Caller, given: Partial<DistributionAddress>) {
  const address = withoutPlaceholders(given);
  const resolved = carts.service.resolve(address);
  if ('failure' in resolved) return resolved;

  const change: JoinedChange['change'] = async (on, cart, context) => {
    // What is added to an order goes where the order goes.
    if (cart.row.mode === 'ADDON') return { failure: cartCodes.distributionInvalid };
    const { billingFields } = carts.service.file;
    const { document: placed, windowDropped } = setAddress(cart.document, resolved.address, billingFields);
    const document = dropPayments(placed, (methodKey) => isOffered(carts, caller, placed, methodKey));
    if (windowDropped) await carts.service.slots.release(on, cart.row.id);
    const after = cartContextOf(carts, caller, document.address);
    const entitlements = await entitlementsOf(carts, cart, on);
    const changes = differenceOf(
      seeCart(carts, caller, cart, { context, entitlements }),
      seeCart(carts, caller, { ...cart, document }, { context: after, entitlements }),
    );
    return { document, changes };
  };
  return changeCart(carts, caller, {
    name: 'setDistributionAddress',
    body: address,
    change: (_, context, cart) => change(carts.database, cart, context),
    // A slot of the old place is given back, or kept, with the cart: neither alone.
    joined: { isNeeded: ({ window }) => window !== undefined, change },
  });
}
