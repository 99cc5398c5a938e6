import { isOrderable } from '@trolley/contract';
import type { Caller } from '../../../server/src/cart/carts.ts';
import { addItem } from '../../../server/src/cart/operations/addItem.ts';
import { changeItems } from '../../../server/src/cart/operations/changeItems.ts';
import { getCart } from '../../../server/src/cart/operations/getCart.ts';
import { setDistributionAddress } from '../../../server/src/cart/operations/setDistributionAddress.ts';
import { setTimeSlot } from '../../../server/src/cart/operations/setTimeSlot.ts';
import { shelfOf } from '../../../server/src/catalogue/shelf/shelfOf.ts';
import { interleaved, type Load } from '../load.ts';
import { callAtOnce, eachCaller } from './callers.ts';
import type { CartShop } from './openCartShop.ts';

const rounds = 5;

export type Operation = 'bareUpdate' | 'add' | 'bareSelect' | 'read';
export type Operations = Readonly<Record<Operation, Load>>;

/** Products that can be ordered, for carts of so many lines. */
export function orderableSkus({ catalogue }: Pick<CartShop, 'catalogue'>, most: number): readonly string[] {
  const shelf = shelfOf(catalogue(), '');
  const skus = [...catalogue().products.keys()].filter((sku) => {
    const product = shelf.product(sku);
    return product && isOrderable(product.availability) && product.maxQuantity >= 5;
  });
  if (skus.length < most) throw new Error(`the demo has only ${skus.length} products that can be ordered`);
  return skus.slice(0, most);
}

/** Adding and reading with carts of several sizes, each caller with one of its own, beside the bare statements. */
export async function measureOperations(
  shop: CartShop,
  sizes: readonly number[],
): Promise<ReadonlyMap<number, Operations>> {
  const variants = await Promise.all(sizes.map(async (size) => [size, await variantsOf(shop, size)] as const));
  const named = variants.flatMap(([size, calls]) =>
    Object.entries(calls).map(([name, call]) => [`${name} ${size}`, call] as const),
  );
  // All sizes in one run: how they compare is what is asked.
  const loads = await interleaved(rounds, Object.fromEntries(named));
  const of = (name: Operation, size: number) => loads[`${name} ${size}`] ?? fail();
  return new Map(
    sizes.map((size) => [
      size,
      {
        bareUpdate: of('bareUpdate', size),
        add: of('add', size),
        bareSelect: of('bareSelect', size),
        read: of('read', size),
      },
    ]),
  );
}

async function variantsOf(shop: CartShop, lines: number): Promise<Record<Operation, () => Promise<Load>>> {
  const { carts, database } = shop;
  const skus = orderableSkus(shop, lines);
  const callers = await eachCaller(
    async (): Promise<Caller> => ({ visitor: { member: false }, cartId: await filledCart(shop, skus) }),
  );
  const bare = await eachCaller(() => bareRow(shop, skus));
  return {
    bareUpdate: () =>
      callAtOnce(async (at) => {
        const row = bare[at] ?? fail();
        const [saved] = await database.query<{ revision: number }>({
          name: 'bare-update',
          text: `update cart set document = $3, revision = revision + 1, touched_at = now()
                  where id = $1 and revision = $2 and status = 'OPEN' returning revision`,
          values: [row.id, row.revision, row.document],
        });
        row.revision = saved?.revision ?? fail();
      }),
    add: () =>
      callAtOnce(async (at, turn) => {
        const sku = skus[turn % skus.length] ?? '';
        if ('failure' in (await addItem(carts, callers[at] ?? fail(), { sku, quantity: 1 }))) fail();
      }),
    bareSelect: () =>
      callAtOnce((at) =>
        database.query({
          name: 'bare-select',
          text: 'select document from cart where id = $1',
          values: [bare[at]?.id],
        }),
      ),
    read: () =>
      callAtOnce(async (at) => {
        if ('failure' in (await getCart(carts, callers[at] ?? fail()))) fail();
      }),
  };
}

/** All callers want the same slot, over and over; it has room for every one of them. */
export async function measureHolds(shop: CartShop): Promise<{ readonly hold: Load; readonly booked: number }> {
  const { carts, database, service } = shop;
  const [sku = ''] = orderableSkus(shop, 1);
  const area = service.defaultArea();
  const address = { distributionType: 'DELIVERY', postalCode: area.postalCodes[0] } as const;
  const callers = await eachCaller(async (): Promise<Caller> => {
    const caller = { visitor: { member: false }, cartId: await filledCart(shop, [sku]) };
    if ('failure' in (await setDistributionAddress(carts, caller, address))) fail();
    return caller;
  });
  const id = 'bench-slot';
  await database.query({
    text: `insert into slot (id, kind, place, starts_at, ends_at, cut_off_at, capacity, fee)
           values ($1, 'DELIVERY', $2, now() + interval '1 day', now() + interval '26 hours', now() + interval '20 hours', 1000, 499)
           on conflict (id) do nothing`,
    values: [id, area.number],
  });
  const { hold } = await interleaved(rounds, {
    hold: () =>
      callAtOnce(async (at) => {
        if ('failure' in (await setTimeSlot(carts, callers[at] ?? fail(), id))) fail();
      }),
  });
  const [held] = await database.query<{ count: number }>({
    text: 'select count(*)::integer as count from slot_hold where slot_id = $1 and held_until > now()',
    values: [id],
  });
  return { hold, booked: held?.count ?? 0 };
}

async function filledCart({ carts }: CartShop, skus: readonly string[]): Promise<string> {
  const items = skus.map((sku) => ({ sku, quantity: 1 }));
  const filled = await changeItems(carts, { visitor: { member: false } }, items);
  if ('failure' in filled || filled.notDone.length > 0) return fail();
  return filled.answer.id;
}

/** A row like a cart's, which no rule ever looks at. */
async function bareRow(shop: CartShop, skus: readonly string[]) {
  const id = await filledCart(shop, skus);
  const [row] = await shop.database.query<{ document: string; revision: number }>({
    text: 'select document, revision from cart where id = $1',
    values: [id],
  });
  return { id, document: row?.document ?? fail(), revision: row?.revision ?? fail() };
}

function fail(): never {
  throw new Error('a cart that is measured was refused');
}
