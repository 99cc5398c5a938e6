import { expect, test } from 'vitest';
import { crosses, isSimple, ownCorners } from './crossings.ts';

test('a bow tie crosses itself, a square does not', () => {
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  const [a, b, c, d] = corners;
  expect(isSimple(corners)).toBe(true);
  expect(isSimple([a, c, b, d])).toBe(false);
  expect(isSimple([...corners, b])).toBe(false);
});

test('edges that meet at an end or run along each other do not cross', () => {
  const edge = [
    [0, 0],
    [2, 0],
  ] as const;
  expect(crosses(edge, [edge[1], [3, 1]])).toBe(false);
  expect(crosses(edge, [edge[1], edge[0]])).toBe(false);
  expect(
    crosses(edge, [
      [1, -1],
      [1, 1],
    ]),
  ).toBe(true);
});

test('corners that neighbours share are nobody’s own', () => {
  const one = [
    [0, 0],
    [1, 0],
    [1, 1],
  ] as const;
  expect(
    ownCorners(one, [
      [1, 0],
      [1, 1],
      [2, 0],
    ]),
  ).toEqual([[0, 0]]);
});
