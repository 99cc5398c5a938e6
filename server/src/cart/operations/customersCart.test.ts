import { describe, expect, test } from 'vitest';
import { documentOf, quantitiesOf, testWindow } from '../rules/testing.ts';
import { heldWindow, memoryCarts } from '../testing/memoryCarts.ts';
import { answered, customer, graz, guestWith, neubau, quantities } from '../testing.ts';
import { mergeCart } from './mergeCart.ts';
import { setCustomer } from './setCustomer.ts';

const ana = customer('ana', { cartId: 'guest’s' });
const notFound = { failure: 'cartNotFound' };
const inNeubau = { address: { ...neubau, deliveryAreaNumber: 'neubau', pickingUnitIds: ['west'] } };
const inGraz = { address: { ...graz, deliveryAreaNumber: 'graz', pickingUnitIds: ['south'] } };
const withSlot = { ...inNeubau, window: testWindow };

/** Ana's cart and the visitor's, each if it is given. */
function both(own?: Parameters<ReturnType<typeof memoryCarts>['put']>[1], guests?: typeof own) {
  const memory = memoryCarts();
  if (own) memory.put('own', { customerId: 'ana', ...own });
  if (guests) memory.put('guest’s', guests);
  const set = () => setCustomer(memory.carts, ana, 'guest’s');
  const merge = (keep?: 'saved' | 'new') => mergeCart(memory.carts, ana, { cartId: 'guest’s', keep });
  return { ...memory, set, merge };
}

describe('at a login', () => {
  test('a visitor’s cart becomes the customer’s who has none', async () => {
    for (const way of ['set', 'merge'] as const) {
      const { [way]: call, carts, row } = both(undefined, { document: documentOf({ p1: 2 }) });
      const result = await call();
      expect(answered(result)).toMatchObject({ id: 'guest’s', customerId: 'ana', revision: 2 });
      expect(result).not.toHaveProperty('merge');
      expect(row('guest’s')).toMatchObject({ customerId: 'ana', status: 'OPEN', revision: 2 });
      expect(carts.cache.get('guest’s')?.row).toMatchObject({ customerId: 'ana', revision: 2 });
    }
  });

  test('an empty cart is taken over: the customer’s remains, and gets the place and the slot it lacked', async () => {
    const { set, row, hold, holdOf, carts } = both(
      { document: documentOf({ p1: 1 }) },
      { document: documentOf({}, withSlot) },
    );
    hold('guest’s', heldWindow('w1'));
    expect(answered(await set())).toMatchObject({
      id: 'own',
      revision: 2,
      distributionAddress: { deliveryAreaNumber: 'neubau' },
      distributionWindow: { id: 'w1', held: true },
    });
    expect([holdOf('own')?.id, holdOf('guest’s')]).toEqual(['w1', undefined]);
    expect(row('guest’s')).toMatchObject({ status: 'ABANDONED', document: '{}' });
    expect(carts.cache.get('own')?.row.revision).toBe(2);
  });

  test('a cart that holds the same is taken over once, not added; its slot is free where the customer has one', async () => {
    const goods = { p1: 2, p2: 1 };
    const { set, row, hold, holdOf } = both(
      { document: documentOf(goods, { ...inNeubau, window: { ...testWindow, id: 'w0' } }) },
      { document: documentOf(goods, withSlot) },
    );
    hold('own', heldWindow('w0'));
    hold('guest’s', heldWindow('w1'));
    expect(quantities(answered(await set()))).toEqual(goods);
    expect([holdOf('own')?.id, holdOf('guest’s')]).toEqual(['w0', undefined]);
    expect(row('guest’s')?.status).toBe('ABANDONED');
  });

  test('an empty cart of the customer gives way, and its slot is free', async () => {
    const { set, row, hold, holdOf } = both(
      { document: documentOf({}, withSlot) },
      { document: documentOf({ p2: 1 }) },
    );
    hold('own', heldWindow('w0'));
    expect(answered(await set())).toMatchObject({ id: 'guest’s', customerId: 'ana' });
    expect(holdOf('own')).toBeUndefined();
    expect([row('own')?.status, row('guest’s')?.customerId]).toEqual(['ABANDONED', 'ana']);
  });

  test('both hold different things: nothing changes, and the choice is asked for', async () => {
    const { set, row } = both({ document: documentOf({ p1: 1 }) }, { document: documentOf({ p2: 1 }) });
    expect(await set()).toMatchObject({ merge: true, answer: { id: 'guest’s' } });
    expect([row('own'), row('guest’s')]).toMatchObject([{ revision: 1 }, { revision: 1, customerId: null }]);
  });

  test('a customer’s cart whose payment is under way stays as it is, and the visitor’s waits', async () => {
    const { set, merge, row } = both({ status: 'FINALIZED' }, { document: documentOf({ p2: 1 }) });
    const refused = { failure: '3', payload: { cartStatus: 'FINALIZED' } };
    expect([await set(), await merge()]).toEqual([refused, refused]);
    expect(row('guest’s')?.status).toBe('OPEN');
  });
});

