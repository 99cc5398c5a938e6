import { expect, test, vi } from 'vitest';
import { createBrokenRows } from './brokenRows.ts';

test('the first broken rows are told one by one, the others only counted', () => {
  const error = vi.fn();
  const broken = createBrokenRows({ error });
  for (let n = 0; n < 23; n += 1) broken.report(`p${n}`, 'labels: "x" is none');
  broken.sum();
  expect(error).toHaveBeenCalledTimes(21);
  expect(error).toHaveBeenNthCalledWith(1, { sku: 'p0', problem: 'labels: "x" is none' }, expect.any(String));
  expect(error).toHaveBeenLastCalledWith({ count: 3 }, 'more products are broken and left out');
});
