import { expect, test } from 'vitest';
import { isCodeBegun, isSameCode } from './isCodeBegun.ts';

test.each([
  ['H91', true],
  [' H91 ', true],
  ['', false],
  ['1070', false],
  ['H91 X2Y3', false],
])('VAL-06 %j is only begun: %s', (code, begun) => {
  expect(isCodeBegun(code)).toBe(begun);
});

test.each([
  ['H91', 'H91 X2Y3', true],
  ['H91', 'H92 X2Y3', false],
  ['H91X2Y3', 'h91 X2Y3', true],
  ['H91 X2Y3', 'H91X2Y4', false],
  ['1070', '1070', true],
  ['1070', '10700', false],
])('VAL-06 where the map knows %s, %s is the same place: %s', (known, typed, same) => {
  expect(isSameCode(known, typed)).toBe(same);
});