describe('a merge', () => {
  test('adds up, takes the slot along, and is done once', async () => {
    const { merge, row, hold, holdOf, carts } = both(
      { document: documentOf({ p1: 15 }) },
      { document: documentOf({ p1: 15, p3: 2 }, withSlot) },
    );
    hold('guest’s', heldWindow('w1'));
    const merged = answered(await merge());
    expect([merged.id, merged.revision, quantities(merged)]).toEqual(['own', 2, { p1: 20, p3: 2 }]);
    expect([holdOf('own')?.id, holdOf('guest’s')]).toEqual(['w1', undefined]);
    expect(row('guest’s')?.status).toBe('ABANDONED');
    expect(carts.cache.get('own')?.row.revision).toBe(2);
    expect(answered(await merge())).toMatchObject({ id: 'own', revision: 2 });
  });

  test('frees the visitor’s slot where the customer has one', async () => {
    const own = documentOf({ p1: 1 }, { ...inNeubau, window: { ...testWindow, id: 'w0' } });
    const { merge, hold, holdOf } = both({ document: own }, { document: documentOf({ p2: 1 }, withSlot) });
    hold('own', heldWindow('w0'));
    hold('guest’s', heldWindow('w1'));
    expect(answered(await merge()).distributionWindow?.id).toBe('w0');
    expect([holdOf('own')?.id, holdOf('guest’s')]).toEqual(['w0', undefined]);
  });

  test('stops at what the customer’s place allows of a product, or else the visitor’s', async () => {
    const sum = async (own: object) => {
      const { merge, documentOf: stored } = both(
        { document: documentOf({ southern: 15 }, own) },
        { document: documentOf({ southern: 15 }, inGraz) },
      );
      answered(await merge());
      return quantitiesOf(stored('own')).southern;
    };
    expect(await sum({})).toBe(20);
    expect(await sum(inNeubau), 'it is not sold there, so nothing is known of it').toBe(30);
  });

  test('that discards leaves the customer’s cart alone and gives the visitor’s up, slot and all', async () => {
    const { carts, merge, row, hold, holdOf } = both(
      { document: documentOf({ p1: 1 }) },
      { document: documentOf({ p2: 1 }) },
    );
    hold('guest’s', heldWindow('w1'));
    expect(quantities(answered(await merge('saved')))).toEqual({ p1: 1 });
    expect(holdOf('guest’s')).toBeUndefined();
    expect([row('own')?.revision, row('guest’s')?.status]).toEqual([1, 'ABANDONED']);
    expect(answered(await mergeCart(carts, ana, { cartId: 'own', keep: 'saved' })).id).toBe('own');
  });

  test('that discards without a cart of the customer’s begins one, unless another device just did', async () => {
    const { merge, row, rows } = both(undefined, { document: documentOf({ p2: 1 }) });
    const fresh = answered(await merge('saved'));
    expect(fresh).toMatchObject({ customerId: 'ana', productLineItems: [], revision: 1 });
    expect([row('guest’s')?.status, rows().length]).toEqual(['ABANDONED', 2]);
    const other = both(undefined, {});
    other.meanwhile('cart-insert', () => void other.put('theirs', { customerId: 'ana' }));
    expect(await other.merge('saved')).toEqual(notFound);
  });

  test('into a cart that changes under its lock is a bug', async () => {
    for (const way of ['set', 'merge'] as const) {
      const { [way]: call, alter, meanwhile } = both({ document: documentOf({ p1: 1 }) }, {});
      meanwhile('cart-save', () => alter('own', {}));
      await expect(call()).rejects.toThrow('changed under its lock');
    }
  });
});

