import { expect, test } from 'vitest';
import { firstProblem } from './firstProblem.ts';

const at = (path: (string | number)[], kind: 'schema' | 'deadLink' = 'schema') => ({ path, kind });

test('one is led to what stands first on the page, of what keeps it from being published', () => {
  const late = at(['blocks', 4, 'sku']);
  const early = at(['blocks', 2, 'caption']);
  expect(firstProblem([late, at(['blocks', 0, 'to'], 'deadLink'), early])).toBe(early);
  expect(firstProblem([late, early, at(['title'])])).toEqual(at(['title']));
  const inside = at(['blocks', 2, 'tabs', 0, 'blocks', 1, 'title']);
  const before = at(['blocks', 2, 'tabs', 0, 'label']);
  expect(firstProblem([inside, before])).toBe(before);
  expect(firstProblem([at(['blocks', 1, 'to'], 'deadLink')])).toEqual(at(['blocks', 1, 'to'], 'deadLink'));
  expect(firstProblem([])).toBeUndefined();
});
