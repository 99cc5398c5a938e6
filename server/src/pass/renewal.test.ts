import { expect, test } from 'vitest';
import { isToBeRenewed } from './renewal.ts';

const endDate = '2026-05-20T10:00:00.000Z';
test.each([
  ['2026-05-13T09:59:59Z', false],
  ['2026-05-13T10:00:00Z', true],
  ['2026-05-20T10:00:00Z', true],
  ['2026-06-19T09:59:59Z', true],
  ['2026-06-19T10:00:00Z', false],
])('PASS-01 a pass that ends on 20 May is renewed with an order at %s: %s', (now, expected) => {
  expect(isToBeRenewed({ endDate, renews: true }, Date.parse(now))).toBe(expected);
  expect(isToBeRenewed({ endDate, renews: false }, Date.parse(now))).toBe(false);
});
