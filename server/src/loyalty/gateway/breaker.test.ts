import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

test('after failures in a row nothing is asked for a while, then one tries', () => {
  let now = 0;
  const breaker = createBreaker({ failures: 3, quietMs: 1000, now: () => now });
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  for (let count = 0; count < 3; count++) {
    expect(breaker.mayAsk()).toBe(true);
    breaker.failed();
  }
  expect([breaker.mayAsk(), breaker.state()]).toEqual([false, 'quiet']);
  now = 1000;
  expect(breaker.state(), 'to look changes nothing').toBe('due');
  expect([breaker.mayAsk(), breaker.mayAsk()], 'one tries').toEqual([true, false]);
  breaker.failed();
  expect(breaker.mayAsk()).toBe(false);
  now = 2000;
  expect(breaker.mayAsk()).toBe(true);
  breaker.succeeded();
  expect([breaker.mayAsk(), breaker.mayAsk(), breaker.state()]).toEqual([true, true, 'closed']);
});
