import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepHotPictures } from './hotPictures.ts';

const picture = (bytes: number) => ({ bytes: new Uint8Array(bytes), type: 'image/webp' });

test('what was asked for longest ago goes first', () => {
  const hot = keepHotPictures(30);
  for (const name of ['a', 'b', 'c']) hot.set(name, picture(10));
  hot.get('a');
  hot.set('d', picture(10));
  expect(['a', 'b', 'c', 'd'].filter((name) => hot.get(name))).toEqual(['a', 'c', 'd']);
});

test('never more than the bound, whatever is kept', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(9), fc.nat(60))), (pictures) => {
      const hot = keepHotPictures(50);
      for (const [name, bytes] of pictures) hot.set(String(name), picture(bytes));
      const kept = Array.from({ length: 10 }, (_, name) => hot.get(String(name))?.bytes.length ?? 0);
      expect(kept.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(50);
      const [last, bytes] = pictures.at(-1) ?? [0, 51];
      expect(hot.get(String(last))?.bytes.length).toBe(bytes <= 50 ? bytes : undefined);
    }),
  );
});
