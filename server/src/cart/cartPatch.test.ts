import { applyCartPatch, type CartReply } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartResponse } from './cartResponse.ts';
import type { Caller, Carts } from './carts.ts';
import { addItem } from './operations/addItem.ts';
import { changeItems } from './operations/changeItems.ts';
import { getCart } from './operations/getCart.ts';
import { removeAllItems } from './operations/removeAllItems.ts';
import { removeItems } from './operations/removeItems.ts';
import { setCartSubstitution } from './operations/setCartSubstitution.ts';
import { setCrateDeposit } from './operations/setCrateDeposit.ts';
import { setDistributionAddress } from './operations/setDistributionAddress.ts';
import { setItem } from './operations/setItem.ts';
import type { CartRefused } from './refusals.ts';
import { documentOf } from './rules/testing.ts';
import { writeCart } from './rules/writeCart.ts';
import { memoryCarts } from './testing/memoryCarts.ts';
import { graz, guestWith, neubau, testCatalogue } from './testing.ts';

type Act = (carts: Carts, caller: Caller) => Promise<CartResponse | CartRefused>;

const anySku = fc.constantFrom('p1', 'p2', 'p3', 'p7', 'cheese', 'club', 'gone', 'southern', 'varying', 'unknown');
const pieces = fc.integer({ min: 0, max: 25 });
const anyWish = fc.record({ sku: anySku, quantity: pieces, absolute: fc.boolean() });

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(anySku, fc.integer({ min: 1, max: 25 })).map(([sku, quantity]) => adds(sku, quantity)),
  },
  { weight: 4, arbitrary: fc.tuple(anySku, pieces).map(([sku, quantity]) => sets(sku, { quantity })) },
  fc.tuple(anySku, fc.constantFrom('none' as const, null)).map(([sku, substitution]) => sets(sku, { substitution })),
  fc.array(anyWish, { minLength: 1, maxLength: 4 }).map(
    (items): Act =>
      (carts, caller) =>
        changeItems(carts, caller, items),
  ),
  fc.array(anySku, { minLength: 1, maxLength: 3 }).map(
    (skus): Act =>
      (carts, caller) =>
        removeItems(carts, caller, skus),
  ),
  fc.constant<Act>(removeAllItems),
  fc.boolean().map(
    (desired): Act =>
      (carts, caller) =>
        setCrateDeposit(carts, caller, desired),
  ),
  fc.constantFrom('none' as const, 'similar' as const).map(
    (to): Act =>
      (carts, caller) =>
        setCartSubstitution(carts, caller, to),
  ),
  fc.constantFrom(neubau, graz).map(
    (place): Act =>
      (carts, caller) =>
        setDistributionAddress(carts, caller, place),
  ),
);

function adds(sku: string, quantity: number): Act {
  return (carts, caller) => addItem(carts, caller, { sku, quantity });
}

function sets(sku: string, to: Parameters<typeof setItem>[3]): Act {
  return (carts, caller) => setItem(carts, caller, sku, to);
}

/** What this browser does, or what happens meanwhile without it. */
const anyStep = fc.oneof(
  { weight: 6, arbitrary: anyAct.map((act) => ({ kind: 'own' as const, act })) },
  anyAct.map((act) => ({ kind: 'other' as const, act })),
  fc.constantFrom({ kind: 'prices' as const }, { kind: 'login' as const }, { kind: 'process' as const }),
);

/** Everything is a new object in each, as after a change of the catalogue. */
const first = testCatalogue();
const second = { ...testCatalogue(), version: first.version + 1 };
const changed = (version: number) => (version === first.version ? second : first);

const begun = { p1: 1, p2: 2, p3: 3, gone: 1, cheese: 2 };

async function have(carts: Carts, caller: Caller): Promise<CartReply> {
  const { since: _, ...reader } = caller;
  const read = await getCart(carts, reader);
  if ('failure' in read) throw new Error('no cart');
  return read.answer;
}

test('applied to the cart before, what a change tells is the cart after it, whatever happens meanwhile', async () => {
  let patches = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 12 }), async (steps) => {
      let catalogue = first;
      const world = memoryCarts({ catalogue: () => catalogue });
      world.put('c1', { document: documentOf(begun) });
      let { carts } = world;
      let member = false;
      let held = await have(carts, guestWith('c1'));
      for (const step of steps) {
        const caller = guestWith('c1', { visitor: { member } });
        if (step.kind === 'own') {
          const result = await step.act(carts, { ...caller, since: held.linesTag });
          if ('failure' in result) continue;
          if (result.patch) patches += 1;
          const after = result.patch ? applyCartPatch(held, result.patch) : result.answer;
          expect(after).toEqual(result.answer);
          held = after ?? held;
        } else if (step.kind === 'other') await step.act(world.another(), caller);
        else if (step.kind === 'login') member = !member;
        else if (step.kind === 'process') carts = world.another();
        else catalogue = changed(catalogue.version);
        const { outcome: _, changes: __, ...shown } = held;
        const present = await have(carts, caller);
        if (shown.linesTag === present.linesTag) expect(shown).toEqual(present);
      }
    }),
    { numRuns: 100 },
  );
  expect(patches, 'they are really told').toBeGreaterThan(100);
});

const open = async () => {
  const world = memoryCarts();
  world.put('c1', { document: documentOf(begun) });
  const held = await have(world.carts, guestWith('c1'));
  return { ...world, held, caller: guestWith('c1', { since: held.linesTag }) };
};

test('whoever says which lines they have is told of one that changed, one that went, and the sums', async () => {
  const { carts, caller } = await open();
  const set = await setItem(carts, caller, 'p2', { quantity: 5 });
  if ('failure' in set || !set.patch) throw new Error('no patch');
  expect(set.patch).toMatchObject({
    since: caller.since,
    revision: 2,
    priceInfo: set.answer.priceInfo,
    removedLineItemIds: [],
    changedLineItems: [{ at: 1, line: { lineItemId: 'p2', quantity: 5 } }],
  });
  expect(set.patch).not.toHaveProperty('productLineItems');
  const removed = await removeItems(carts, { ...caller, since: set.answer.linesTag }, ['p1', 'gone']);
  if ('failure' in removed) throw new Error('refused');
  expect(removed.patch).toMatchObject({ changedLineItems: [], removedLineItemIds: ['p1', 'gone'] });
  expect(writeCart(removed.patch ?? removed.answer)).toEqual([JSON.stringify(removed.patch)]);
});

test('whoever has another revision, other prices or another place is told everything', async () => {
  const { carts, another, caller } = await open();
  const told = async (act: Promise<CartResponse | CartRefused>) => 'patch' in (await act);
  expect(await told(setItem(carts, { ...caller, since: undefined }, 'p1', { quantity: 2 })), 'nothing').toBe(false);
  expect(await told(setItem(carts, caller, 'p1', { quantity: 3 })), 'an older revision').toBe(false);
  const now = async () => ({ ...caller, since: (await have(carts, caller)).linesTag });
  expect(await told(setItem(carts, await now(), 'p1', { quantity: 4 })), 'the present one').toBe(true);
  expect(await told(setItem(another(), await now(), 'p1', { quantity: 5 })), 'another process').toBe(true);
  const asMember = { ...(await now()), visitor: { member: true } };
  expect(await told(setItem(carts, asMember, 'p1', { quantity: 6 })), 'member prices').toBe(false);
  expect(await told(setDistributionAddress(carts, await now(), graz)), 'another place').toBe(false);
  const later = { ...another(), catalogue: () => second };
  expect(await told(setItem(later, await now(), 'p1', { quantity: 7 })), 'other prices').toBe(false);
});
