import {
  addItem,
  type Cart,
  type CartPatch,
  changeItems,
  getCart,
  removeItems,
  setItem,
  setTimeSlot,
} from '@trolley/contract';
import { expect, test } from 'vitest';
import type { Call, CallOptions } from '../shell/api/call.ts';
import { patchedCall } from './patchedCall.ts';
import { apples, bread, cartFixture, lineFixture, milk } from './testing/carts.ts';

const before = cartFixture([lineFixture(milk, 3), lineFixture(bread, 1)], { linesTag: '1-tag', revision: 1 });
const after = cartFixture([lineFixture(apples, 2), lineFixture(milk, 5)], { linesTag: '2-tag', revision: 2 });

function patchTo(cart: Cart, given: Partial<CartPatch> = {}): CartPatch {
  const { productLineItems, ...rest } = cart;
  const changedLineItems = productLineItems.map((line, at) => ({ at, line }));
  return { ...rest, since: '1-tag', changedLineItems, removedLineItemIds: ['bread'], ...given };
}

function openCall(replies: readonly unknown[], shown: Cart | undefined = before) {
  const sent: { readonly path: string; readonly headers: CallOptions['headers'] }[] = [];
  const waiting = [...replies];
  const at: { shown: Cart | undefined } = { shown };
  const call = (async (endpoint, _, options) => {
    sent.push({ path: endpoint.path, headers: options?.headers });
    return waiting.shift();
  }) as Call;
  return { sent, at, call: patchedCall(call, () => at.shown) };
}

const input = { params: { lineItemId: 'milk' }, body: { quantity: 5 } };

test('a change says which lines are on screen, and its answer is the whole cart again', async () => {
  const { call, sent } = openCall([patchTo(after, { outcome: 'capped' })]);
  const reply = await call(setItem, input, { headers: { 'idempotency-key': 'k' } });
  expect(reply).toEqual({ ...after, outcome: 'capped' });
  expect(sent).toEqual([
    { path: setItem.path, headers: { 'idempotency-key': 'k', prefer: 'return=minimal; since="1-tag"' } },
  ]);
});

test('lines that stayed are the very same, in the order of the server', async () => {
  const [fruit] = after.productLineItems;
  const patch = patchTo(after, { changedLineItems: fruit ? [{ at: 0, line: fruit }] : [] });
  const { productLineItems } = await openCall([patch]).call(setItem, input);
  expect(productLineItems.map(({ lineItemId, quantity }) => [lineItemId, quantity])).toEqual([
    ['apples', 2],
    ['milk', 3],
  ]);
  expect(productLineItems[1]).toBe(before.productLineItems[0]);
});

test('what several changes at once tell is whole again as well, with what could not be done', async () => {
  const notAddedOrUpdatedItems = [{ sku: 'bread', quantity: 1, reason: 'capped' }];
  const { call } = openCall([{ cartDTO: patchTo(after), notAddedOrUpdatedItems }]);
  const body = { items: [{ sku: 'milk', quantity: 5, absolute: true }] };
  expect(await call(changeItems, { query: {}, body })).toEqual({ cartDTO: after, notAddedOrUpdatedItems });
});

test('what another place changed is told with the cart', async () => {
  const changes = [{ kind: 'dearer' as const, lineItemId: 'milk', before: 100, after: 120 }];
  const { call } = openCall([patchTo(after, { changes })]);
  expect(await call(setTimeSlot, { body: { id: 's' } })).toEqual({ ...after, changes });
});

test('an answer is applied to the cart it was asked for, whatever another tab has shown meanwhile', async () => {
  const { call, at } = openCall([patchTo(after)]);
  const asked = call(removeItems, { query: { lineItemIds: 'bread' } });
  at.shown = cartFixture([], { linesTag: '7-tag', revision: 7 });
  expect(await asked).toEqual(after);
});

test('one that is made for another cart is not applied: all of it is read', async () => {
  const { call, sent } = openCall([patchTo(after, { since: '9-tag', outcome: 'added' }), after]);
  expect(await call(addItem, { query: {}, body: { sku: 'milk', quantity: 1 } })).toEqual({
    ...after,
    outcome: 'added',
  });
  expect(sent.map(({ path }) => path)).toEqual([addItem.path, getCart.path]);
});

test('a server that tells everything, and a cart that nobody can name, are as they were', async () => {
  expect(await openCall([after]).call(setItem, input)).toBe(after);
  const unnamed = openCall([after], cartFixture([lineFixture(milk)]));
  expect(await unnamed.call(setItem, input)).toBe(after);
  const none = openCall([after], undefined);
  none.at.shown = undefined;
  await none.call(setItem, input);
  await openCall([after]).call(getCart, {});
  expect([...unnamed.sent, ...none.sent].map(({ headers }) => headers)).toEqual([undefined, undefined]);
});
