import { expect, test } from 'vitest';
import { spanOf } from './seasonWords.ts';

test.each([
  [
    [5, 6, 7, 8],
    [5, 8],
  ],
  [
    [1, 2, 11, 12],
    [11, 2],
  ],
  [[4], [4, 4]],
  [[], undefined],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], undefined],
])('the months %j are a season %j', (months, span) => {
  expect(spanOf(months)).toEqual(span);
});
