import fc from 'fast-check';
import { expect, test } from 'vitest';
import { showWallet } from './showWallet.ts';

const at = (day: number) => new Date(Date.UTC(2026, 4, day));

test('WAL-01 a wallet shows its cards by their last digits, and what came and went, the newest first', () => {
  const card = { id: '0b8ad4fa-6f0f-4b3a-9dc5-52a3a1d0f001', lastFour: '0371', balance: 3100, linkedAt: at(1) };
  const order = { giftCardId: card.id, at: at(3), amount: -2000, reason: 'order', orderNumber: '40000017' };
  const back = { giftCardId: card.id, at: at(4), amount: 100, reason: 'givenBack', orderNumber: '40000017' };
  expect(showWallet([card], [order, back])).toEqual({
    balance: 3100,
    cards: [{ id: card.id, name: '0371', balance: 3100, linkedAt: at(1).toISOString() }],
    movements: [
      { at: at(4).toISOString(), amount: 100, reason: 'givenBack', orderNumber: '40000017' },
      { at: at(3).toISOString(), amount: -2000, reason: 'order', orderNumber: '40000017' },
      { at: at(1).toISOString(), amount: 5000, reason: 'linked' },
    ],
  });
});

test('WAL-01 the movements add up to the balance', () => {
  const anyMovement = fc.record({
    giftCardId: fc.constantFrom('a', 'b'),
    at: fc.integer({ min: 2, max: 28 }).map(at),
    amount: fc.integer({ min: -999, max: 999 }),
    reason: fc.constant('order'),
    orderNumber: fc.constant(undefined),
  });
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(9999), fc.array(anyMovement, { maxLength: 8 }), (a, b, movements) => {
      const cards = Object.entries({ a, b }).map(([id, balance]) => ({ id, lastFour: id, balance, linkedAt: at(1) }));
      const shown = showWallet(cards, movements);
      expect(shown.balance).toBe(a + b);
      expect(shown.movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(a + b);
    }),
    { numRuns: 50 },
  );
});
