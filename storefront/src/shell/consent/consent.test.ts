import { expect, test, vi } from 'vitest';
import { createConsent } from './consent.ts';
import { whileStatisticsAllowed } from './whileAllowed.ts';

test.each([
  ['', false],
  ['consent=C0001', false],
  ['consent=C0001,C0004', false],
  ['consent=C0001,C0002', true],
  ['consent=C0001%2CC0002', true],
  ['consent=C0001,C0002; webview=true', false],
  ['consent=C0001,C0002; webview=true; analytics=true', true],
  ['webview=true; analytics=true', false],
])('with the cookies "%s" statistics are allowed: %s', (jar, allowed) =>
  expect(createConsent(() => jar).statistics()).toBe(allowed),
);

function dependencies() {
  const given = { jar: '' };
  const consent = createConsent(() => given.jar);
  const stop = vi.fn();
  const begin = vi.fn(async () => stop);
  const answer = async (jar: string) => {
    given.jar = jar;
    consent.changed();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { consent, begin, stop, answer };
}

test('what needs consent begins with it, once, and ends with it', async () => {
  const { consent, begin, stop, answer } = dependencies();
  whileStatisticsAllowed(consent, begin);
  expect(begin).not.toHaveBeenCalled();
  await answer('consent=C0002');
  await answer('consent=C0002,C0004');
  expect(begin).toHaveBeenCalledTimes(1);
  await answer('consent=C0001');
  expect(stop).toHaveBeenCalledTimes(1);
  await answer('consent=C0002');
  expect(begin).toHaveBeenCalledTimes(2);
});

test('what could not begin is tried again', async () => {
  const { consent, begin, answer } = dependencies();
  begin.mockRejectedValueOnce(new Error('offline'));
  whileStatisticsAllowed(consent, begin);
  await answer('consent=C0002');
  await answer('consent=C0002');
  expect(begin).toHaveBeenCalledTimes(2);
});

test('an unsubscribed listener is not called any more', async () => {
  const { consent, begin, answer } = dependencies();
  whileStatisticsAllowed(consent, begin)();
  await answer('consent=C0002');
  expect(begin).not.toHaveBeenCalled();
});
