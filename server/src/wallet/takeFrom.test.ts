import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeFrom } from './takeFrom.ts';

test('WAL-04 the first cards are emptied first', () => {
  const cards = [
    { id: 'a', balance: 300 },
    { id: 'b', balance: 0 },
    { id: 'c', balance: 500 },
    { id: 'd', balance: 900 },
  ];
  expect(takeFrom(cards, 700)).toEqual([
    { giftCardId: 'a', amount: 300 },
    { giftCardId: 'c', amount: 400 },
  ]);
  expect(takeFrom(cards, 1701)).toBeUndefined();
});

test('WAL-04 all of the amount or nothing, and of no card more than it holds', () => {
  const anyCards = fc
    .array(fc.nat(5000), { maxLength: 10 })
    .map((balances) => balances.map((balance, at) => ({ id: String(at), balance })));
  fc.assert(
    fc.property(anyCards, fc.nat(20_000), (cards, amount) => {
      const parts = takeFrom(cards, amount);
      const worth = cards.reduce((sum, { balance }) => sum + balance, 0);
      expect(parts === undefined).toBe(worth < amount);
      if (!parts) return;
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
      for (const { giftCardId, amount: part } of parts) {
        expect(part).toBeGreaterThan(0);
        expect(part).toBeLessThanOrEqual(cards[Number(giftCardId)]?.balance ?? 0);
      }
    }),
    { numRuns: 100 },
  );
});
