import { expect, test } from 'vitest';
import { readGiftCardCode } from './giftCardCode.ts';
import { newGiftCardCode } from './newGiftCardCode.ts';

test('a new gift card’s code is one that can be typed in, and another every time', () => {
  const codes = Array.from({ length: 50 }, newGiftCardCode);
  for (const { number, pin } of codes) expect(readGiftCardCode(`${number}-${pin}`)).toEqual({ number, pin });
  expect(new Set(codes.map(({ number }) => number)).size).toBe(50);
});
