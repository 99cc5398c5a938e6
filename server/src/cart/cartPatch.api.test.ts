import * as contract from '@trolley/contract';
import { applyCartPatch, type Cart, type CartPatch, cartPatch, minimalSince } from '@trolley/contract';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { createBrowser, createCartApp } from './testing/browser.ts';
import { cartDatabase } from './testing.ts';

const { open, anotherConnection } = cartDatabase();

const preferring = ({ linesTag = '' }: Pick<Cart, 'linesTag'>) => ({ prefer: minimalSince(linesTag) });

test('CART-04 a change of a long cart tells what became different, whichever process answers', async () => {
  const here = await createCartApp(await open());
  const there = await createCartApp(await open(anotherConnection()));
  const browser = createBrowser(here.app);
  const items = Array.from({ length: 150 }, (_, at) => ({ sku: `p${at + 1}`, quantity: 1 }));
  const { cartDTO: whole } = await browser.ask(contract.changeItems, { body: { items } });
  const other = createBrowser(there.app);
  for (const [name, value] of browser.jar) other.jar.set(name, value);

  let held: Cart = whole;
  const asks = [
    () => other.send('PUT', '/api/carts/items/p7', { quantity: 3 }, preferring(held)),
    () => browser.send('POST', '/api/carts/items', { sku: 'cheese', quantity: 2 }, preferring(held)),
    () => other.send('DELETE', '/api/carts/items/multiple?lineItemIds=p1,p9', undefined, preferring(held)),
  ];
  for (const ask of asks) {
    const response = await ask();
    expect(response.headers['preference-applied']).toBe('return=minimal');
    expect(response.body.length).toBeLessThan(4000);
    const patch = response.json<CartPatch>();
    expect(z.encode(cartPatch, patch)).toStrictEqual(patch);
    held = applyCartPatch(held, patch) ?? whole;
    const { outcome: _, ...shown } = held as contract.CartReply;
    expect(shown).toEqual(await browser.ask(contract.getCart));
  }

  const stale = await browser.send('PUT', '/api/carts/items/p2', { quantity: 2 }, preferring(whole));
  expect(stale.headers['preference-applied']).toBeUndefined();
  expect(stale.json<Cart>().productLineItems).toHaveLength(149);
  const bulk = await browser.send(
    'POST',
    '/api/carts/items/bulk',
    { items: [{ sku: 'p3', quantity: 1 }] },
    preferring(stale.json<Cart>()),
  );
  const { cartDTO } = bulk.json<{ cartDTO: CartPatch }>();
  expect(cartDTO.changedLineItems).toMatchObject([{ line: { lineItemId: 'p3', quantity: 2 } }]);
  expect(z.safeEncode(contract.changeItems.minimal, bulk.json()).success).toBe(true);
});