describe('a cart can be named', () => {
  test('not by a guest', async () => {
    const { carts, asked } = both(undefined, {});
    expect(await setCustomer(carts, guestWith('guest’s'), 'guest’s')).toEqual({ failure: 'unauthorized' });
    expect(asked).toEqual([]);
  });

  test('by the browser that has its cookie, not by one that only knows its id', async () => {
    const { carts, put } = both({}, {});
    put('ben’s', { customerId: 'ben' });
    const name = (cartId: string | undefined, named: string) => setCustomer(carts, customer('ana', { cartId }), named);
    expect(await name(undefined, 'guest’s')).toEqual(notFound);
    expect(await name('other', 'guest’s')).toEqual(notFound);
    expect(await name('ben’s', 'ben’s')).toEqual(notFound);
    expect(await name('never was', 'never was')).toEqual(notFound);
  });

  test('that is the customer’s own, or whose content theirs holds already, by its name alone', async () => {
    const { carts, put } = memoryCarts();
    put('own', { customerId: 'ana', document: documentOf({ p1: 1 }, { merged: ['once'] }) });
    put('addon', { customerId: 'ana', mode: 'ADDON' });
    for (const named of ['own', 'once']) {
      expect(answered(await setCustomer(carts, customer('ana'), named)).id).toBe('own');
      expect(answered(await mergeCart(carts, customer('ana'), { cartId: named })).id).toBe('own');
    }
    expect(answered(await setCustomer(carts, customer('ana', { cartId: 'addon' }), 'addon')).id).toBe('own');
  });

  test('but not once it is no longer open', async () => {
    const gone = both(undefined, { status: 'ABANDONED' });
    expect([await gone.set(), await gone.merge()]).toEqual([notFound, notFound]);
    const paying = both({ document: documentOf({ p1: 1 }) }, { status: 'FINALIZED', document: documentOf({ p2: 1 }) });
    expect(answered(await paying.merge()).id).toBe('own');
    expect(paying.row('guest’s')?.status).toBe('FINALIZED');
    const before = both(undefined, undefined);
    before.put('guest’s', { customerId: 'ana', status: 'ORDERED' });
    expect(await before.merge()).toEqual(notFound);
  });
});

describe('two carts given to one customer at the same moment', () => {
  const given = (times: number) => {
    const memory = both(undefined, { document: documentOf({ p1: 1 }) });
    memory.meanwhile('cart-give', () => void memory.put('other', { customerId: 'ana' }), times);
    return memory;
  };

  test('are looked at again, three times in all', async () => {
    const { set, asked } = given(2);
    expect(answered(await set()).id).toBe('guest’s');
    expect(asked.filter((name) => name === 'cart-give')).toHaveLength(3);
  });

  test('then the collision comes out', async () => {
    const { set, asked } = given(3);
    await expect(set()).rejects.toThrow('duplicate key');
    expect(asked.filter((name) => name === 'cart-give')).toHaveLength(3);
  });

  test('another failure of the database is not tried again', async () => {
    const { set, meanwhile, asked } = both(undefined, {});
    meanwhile('cart-give', () => {
      throw Object.assign(new Error('no such column'), { code: '42703' });
    });
    await expect(set()).rejects.toThrow('no such column');
    meanwhile('cart-give', () => {
      throw new Error('without a code');
    });
    await expect(set()).rejects.toThrow('without a code');
    expect(asked.filter((name) => name === 'cart-of-customer')).toHaveLength(2);
  });
});
