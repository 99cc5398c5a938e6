import { expect, test } from 'vitest';
import {
  availabilities,
  currentPrice,
  isOrderable,
  pictureAddress,
  pictureSource,
  pictureSourceSet,
} from '../index.ts';

test('everybody pays the offer while there is one', () => {
  expect(currentPrice({ regular: { value: 199 } })).toBe(199);
  const offer = { value: 149, lowest30: 189, percent: 21, from: '2026-11-10' };
  expect(currentPrice({ regular: { value: 199 }, offer, loyalty: { value: 99 } })).toBe(149);
});

test('DISC-02 what is available, or from an age on, can be ordered', () =>
  expect(availabilities.filter(isOrderable)).toEqual(['available', 'ageRestricted']));

test('a picture comes in several widths, up to the largest that is wanted', () => {
  const picture = pictureAddress('0123456789abcdef');
  expect(pictureSource(picture, 320)).toBe('/pictures/0123456789abcdef/320');
  expect(pictureSourceSet(picture, 320)).toBe(
    '/pictures/0123456789abcdef/160 160w, /pictures/0123456789abcdef/320 320w',
  );
  expect(pictureSourceSet(picture).split(', ')).toHaveLength(5);
});
