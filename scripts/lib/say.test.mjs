import { expect, test } from 'vitest';
import { createSay } from './say.mjs';

function saying(isTerminal) {
  const [out, err] = [[], []];
  const say = createSay({ isTerminal, out: (text) => out.push(text), err: (text) => err.push(text) });
  say.info('server: up to date');
  say.failed('the build failed\nhere');
  return { out, err };
}

test('a terminal gets plain words', () => {
  expect(saying(true)).toEqual({ out: ['server: up to date\n'], err: ['the build failed\nhere\n'] });
});

test('API-04 anything else gets lines of JSON on standard output alone', () => {
  const { out, err } = saying(false);
  expect(err).toEqual([]);
  expect(out.map((text) => JSON.parse(text))).toMatchObject([
    { level: 'info', message: 'server: up to date' },
    { level: 'fatal', message: 'the build failed\nhere' },
  ]);
});
