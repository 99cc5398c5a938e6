import { type BillingAddress, type DistributionAddress, walletMethod } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { catalogueOf, regularSpan, testNow } from '../../catalogue/testing.ts';
import type { CartDocument } from './document.ts';
import type { ShowInput } from './showCart.ts';
import { codeTerms, documentOf, goodsIn, shown, testTerms, testWindow } from './testing.ts';
import type { ValidationInput } from './validateCart.ts';
import { validateCart } from './validateCart.ts';

const goods = goodsIn(
  catalogueOf([
    { sku: 'ham', prices: [regularSpan(1000)], maxQuantity: 100, base: { quantity: 0.5, unit: 'kg' } },
    { sku: 'gold', prices: [regularSpan(50_001)], base: undefined },
    { sku: 'fish', availability: 'unavailable' },
  ]),
);
const home = { streetName: 'Neubaugasse', streetNumber: '7', postalCode: '1070', city: 'Wien' };
const address: DistributionAddress = { distributionType: 'DELIVERY', deliveryAreaNumber: 'wien', ...home };
const billing: BillingAddress = { firstName: 'Ada', lastName: 'Maier', email: 'ada@example.at', ...home };
const hold = { heldUntil: testNow + 60_000, held: true };
const whole = documentOf({ ham: 3 }, { address, billing, window: testWindow });

interface Facts extends Partial<Omit<ValidationInput, 'cart'>> {
  readonly show?: Partial<ShowInput>;
}

function codes(document: CartDocument, { show, ...facts }: Facts = {}): string[] {
  const cart = shown(document, goods, { hold, ...show });
  const usual = { terms: testTerms, served: true, slot: { priced: true }, orderWeight: 0, now: testNow };
  const errors = validateCart({ cart, ...usual, ...facts });
  return errors.map(({ code }) => code);
}

const addOn = { row: { id: 'c', revision: 1, mode: 'ADDON', orderNumber: '1', status: 'OPEN' } } as const;
const without = (field: 'address' | 'billing' | 'window') => ({ ...whole, [field]: undefined });

test('CHK-09 nothing is wrong with a whole cart', () => {
  expect(codes(whole)).toEqual([]);
});

test('CUST-13 to an order that is closed nothing is added, and nothing else is said of its time', () => {
  expect(codes(whole, { show: addOn })).toEqual([]);
  expect(codes(whole, { show: addOn, orderWeight: undefined })).toEqual(['parentOrderClosed']);
  expect(codes(without('window'), { show: addOn, orderWeight: undefined })).toEqual(['parentOrderClosed']);
  expect(codes(whole, { orderWeight: undefined })).toEqual([]);
});

describe('where it goes', () => {
  test('CHK-09 005 without any place', () => expect(codes(without('address'))).toEqual(['005']));

  test('CHK-09 130 without a service type, as an older cart could be', () => {
    // Only documents of an older version lack it; the type says it is there.
    const old = { ...address, distributionType: undefined } as unknown as DistributionAddress;
    expect(codes({ ...whole, address: old })).toEqual(['130']);
  });

  test('CHK-09 131 of a kind of service that the shop no longer offers', () => {
    const terms = { ...testTerms, distributionTypes: ['CLICK_AND_COLLECT' as const] };
    expect(codes(whole, { terms, served: false })).toEqual(['131']);
  });

  test('CHK-09 132 where there is no service any more', () => expect(codes(whole, { served: false })).toEqual(['132']));

  test.each(['streetName', 'streetNumber', 'postalCode', 'city'] as const)('CHK-09 VAL-16 004 without %s', (field) => {
    expect(codes({ ...whole, address: { ...address, [field]: ' ' } })).toEqual(['004']);
  });

  test('CHK-09 VAL-15 007 without a phone number where one is asked for', () => {
    const terms = { ...testTerms, deliveryPhoneNumber: 'Mandatory' as const };
    const called = (phoneNumber: string) => ({ ...whole, address: { ...address, phoneNumber } });
    expect(codes(whole, { terms })).toEqual(['007']);
    expect(codes(called('+43 1 234 56'), { terms })).toEqual([]);
    expect(codes(called('call me'), { terms })).toEqual(['004']);
    expect(codes(called('call me'))).toEqual(['004']);
  });

  test('CHK-09 a store needs neither street nor phone', () => {
    const terms = { ...testTerms, deliveryPhoneNumber: 'Mandatory' as const };
    expect(codes({ ...whole, address: { distributionType: 'CLICK_AND_COLLECT', storeId: 'graz' } }, { terms })).toEqual(
      [],
    );
  });
});

