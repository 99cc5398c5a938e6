import { randomUUID } from 'node:crypto';
import {
  type Cart,
  changeItems,
  createOrder,
  finalizeCart,
  getDefaultDeliveryArea,
  minimalSince,
  planPayment,
  setBillingAddress,
  setDistributionAddress,
  setTimeSlot,
} from '@trolley/contract';
import type { RunningShop } from '../shop.ts';
import { openClient } from './client.ts';
import type { Variant } from './costs.ts';
import type { Place } from './place.ts';

/**
 * Whole checkouts of guests over HTTP: goods, place, slot, payer, payment, press of the button, order. As the storefront
 * does, changes ask to be told only what is different.
 */
export async function orderVariant(
  place: Pick<Place, 'query'>,
  shops: readonly Pick<RunningShop, 'url' | 'pid'>[],
  skus: readonly string[],
  tenant: string,
): Promise<Variant> {
  const first = await openClient(shops[0]?.url ?? '');
  const { area } = (await first.ask(getDefaultDeliveryArea)).json<{
    area: { number: string; postalCodes: readonly string[] };
  }>();
  first.close();
  const slots = await insertSlots(place, area.number);
  const items = skus.slice(0, 15).map((sku) => ({ sku, quantity: 2 }));
  const street = {
    streetName: 'Hauptstraße',
    streetNumber: '1',
    postalCode: area.postalCodes[0] ?? '',
    city: 'Ort',
    phoneNumber: tenant === 'feldmarkt' ? '+43 664 1234567' : '+353 85 123 4567',
  };
  let orders = 0;
  return {
    pids: shops.map(({ pid }) => pid),
    async call(caller) {
      const number = orders++;
      const client = await openClient(shops[(caller + number) % shops.length]?.url ?? '');
      const begun = await client.ask(changeItems, { body: { items } });
      let { linesTag = '' } = begun.json<{ readonly cartDTO: Cart }>().cartDTO;
      const change = async (endpoint: Parameters<typeof client.ask>[0], body: unknown) => {
        const answer = await client.ask(endpoint, { body, headers: { prefer: minimalSince(linesTag) } });
        const cart = answer.json<Pick<Cart, 'linesTag' | 'revision' | 'priceInfo'>>();
        linesTag = cart.linesTag ?? '';
        return cart;
      };
      await change(setDistributionAddress, { distributionType: 'DELIVERY', ...street });
      await change(setTimeSlot, { id: slots[number % slots.length] });
      const person = { firstName: 'Anna', lastName: 'Huber', email: `${randomUUID()}@example.org` };
      await change(setBillingAddress, { ...person, ...street });
      const { revision, priceInfo } = await change(planPayment, { methodKey: 'payment-at-the-door' });
      const finalized = await client.ask(finalizeCart, { body: { revision, priceInfo: { total: priceInfo.total } } });
      const { checkoutId } = finalized.json<{ checkoutId: string }>();
      await client.ask(createOrder, { body: { checkoutId } });
      client.close();
    },
  };
}

async function insertSlots({ query }: Pick<Place, 'query'>, area: string): Promise<readonly string[]> {
  const ids = Array.from({ length: 50 }, () => `pace-${randomUUID()}`);
  await query(
    `insert into slot (id, kind, place, starts_at, ends_at, cut_off_at, capacity, fee)
     select id, 'DELIVERY', $2, now() + interval '1 day', now() + interval '26 hours', now() + interval '20 hours', 100000, 499
       from unnest($1::text[]) as id`,
    [ids, area],
  );
  return ids;
}
