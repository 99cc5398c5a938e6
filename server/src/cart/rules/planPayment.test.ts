import { paymentMethods, walletMethod } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyDocument } from './document.ts';
import { cleanPayments, dropPayment, planPayment, setPass } from './planPayment.ts';

const anyPlan = fc.array(fc.constantFrom(...paymentMethods), { minLength: 1, maxLength: 6 });

test('PAY-02 whatever is planned after each other: the wallet at most once and first, and the last of the others', () => {
  fc.assert(
    fc.property(anyPlan, (methods) => {
      const document = methods.reduce(
        (before, methodKey) => planPayment(before, { methodKey }).document,
        emptyDocument(),
      );
      const expected = [
        ...(methods.includes(walletMethod) ? [walletMethod] : []),
        ...methods.filter((one) => one !== walletMethod).slice(-1),
      ];
      expect(document.payments.map(({ methodKey }) => methodKey)).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});

test('PAY-02 one is dropped, or all; where there is none nothing changes', () => {
  const wallet = planPayment(emptyDocument(), { methodKey: walletMethod, amount: 500 }).document;
  const both = planPayment(wallet, { methodKey: 'paypal' }).document;
  expect(dropPayment(both, 'paypal').document).toEqual(wallet);
  expect(dropPayment(both, 'credit-cards').document).toBe(both);
  expect(cleanPayments(both).document.payments).toEqual([]);
  expect(cleanPayments(emptyDocument()).document).toBe(emptyDocument());
});

test('PASS-01 a pass lies in the cart by its plan, and is taken out again', () => {
  const { document } = setPass(emptyDocument(), 'year');
  expect(document.pass).toBe('year');
  expect(setPass(document, 'year').document).toBe(document);
  expect(setPass(document, undefined).document).toEqual(emptyDocument());
});
