import { cartCodes, cartFailures, checkoutFailures } from '@trolley/contract';
import { expect, test } from 'vitest';
import { addDiscountCode } from '../cart/operations/addDiscountCode.ts';
import { addItem } from '../cart/operations/addItem.ts';
import { cleanPayments } from '../cart/operations/cleanPayments.ts';
import { getCart } from '../cart/operations/getCart.ts';
import { planPayment } from '../cart/operations/planPayment.ts';
import { resetCart } from '../cart/operations/resetCart.ts';
import { setDistributionAddress } from '../cart/operations/setDistributionAddress.ts';
import { setTimeSlot } from '../cart/operations/setTimeSlot.ts';
import { answered, typedHere } from '../cart/testing.ts';
import { age, insertSlot } from '../service/testing.ts';
import { placeOrder } from './placeOrder.ts';
import { checkoutDatabase, openAgain } from './testing/checkoutDatabase.ts';
import { finalized, finalizeNow, insertCustomer, insertGiftCard, readyCart } from './testing/checkoutShop.ts';

const { database, query, fake, open, openAnother, stateOf } = checkoutDatabase();

const cartIdOf = ({ cartId = '' }: { readonly cartId?: string }) => cartId;

test('CHK-02 finalizing freezes the cart, holds its slot longer, and asks the provider for what is to be authorised', async () => {
  const { checkouts, carts } = await open();
  const caller = await readyCart(carts, { cheese: true });
  // Twenty minutes are left, less than the payment's page is open.
  await age(database(), cartIdOf(caller), 40);
  const { cart, checkoutId, redirectUrl } = finalized(await finalizeNow(checkouts, caller));
  expect(cart.cartStatus).toBe('FINALIZED');
  const { total, uncoveredAmountWithOverAuthorization: amount } = cart.priceInfo;
  expect(amount).toBeGreaterThan(total);
  const [asked] = [...fake.payments.values()].slice(-1);
  expect(asked?.ask).toMatchObject({ checkoutId, amount, currency: 'EUR', methodKey: 'credit-cards' });
  expect(new URL(asked?.ask.returnUrl ?? '').searchParams.get('id')).toBe(checkoutId);
  expect(redirectUrl).toContain(asked?.reference);
  const [hold] = await query<{ minutes: number }>(
    `select extract(epoch from held_until - now()) / 60 as minutes from slot_hold where cart_id = $1`,
    cartIdOf(caller),
  );
  expect(Number(hold?.minutes)).toBeGreaterThan(29);
  const refused = await addItem(carts, caller, { sku: 'p2', quantity: 1 });
  expect(refused).toMatchObject({ failure: cartFailures.notOpen });
});

test('CHK-02 pressed twice, at once or later, by two processes: one checkout, one payment, the same address', async () => {
  const [one, other] = [await open(), await openAnother()];
  const caller = await readyCart(one.carts);
  const before = fake.payments.size;
  const asks = [one, other, one, other].map(({ checkouts }) => finalizeNow(checkouts, caller));
  const all = (await Promise.all(asks)).map(finalized);
  all.push(finalized(await finalizeNow(other.checkouts, caller)));
  expect(new Set(all.map(({ checkoutId, redirectUrl }) => `${checkoutId} ${redirectUrl}`)).size).toBe(1);
  expect(fake.payments.size - before).toBe(1);
  expect(await query('select id from checkout where cart_id = $1', cartIdOf(caller))).toHaveLength(1);
});

test('CHK-02 only what the shopper saw is ordered: revision and total, validation, planned payments', async () => {
  const { checkouts, carts } = await open();
  const caller = await readyCart(carts);
  expect(await finalizeNow(checkouts, caller, { revision: 1 })).toMatchObject({ failure: cartFailures.staleRevision });
  const changed = await finalizeNow(checkouts, caller, { total: 1 });
  expect(changed).toMatchObject({ failure: checkoutFailures.totalChanged, payload: { seen: 1, total: 4479 } });
  answered(await cleanPayments(carts, caller));
  expect(await finalizeNow(checkouts, caller)).toEqual({ failure: checkoutFailures.paymentMissing });
  const partly = await readyCart(carts, { payments: [{ methodKey: 'paypal', amount: 100 }] });
  expect(await finalizeNow(checkouts, partly)).toEqual({ failure: checkoutFailures.paymentMissing });
  const gone = await readyCart(carts);
  await age(database(), cartIdOf(gone), 61);
  expect(await finalizeNow(checkouts, gone)).toMatchObject({
    failure: checkoutFailures.cartInvalid,
    payload: { errors: [{ code: cartCodes.windowExpired, group: 'timeSlot' }] },
  });
  expect(await stateOf(cartIdOf(gone))).toMatchObject({ cart: 'OPEN', checkout: null });
});

