import type { Caller } from '../../../server/src/cart/carts.ts';
import { changeItems } from '../../../server/src/cart/operations/changeItems.ts';
import { planPayment } from '../../../server/src/cart/operations/planPayment.ts';
import { setBillingAddress } from '../../../server/src/cart/operations/setBillingAddress.ts';
import { setDistributionAddress } from '../../../server/src/cart/operations/setDistributionAddress.ts';
import { setTimeSlot } from '../../../server/src/cart/operations/setTimeSlot.ts';
import type { CartRefused } from '../../../server/src/cart/refusals.ts';
import type { FinalizeAsk } from '../../../server/src/checkout/readyCheckout.ts';
import { orderableSkus } from '../cart/operations.ts';
import type { CheckoutShop } from './openCheckoutShop.ts';

const lines = 15;
const fillers = 10;
const visitor = { member: false };

/** A cart of fifteen lines that lacks nothing but the press of the button. */
export interface ReadyCart {
  readonly caller: Caller;
  readonly ask: FinalizeAsk;
}

/** So many of them; all with the same slot, or each with one of its own. */
export async function readyCarts(shop: CheckoutShop, count: number, sameSlot: boolean): Promise<ReadyCart[]> {
  const shared = sameSlot ? await insertSlot(shop) : undefined;
  const made: ReadyCart[] = [];
  let left = count;
  const fill = async () => {
    while (left-- > 0) made.push(await readyCart(shop, shared ?? (await insertSlot(shop))));
  };
  await Promise.all(Array.from({ length: fillers }, fill));
  return made;
}

async function readyCart(shop: CheckoutShop, slotId: string): Promise<ReadyCart> {
  const { carts, service } = shop;
  const items = orderableSkus(shop, lines).map((sku) => ({ sku, quantity: 2 }));
  const { id } = done(await changeItems(carts, { visitor }, items)).answer;
  const caller = { visitor, cartId: id };
  const street = {
    streetName: 'Hauptstraße',
    streetNumber: '1',
    postalCode: service.defaultArea().postalCodes[0] ?? '',
    city: 'Ort',
    phoneNumber: service.file.country.code === 'AT' ? '+43 664 1234567' : '+353 85 123 4567',
  };
  done(await setDistributionAddress(carts, caller, { distributionType: 'DELIVERY', ...street }));
  done(await setTimeSlot(carts, caller, slotId));
  const person = { firstName: 'Anna', lastName: 'Huber', email: `${id}@example.org` };
  done(await setBillingAddress(carts, caller, { ...person, ...street }));
  const { answer } = done(await planPayment(carts, caller, { methodKey: 'payment-at-the-door' }));
  const { revision, priceInfo } = answer;
  const browserHash = Buffer.alloc(32);
  return { caller, ask: { revision, total: priceInfo.total, saveMethod: false, setPrimary: false, browserHash } };
}

let slots = 0;

async function insertSlot({ database, service }: CheckoutShop): Promise<string> {
  const id = `bench-${++slots}`;
  await database.query({
    text: `insert into slot (id, kind, place, starts_at, ends_at, cut_off_at, capacity, fee)
           values ($1, 'DELIVERY', $2, now() + interval '1 day', now() + interval '26 hours', now() + interval '20 hours', 100000, 499)`,
    values: [id, service.defaultArea().number],
  });
  return id;
}

export function done<T extends object>(result: T | CartRefused): T {
  if ('failure' in result) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result;
}