describe('when it goes', () => {
  test('CHK-09 008 without a slot', () => expect(codes(without('window'))).toEqual(['008']));

  test.each(['022', '023', '140', '141'] as const)('CHK-09 %s as the slot stands now', (refusal) => {
    expect(codes(whole, { slot: { refusal, priced: true } })).toEqual([refusal]);
  });

  test('CHK-09 140 of a slot that is gone', () => expect(codes(whole, { slot: undefined })).toEqual(['140']));

  test('CHK-09 141 after the cut-off, of an ADDON too', () => {
    const late = { now: testWindow.cutOffAt };
    expect(codes(whole, late)).toEqual(['141']);
    expect(codes(whole, { ...late, show: addOn })).toEqual(['141']);
  });

  test('CHK-09 141 when its hold ran out, 023 when somebody has it', () => {
    const show = { hold: { ...hold, held: false } };
    expect(codes(whole, { show })).toEqual(['141']);
    expect(codes(whole, { show, slot: { refusal: '023', priced: true } })).toEqual(['023']);
  });

  test('CHK-09 029 without a fee for it', () => expect(codes(whole, { slot: { priced: false } })).toEqual(['029']));

  test('CART-08 an ADDON needs no room of its own', () => {
    expect(codes(whole, { slot: undefined, show: { ...addOn, hold: undefined } })).toEqual([]);
  });
});

describe('who pays', () => {
  const broken = {
    'bad\u0000': 'NUL',
    'half\ud83c': 'half a character',
    '<b>': 'markup',
    'two\nlines': 'a line break',
  };
  test.each(Object.entries(broken))('SAFE-03 %j stored by an earlier version is told as 004 and 031', (lastName) => {
    expect(codes({ ...whole, address: { ...address, lastName } })).toEqual(['004']);
    expect(codes({ ...whole, address: { ...address, streetName: lastName } })).toEqual(['004']);
    expect(codes({ ...whole, billing: { ...billing, lastName } })).toEqual(['031']);
    expect(codes({ ...whole, billing: { ...billing, streetName: lastName } })).toEqual(['031']);
  });

  test('VAL-06 004 and 031 of a code that only begins; one as it is written counts', () => {
    const coded = (postalCode: string) =>
      codes({ ...whole, address: { ...address, postalCode }, billing: { ...billing, postalCode } });
    expect(coded('H91')).toEqual(['004', '031']);
    expect(coded('H91 T4X8')).toEqual([]);
  });

  test('CHK-09 006 without an e-mail address, 031 without the rest', () => {
    expect(codes(without('billing'))).toEqual(['006', '031']);
    expect(codes({ ...whole, billing: { ...billing, email: ' ' } })).toEqual(['006']);
    expect(codes({ ...whole, billing: { ...billing, email: 'ada' } })).toEqual(['031']);
    expect(codes({ ...whole, billing: { ...billing, lastName: '' } })).toEqual(['031']);
    expect(codes({ ...whole, billing: { ...billing, city: undefined } })).toEqual(['031']);
  });

  test('CHK-09 031 without what the tenant insists on', () => {
    const terms = { ...testTerms, billingFields: { phoneNumber: 'Mandatory', title: 'Show', floor: 'Hide' } as const };
    expect(codes(whole, { terms })).toEqual(['031']);
    expect(codes({ ...whole, billing: { ...billing, phoneNumber: '123456' } }, { terms })).toEqual([]);
  });
});

describe('discount codes', () => {
  const has = (...terms: CartDocument['codes']) => ({ ...whole, codes: terms });

  test('CHK-09 223, 228 and 229 by their terms', () => {
    expect(codes(has(codeTerms({ until: testNow })))).toEqual(['223']);
    expect(codes(has(codeTerms({ from: testNow + 1 })))).toEqual(['228']);
    expect(codes(has(codeTerms({ distributionTypes: ['CLICK_AND_COLLECT'] })))).toEqual(['229']);
  });

  test('CHK-09 227 as the shop counts, each code told once', () => {
    const refused = new Map([
      ['A', '227' as const],
      ['B', '227' as const],
    ]);
    expect(codes(has(codeTerms({ code: 'A' }), codeTerms({ code: 'B' })), { show: { refused } })).toEqual(['227']);
  });

  test('CART-13 one whose own minimum is not reached does not prevent the order', () => {
    expect(codes(has(codeTerms({ minimumOrderValue: 99_999 })))).toEqual([]);
  });
});

