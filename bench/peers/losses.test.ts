import { expect, test } from 'vitest';
import { cartLosses, orderOutcome } from './losses.ts';

const added = (sku: string, acknowledged = true) => ({ sku, pieces: 1, acknowledged });

test('a cart that holds what was acknowledged has lost nothing', () => {
  const after = new Map([
    ['old', 2],
    ['a', 1],
    ['b', 1],
  ]);
  expect(cartLosses(new Map([['old', 2]]), [added('a'), added('b')], after)).toEqual({
    acknowledged: 2,
    refused: 0,
    lost: 0,
    extra: 0,
  });
});

test('OPS-06 a line that was acknowledged and is not there is lost, one that was in the cart before too', () => {
  const losses = cartLosses(new Map([['old', 2]]), [added('a'), added('b')], new Map([['a', 1]]));
  expect(losses).toMatchObject({ acknowledged: 2, lost: 3, extra: 0 });
});

test('what was refused is not lost, and what was refused and is there all the same is too many', () => {
  const before = new Map<string, number>();
  expect(cartLosses(before, [added('a'), added('b', false)], new Map([['a', 1]]))).toMatchObject({
    acknowledged: 1,
    refused: 1,
    lost: 0,
    extra: 0,
  });
  const there = new Map([
    ['a', 1],
    ['b', 1],
  ]);
  expect(cartLosses(before, [added('a'), added('b', false)], there)).toMatchObject({ lost: 0, extra: 1 });
});

test('a piece that is there twice does not make up for one that is missing', () => {
  const losses = cartLosses(new Map(), [added('a'), added('b')], new Map([['a', 2]]));
  expect(losses).toMatchObject({ lost: 1, extra: 1 });
});

test('OPS-06 orders are counted in the database, not by what was answered', () => {
  const told: PromiseSettledResult<string>[] = [
    { status: 'fulfilled', value: '1' },
    { status: 'fulfilled', value: '1' },
    { status: 'rejected', reason: 'no' },
  ];
  expect(
    orderOutcome(told, [
      { orders: 1, payments: 2 },
      { orders: 1, payments: 0 },
    ]),
  ).toEqual({ acknowledged: 2, refused: 1, orders: 2, payments: 2 });
});
