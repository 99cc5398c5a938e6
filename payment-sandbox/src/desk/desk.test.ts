import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Situation, situations } from '../cards/sandboxCards.ts';
import { emptyBooks, enter } from '../ledger/books.ts';
import type { Ask } from '../ledger/payment.ts';
import { testAsk, testDesk, visa } from '../testing.ts';
import { createPayment } from './createPayment.ts';
import { forgetMethod } from './forgetMethod.ts';
import { movePayment, type Order } from './movePayment.ts';
import { answerChallenge, cancel, decideDue, pay, savedMethodFor } from './pay.ts';

function begin(ask: Partial<Ask> = {}) {
  const desk = testDesk();
  const outcome = createPayment(desk, testAsk(ask));
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  const { reference } = outcome.value;
  const now = () => desk.payment(reference);
  const payBy = (situation: Situation) => pay(desk, now(), { ...visa, situation });
  return { desk, reference, now, payBy, move: (order: Order, key: string) => movePayment(desk, reference, order, key) };
}
const messages = ({ desk }: ReturnType<typeof begin>) => [...desk.books.messages.values()];

describe('PAY-07 creating', () => {
  test('PAY-07 the same name is the same payment; another wish under it is refused', () => {
    const desk = testDesk();
    const first = createPayment(desk, testAsk());
    expect(createPayment(desk, testAsk())).toEqual(first);
    expect(createPayment(desk, testAsk({ amount: 1 }))).toEqual({ refusal: 'idempotencyConflict' });
    expect(createPayment(desk, testAsk({ savedToken: 'pm_x' }))).toEqual({ refusal: 'idempotencyConflict' });
    expect(desk.books.payments.size).toBe(1);
  });
});

describe('PAY-07 paying', () => {
  test.each([
    ['success', 'authorized', 1],
    ['declined', 'declined', 1],
    ['noFunds', 'declined', 1],
    ['challenge', 'pending', 0],
    ['delay', 'pending', 0],
    ['twice', 'authorized', 2],
    ['messageFirst', 'authorized', 1],
    ['messageOnly', 'authorized', 1],
    ['redirectOnly', 'authorized', 0],
    ['lost', 'authorized', 0],
    ['slow', 'authorized', 1],
    ['wrongAmount', 'authorized', 1],
  ] as const)('PAY-07 %s: %s, and the shop hears of it %i times', (situation, status, copies) => {
    const payment = begin();
    payment.payBy(situation);
    expect(payment.now().status).toBe(status);
    expect(messages(payment).reduce((sum, message) => sum + message.copies, 0)).toBe(copies);
  });

  test('PAY-07 a refused payment says why', () => {
    const declined = begin();
    declined.payBy('noFunds');
    expect(declined.now().declineCode).toBe('insufficient_funds');
    const asked = begin();
    asked.payBy('challenge');
    answerChallenge(asked.desk, asked.now(), false);
    expect(asked.now()).toMatchObject({ status: 'declined', declineCode: 'authentication_failed' });
  });

  test('PAY-07 the bank agrees, and it is paid', () => {
    const payment = begin();
    answerChallenge(payment.desk, payment.now(), true);
    expect(payment.now().status).toBe('pending');
    payment.payBy('challenge');
    answerChallenge(payment.desk, payment.now(), true);
    expect(payment.now()).toMatchObject({ status: 'authorized', amount: 4250 });
  });

  test('PAY-07 a delayed payment is decided by time, and can neither be cancelled nor run out meanwhile', () => {
    const payment = begin({ expiresAt: new Date(testDesk().clock + 1000).toISOString() });
    payment.payBy('delay');
    cancel(payment.desk, payment.now());
    payment.desk.clock += 4999;
    decideDue(payment.desk);
    expect(payment.now().status).toBe('pending');
    payment.desk.clock += 1;
    decideDue(payment.desk);
    expect(payment.now().status).toBe('authorized');
  });

  test('PAY-07 a page that was not used closes in time, and takes no more payments', () => {
    const payment = begin({ expiresAt: new Date(testDesk().clock + 1000).toISOString() });
    payment.desk.clock += 1000;
    decideDue(payment.desk);
    payment.payBy('success');
    expect(payment.now().status).toBe('expired');
  });

  test('PAY-07 the wrong amount is wrong, also of a single cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amount) => {
        const payment = begin({ amount });
        payment.payBy('wrongAmount');
        expect(payment.now().amount).not.toBe(amount);
        expect(payment.now().amount).toBeGreaterThan(0);
      }),
      { numRuns: 30 },
    );
  });

  test('PAY-05 a method is kept for a customer, and only that one finds it again', () => {
    const payment = begin({ saveMethod: true, customerReference: 'anna' });
    payment.payBy('success');
    const { token = '' } = payment.now();
    const wanted = testAsk({ savedToken: token, customerReference: 'anna' });
    expect(savedMethodFor(payment.desk, wanted)?.instrument.name).toBe('4242');
    expect(savedMethodFor(payment.desk, { ...wanted, customerReference: 'bert' })).toBeUndefined();
    expect(savedMethodFor(payment.desk, { ...wanted, methodKey: 'paypal' })).toBeUndefined();
    forgetMethod(payment.desk, token);
    forgetMethod(payment.desk, token);
    expect(savedMethodFor(payment.desk, wanted)).toBeUndefined();
    const guest = begin({ saveMethod: true });
    guest.payBy('success');
    expect(guest.now().token).toBeUndefined();
  });
});