test('PAY-07 a provider that is away: nothing is claimed, the cart is open, and what it may have begun is voided', async () => {
  const { checkouts, carts } = await open();
  const caller = await readyCart(carts);
  fake.script.away = 'answerLost';
  expect(await finalizeNow(checkouts, caller)).toEqual({ failure: checkoutFailures.providerAway });
  delete fake.script.away;
  expect(await stateOf(cartIdOf(caller))).toEqual({ ...openAgain, payment: 'CREATED' });
  // It was heard all the same, and somebody pays.
  const [lost] = [...fake.payments.values()].slice(-1);
  fake.pay(lost?.reference ?? '');
  expect(await placeOrder(checkouts, lost?.ask.checkoutId ?? '', 'UNKNOWN')).toEqual({
    failure: checkoutFailures.providerAway,
  });
  expect(fake.charged()).not.toContain(lost?.paymentId);
  expect(await stateOf(cartIdOf(caller))).toEqual({ ...openAgain, payment: 'VOIDED' });
  finalized(await finalizeNow(checkouts, caller));
});

test('CHK-03 reset opens the cart again, gives back what was claimed, and voids what is paid all the same', async () => {
  const { checkouts, carts } = await open();
  const customerId = await insertCustomer(database());
  await insertGiftCard(database(), customerId, 1000);
  const payments = [{ methodKey: 'gift-card-wallet', amount: 1000 }, { methodKey: 'credit-cards' }] as const;
  const caller = await readyCart(carts, { customerId, payments });
  const { cart, checkoutId } = finalized(await finalizeNow(checkouts, caller));
  expect(cart.priceInfo).toMatchObject({ coveredAmount: 1000, uncoveredAmountWithOverAuthorization: 3479 });
  const balance = async () =>
    (await query<{ balance: number }>('select balance from gift_card where customer_id = $1', customerId))[0];
  expect(await balance()).toEqual({ balance: 0 });
  const reference = [...fake.payments.keys()].slice(-1)[0] ?? '';
  fake.pay(reference);
  expect(answered(await resetCart(carts, caller)).cartStatus).toBe('OPEN');
  expect(fake.payments.get(reference)?.status).toBe('voided');
  expect(await balance()).toEqual({ balance: 1000 });
  expect(await stateOf(cartIdOf(caller))).toEqual({ ...openAgain, payment: 'VOIDED' });
  expect(await placeOrder(checkouts, checkoutId, 'WEBHOOK')).toEqual({ failure: checkoutFailures.paymentCancelled });
  const [hold] = await query<{ usual: boolean }>(
    `select held_until < now() + interval '61 minutes' and held_until > now() + interval '20 minutes' as usual
       from slot_hold where cart_id = $1`,
    cartIdOf(caller),
  );
  expect(hold).toEqual({ usual: true });
});

test('CHK-03 reopening a cart that its payment has opened, before or at the same moment, loses nothing', async () => {
  const { checkouts, carts } = await open();
  for (let round = 0; round < 10; round++) {
    const caller = await readyCart(carts);
    const { cart, checkoutId } = finalized(await finalizeNow(checkouts, caller));
    fake.set([...fake.payments.keys()].slice(-1)[0] ?? '', 'cancelled');
    const failing = placeOrder(checkouts, checkoutId, 'REDIRECT');
    if (round % 2 === 0) await failing;
    const reopened = answered(await resetCart(carts, caller, { reopen: true }));
    expect(await failing).toEqual({ failure: checkoutFailures.paymentCancelled });
    expect(reopened).toMatchObject({ id: cart.id, cartStatus: 'OPEN', lineItemCount: cart.lineItemCount });
    expect(answered(await getCart(carts, caller)).productLineItems).toEqual(cart.productLineItems);
  }
});

