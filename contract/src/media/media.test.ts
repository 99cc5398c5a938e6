import { expect, test } from 'vitest';
import { mediaFileName, mediaIdOf, mediaSource, mediaSourceSet } from './media.ts';

const address = '/media/uploads/0123456789abcdef';

test('a picture comes in the widths it has, never larger than it is', () => {
  expect(mediaSourceSet({ address, width: 2400 })).toMatch(/\/160 160w, .*\/1920 1920w, .*\/2560 2400w$/);
  expect(mediaSourceSet({ address, width: 300 })).toBe(`${address}/160 160w, ${address}/320 300w`);
  expect(mediaSourceSet({ address, width: 3200 })).toMatch(/\/2560 2560w$/);
  expect(mediaSource({ address, width: 2400 }, 1000)).toBe(`${address}/1280`);
  expect(mediaSource({ address, width: 300 }, 1000)).toBe(`${address}/320`);
  expect(mediaSource({ address, width: 3200 }, 9000)).toBe(`${address}/2560`);
});

test('content names a picture of the library by its id', () => {
  const id = '7b0c2a4e-0d1f-4c5b-9a77-0123456789ab';
  expect(mediaIdOf(mediaFileName(id))).toBe(id);
  for (const other of ['milk.svg', `uploads/${id}.png`, `uploads/../${id}.webp`, `x/uploads/${id}.webp`])
    expect(mediaIdOf(other)).toBeUndefined();
});