describe('PAY-07 capture, void, refund', () => {
  test('PAY-07 no more is captured than was authorised, none refunded beyond that, each key counts once', () => {
    const payment = begin();
    payment.payBy('success');
    expect(payment.move({ kind: 'refund', amount: 1 }, 'r0')).toEqual({ refusal: 'notPossible' });
    expect(payment.move({ kind: 'capture', amount: 4251 }, 'c0')).toEqual({ refusal: 'amountTooLarge' });
    const capture = { kind: 'capture', amount: 4000 } as const;
    expect(payment.move(capture, 'c1')).toEqual({ value: undefined });
    expect(payment.move(capture, 'c1')).toEqual({ value: undefined });
    expect(payment.move({ kind: 'capture', amount: 3999 }, 'c1')).toEqual({ refusal: 'idempotencyConflict' });
    expect(payment.move({ kind: 'void' }, 'v')).toEqual({ refusal: 'notPossible' });
    payment.move({ kind: 'refund', amount: 1000 }, 'r1');
    payment.move({ kind: 'refund', amount: 1000 }, 'r1');
    expect(payment.now()).toMatchObject({ status: 'captured', captured: 4000, refunded: 1000 });
    expect(payment.move({ kind: 'refund', amount: 3001 }, 'r2')).toEqual({ refusal: 'amountTooLarge' });
    payment.move({ kind: 'refund', amount: 3000 }, 'r3');
    expect(payment.now()).toMatchObject({ status: 'refunded', refunded: 4000 });
  });

  test('PAY-07 void closes a page, lets go of an authorisation, and leaves alone what is over', () => {
    const open = begin();
    open.move({ kind: 'void' }, 'v');
    expect(open.now().status).toBe('expired');
    const paid = begin();
    paid.payBy('success');
    paid.move({ kind: 'void' }, 'v');
    expect(paid.now().status).toBe('voided');
    const declined = begin();
    declined.payBy('declined');
    expect(declined.move({ kind: 'void' }, 'v')).toEqual({ value: undefined });
    expect(declined.now().status).toBe('declined');
  });

  test('PAY-07 whatever happens in whatever order, the sums are right and the file tells the same', () => {
    const amount = fc.integer({ min: 1, max: 5000 });
    const step = fc.oneof(
      fc.record({ do: fc.constant('pay' as const), situation: fc.constantFrom(...situations) }),
      fc.record({ do: fc.constant('bank' as const), agreed: fc.boolean() }),
      fc.record({ do: fc.constant('wait' as const), ms: fc.nat({ max: 6000 }) }),
      fc.record({ do: fc.constant('cancel' as const) }),
      fc.record({ do: fc.constantFrom('capture' as const, 'refund' as const), amount, key: fc.nat({ max: 3 }) }),
      fc.record({ do: fc.constant('void' as const), key: fc.nat({ max: 3 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const payment = begin();
        const { desk, now } = payment;
        for (const one of steps) {
          if (one.do === 'pay') payment.payBy(one.situation);
          else if (one.do === 'bank') answerChallenge(desk, now(), one.agreed);
          else if (one.do === 'cancel') cancel(desk, now());
          else if (one.do === 'void') payment.move({ kind: 'void' }, `v${one.key}`);
          else if (one.do === 'wait') {
            desk.clock += one.ms;
            decideDue(desk);
          } else payment.move({ kind: one.do, amount: one.amount }, `${one.do}${one.key}`);
          const { captured, refunded, amount: most } = now();
          if (captured > most || refunded > captured) expect.fail(`${refunded} of ${captured} of ${most}`);
        }
        const again = emptyBooks();
        for (const entry of desk.entries) enter(again, entry);
        expect(again).toEqual(desk.books);
      }),
      { numRuns: 40 },
    );
  });
});