test('WAL-03 CHK-09 a wallet that does not cover its share: 261; without a card: 264', async () => {
  const { checkouts, carts } = await open();
  const customerId = await insertCustomer(database());
  const payments = [{ methodKey: 'gift-card-wallet' }] as const;
  const caller = await readyCart(carts, { customerId, payments });
  const refusedBy = async () => {
    const result = await finalizeNow(checkouts, caller);
    return 'failure' in result ? result.payload : undefined;
  };
  expect(await refusedBy()).toEqual({ errors: [{ code: cartCodes.giftCardMissing, group: 'general' }] });
  await insertGiftCard(database(), customerId, 4478);
  expect(await refusedBy()).toEqual({ errors: [{ code: cartCodes.walletTooSmall, group: 'general' }] });
  await insertGiftCard(database(), customerId, 1);
  const { redirectUrl } = finalized(await finalizeNow(checkouts, caller));
  expect(redirectUrl).toContain('https://shop.example/kassa-return?id=');
});

test('PAY-01 a wallet at a place that takes none is not planned any more, which is told', async () => {
  const { checkouts, carts } = await open();
  const customerId = await insertCustomer(database());
  await insertGiftCard(database(), customerId, 10_000);
  const caller = await readyCart(carts, { customerId, payments: [{ methodKey: 'gift-card-wallet' }] });
  const store = { distributionType: 'CLICK_AND_COLLECT', storeId: 'west' } as const;
  const { changes, payments } = answered(await setDistributionAddress(carts, caller, store));
  expect(changes).toContainEqual({ kind: 'paymentDropped' });
  expect(payments).toEqual([]);
  const place = { kind: 'CLICK_AND_COLLECT', id: 'west' } as const;
  answered(await setTimeSlot(carts, caller, await insertSlot(database(), { place })));
  expect(await finalizeNow(checkouts, caller)).toEqual({ failure: checkoutFailures.paymentMissing });
  answered(await planPayment(carts, caller, { methodKey: 'credit-cards' }));
  finalized(await finalizeNow(checkouts, caller));
});

test('WAL-04 PAY-04 a wallet that pays for goods to be weighed reserves what weighing may add, as far as it can', async () => {
  const { checkouts, carts } = await open();
  const reserved = async (balance: number) => {
    const customerId = await insertCustomer(database());
    await insertGiftCard(database(), customerId, balance);
    const payments = [{ methodKey: 'gift-card-wallet' }] as const;
    const caller = await readyCart(carts, { customerId, cheese: true, payments });
    const { cart, checkoutId } = finalized(await finalizeNow(checkouts, caller));
    const [row] = await query<{ share: number }>(
      'select wallet_share as share from checkout where id = $1',
      checkoutId,
    );
    return [cart.priceInfo.total, row?.share];
  };
  const [total = 0, all] = await reserved(100_000);
  expect(all).toBe(Math.round(total * 1.1));
  expect(await reserved(total + 5)).toEqual([total, total + 5]);
});

test('VOU-03 CART-13 the last use of a code is had by one of ten who finalize at once', async () => {
  const shops = [await open(), await openAnother()] as const;
  await query(`insert into discount_code (code, name, kind, value, valid_from, valid_until, most_applications)
               values ('LAST', 'Last', 'amount', 100, now() - interval '1 day', now() + interval '1 day', 1)`);

  const slotId = await insertSlot(database());
  const callers = await Promise.all(Array.from({ length: 10 }, () => readyCart(shops[0].carts, { slotId })));
  for (const caller of callers) answered(await addDiscountCode(shops[0].carts, caller, typedHere('LAST')));
  const results = await Promise.all(callers.map((caller, at) => finalizeNow(shops[at % 2 ? 0 : 1].checkouts, caller)));
  expect(results.filter((result) => !('failure' in result))).toHaveLength(1);
  for (const result of results)
    if ('failure' in result) expect(result.payload).toEqual({ errors: [{ code: '227', group: 'discountCode' }] });
});