describe('limits', () => {
  const holding = (quantities: Readonly<Record<string, number>>) => ({ ...whole, lines: documentOf(quantities).lines });

  test('CART-17 an empty cart is no order', () => {
    expect(codes(holding({}))).toEqual(['cartEmpty']);
    expect(codes(holding({}), { show: addOn })).toEqual(['cartEmpty']);
  });

  test('CART-17 below the minimum of the service, but not in an ADDON', () => {
    expect(codes(holding({ ham: 1 }))).toEqual(['minimumOrderValue']);
    expect(codes(holding({ ham: 2 }))).toEqual([]);
    expect(codes(holding({ ham: 1 }), { show: addOn })).toEqual([]);
    const collect = {
      ...holding({ ham: 1 }),
      address: { distributionType: 'CLICK_AND_COLLECT' as const, storeId: 'graz' },
    };
    expect(codes(collect)).toEqual([]);
  });

  test('CART-17 the minimum looks at the goods after discounts', () => {
    expect(codes({ ...holding({ ham: 2 }), codes: [codeTerms({ value: 1 })] })).toEqual(['minimumOrderValue']);
  });

  test('CART-17 an order worth exactly the maximum can be ordered, a cent more cannot', () => {
    const { orderValue } = shown(whole, goods, { hold }).priceInfo;
    const upTo = (maximumOrderValue: number) => {
      const order = { ...testTerms.order, DELIVERY: { ...testTerms.order.DELIVERY, maximumOrderValue } };
      return codes(whole, { terms: { ...testTerms, order } });
    };
    expect([upTo(orderValue), upTo(orderValue - 1)]).toEqual([[], ['maximumOrderValue']]);
  });

  test('CART-17 above the maximum, of an ADDON too', () => {
    expect(codes(holding({ gold: 1 }))).toEqual(['maximumOrderValue']);
    expect(codes(holding({ gold: 1 }), { show: addOn })).toEqual(['maximumOrderValue']);
  });

  test('CART-17 too heavy; an ADDON counts what its order weighs', () => {
    const heavy = {
      order: { ...testTerms.order, DELIVERY: { ...testTerms.order.DELIVERY, maximumOrderWeight: 1500 } },
    };
    const terms = { ...testTerms, ...heavy };
    expect(codes(holding({ ham: 3 }), { terms })).toEqual([]);
    expect(codes(holding({ ham: 4 }), { terms })).toEqual(['maximumOrderWeight']);
    expect(codes(holding({ ham: 3 }), { terms, show: addOn, orderWeight: 1 })).toEqual(['maximumOrderWeight']);
  });

  test('CART-12 every line that cannot be bought is named', () => {
    const cart = shown(holding({ ham: 2, fish: 1 }), goods, { hold });
    expect(validateCart({ cart, terms: testTerms, served: true, slot: { priced: true }, now: testNow })).toEqual([
      { code: 'unavailableLineItems', group: 'general', lineItemId: 'fish' },
    ]);
  });
});

test('CHK-09 every error knows where it is shown', () => {
  const cart = shown(documentOf({}, { codes: [codeTerms({ until: testNow })] }), goods);
  const errors = validateCart({ cart, terms: testTerms, served: false, now: testNow });
  expect(errors.map(({ code, group }) => `${code} ${group}`)).toEqual([
    '005 distributionLocation',
    '008 timeSlot',
    '006 billingAddress',
    '031 billingAddress',
    '223 discountCode',
    'cartEmpty general',
  ]);
});

test('WAL-05 a wallet pays its share to the last cent, and not one more', () => {
  const cart = shown({ ...whole, payments: [{ methodKey: walletMethod }] }, goods, { hold });
  const { total } = cart.priceInfo;
  const errorsWith = (balance: number, cards = 1) =>
    validateCart({
      cart: { ...cart, customerId: 'ada' },
      terms: testTerms,
      served: true,
      slot: { priced: true },
      wallet: { balance, cards },
      now: testNow,
    }).map(({ code }) => code);
  expect(errorsWith(total)).toEqual([]);
  expect(errorsWith(total - 1)).toEqual(['261']);
  expect(errorsWith(0, 0)).toEqual(['264']);
});
