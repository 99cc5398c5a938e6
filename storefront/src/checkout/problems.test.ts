import { cartCodes, checkoutFailures, groupOf } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../form/testing/formShop.tsx';
import { paymentErrorKey, problemsOf } from './problems.ts';

const whereOf = (code: string) => problemsOf([{ code, group: groupOf(code) }])[0]?.where;

describe('what prevents an order', () => {
  test.each([
    ['billing', ['006', '031']],
    ['payment', ['223', '227', '228', '229', '260', '261', '264']],
    ['place', ['004', '005', '007', '130', '132']],
    ['slot', ['008', '022', '023', '140', '141', '029']],
    ['cart', ['cartEmpty', 'minimumOrderValue', 'maximumOrderValue', 'maximumOrderWeight']],
    ['review', ['unavailableLineItems']],
    [undefined, ['131', 'somethingNew']],
  ])('CHK-09 is put right at: %s', (where, codes) => {
    expect(codes.map(whereOf)).toEqual(codes.map(() => where));
  });

  test('CHK-09 is told once, however many lines it concerns', () => {
    const gone = { code: 'unavailableLineItems', group: 'general' } as const;
    expect(problemsOf([gone, gone])).toHaveLength(1);
  });

  test.each(['feldmarkt', 'harbour'] as const)('TEN-06 every code and every failure has its words in %s', (tenant) => {
    const texts = textsOf(tenant, ['checkout-steps']);
    const keys = [
      ...Object.values(cartCodes).map((code) => `checkout.problem.${code}`),
      ...Object.values(checkoutFailures).map(paymentErrorKey),
    ];
    expect(keys.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
  });

  test('CHK-05 an unknown reason is a general one', () => {
    expect(paymentErrorKey('<script>')).toBe('checkout.paymentError.generalError');
  });
});

test('TEN-06 both tenants speak the same keys', () => {
  const [one, other] = (['feldmarkt', 'harbour'] as const).map((id) =>
    Object.keys(textsOf(id, ['checkout-steps'])).sort(),
  );
  expect(one).toEqual(other);
});
