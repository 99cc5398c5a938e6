import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFurther, writeFurther } from './furtherPictures.ts';

const further = fc.record({
  at: fc.integer({ min: 2, max: 9 }),
  kind: fc.constantFrom('back' as const, 'served' as const, 'detail' as const),
  picture: fc.stringMatching(/^[0-9a-f]{16}$/),
});

test('what is written is read again', () => {
  fc.assert(
    fc.property(fc.array(further, { maxLength: 8 }), (all) => {
      expect(readFurther(all.map(writeFurther).join(' '))).toEqual(all);
    }),
  );
  expect(readFurther(undefined)).toEqual([]);
});
