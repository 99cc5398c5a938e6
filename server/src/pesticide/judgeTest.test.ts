import fc from 'fast-check';
import { expect, test } from 'vitest';
import { childMeal } from './childMeal.ts';
import { judgeTest, shareOf, summarizeTest, verdictOf } from './judgeTest.ts';
import { storedTest } from './testing.ts';

const amount = fc.double({ min: 0.001, max: 100, noNaN: true });
const judging = { locale: 'en-IE', goal: 33 };

test('a share is unlawful exactly where the amount is above the limit, whatever rounding does', () => {
  fc.assert(
    fc.property(amount, amount, (found, limit) => {
      expect(shareOf({ amount: found, limit }) > 100).toBe(found > limit);
    }),
  );
  expect(shareOf({ amount: 0.010_000_1, limit: 0.01 })).toBeGreaterThan(100);
  expect(shareOf({ amount: 0.27, limit: 3 })).toBe(9);
});

test('more of a substance never makes a better verdict', () => {
  const order = ['none', 'far', 'below', 'aboveGoal', 'over'];
  fc.assert(
    fc.property(amount, amount, amount, (limit, one, more) => {
      const [less = 0, most = 0] = [one, one + more].map((found) =>
        order.indexOf(verdictOf(shareOf({ amount: found, limit }), 1, 33)),
      );
      expect(less).toBeLessThanOrEqual(most);
    }),
  );
});

test('verdicts by the highest share; without a goal of its own a retailer exceeds none', () => {
  expect([0.5, 10, 10.1, 33, 33.1, 100, 100.1].map((highest) => verdictOf(highest, 1, 33))).toEqual([
    'far',
    'far',
    'below',
    'below',
    'aboveGoal',
    'aboveGoal',
    'over',
  ]);
  expect(verdictOf(99, 1, undefined)).toBe('below');
  expect(verdictOf(0, 0, 33)).toBe('none');
});

test('PEST-01 a test tells the worst substance first, their sum, its country and what was done', () => {
  const test = storedTest({
    origin: 'AT',
    action: 'Another farm.',
    residues: [
      { substance: 'Spirotetramat', amount: 0.01, limit: 1, acuteDose: 1 },
      { substance: 'Boscalid', amount: 0.27, limit: 3, acuteDose: 0 },
    ],
  });
  expect(judgeTest(test, judging)).toMatchObject({
    verdict: 'far',
    highest: 9,
    sum: 10,
    origin: 'Austria',
    action: 'Another farm.',
    residues: [
      { substance: 'Boscalid', share: 9 },
      { substance: 'Spirotetramat', share: 1 },
    ],
    meal: { substance: 'Spirotetramat', kilograms: 2000, childKilograms: 20, needless: ['Boscalid'] },
  });
  expect(summarizeTest(storedTest({ residues: [] }), judging)).toMatchObject({ verdict: 'none', found: 0, highest: 0 });
});

test('a child’s meal is never told larger than it is, and at most a tenth smaller', () => {
  fc.assert(
    fc.property(amount, amount, (found, dose) => {
      const meal = childMeal([{ substance: 'X', amount: found, limit: 1, acuteDose: dose }]);
      const exact = (dose * 20) / found;
      expect(meal?.kilograms).toBeLessThanOrEqual(exact * 1.000_001);
      expect(meal?.kilograms).toBeGreaterThan(exact * 0.9);
    }),
  );
});

test('the substance that comes first to its dose tells the meal; without one nothing is told', () => {
  const residues = [
    { substance: 'Mild', amount: 0.1, limit: 1, acuteDose: 1 },
    { substance: 'Strong', amount: 0.1, limit: 1, acuteDose: 0.01 },
  ];
  expect(childMeal(residues)).toMatchObject({ substance: 'Strong', kilograms: 2 });
  expect(childMeal([{ substance: 'Mild', amount: 0.1, limit: 1, acuteDose: 0 }])).toBeUndefined();
  expect(childMeal([])).toBeUndefined();
});
