import { expect, test } from 'vitest';
import { readSpans } from './readSpans.ts';

test('a line is a price; without an end and of everywhere where nothing stands', () => {
  expect(readSpans('offer 249 1796857200000 1797462000000 \nregular 309 1792620000000  ost und west')).toEqual([
    { kind: 'offer', value: 249, from: 1_796_857_200_000, until: 1_797_462_000_000, zone: '' },
    { kind: 'regular', value: 309, from: 1_792_620_000_000, until: null, zone: 'ost und west' },
  ]);
});
