import { expect, test } from 'vitest';
import { captureLog } from '../http/testing.ts';
import { StartProblem } from '../startProblem.ts';
import { createAnnouncer } from './announcer.ts';

function announcer(isTerminal: boolean) {
  const [out, err]: [string[], string[]] = [[], []];
  const to = createAnnouncer({ isTerminal, out: (text) => void out.push(text), err: (text) => void err.push(text) });
  return { to, out, err };
}
const refused = new StartProblem('The port is taken.\nChoose another one.');

test('a person at a terminal reads plain words, and no JSON', () => {
  const { to, out, err } = announcer(true);
  const { log, lines } = captureLog();
  to.useLog(log);
  to.info('SIGINT: closing');
  to.opened('\nTrolley is open\n', { address: 'x' });
  to.failed(refused);
  to.failed(new TypeError('a bug'));
  expect(out).toEqual(['\nTrolley is open\n']);
  expect(err.slice(0, 2)).toEqual(['SIGINT: closing\n', '\nThe port is taken.\nChoose another one.\n\n']);
  expect(err[2]).toMatch(/^TypeError: a bug\n {4}at /);
  expect(lines).toEqual([]);
});

test('API-04 elsewhere every word is a line of JSON on standard output, also before there is a log', () => {
  const { to, out, err } = announcer(false);
  to.failed(refused);
  to.failed(new TypeError('a bug'));
  expect(err).toEqual([]);
  expect(out.every((text) => text.indexOf('\n') === text.length - 1)).toBe(true);
  const timestamp = expect.stringMatching(/^\d{4}-/);
  expect(out.map((text) => JSON.parse(text))).toEqual([
    { level: 'fatal', timestamp, message: 'The port is taken.\nChoose another one.' },
    { level: 'fatal', timestamp, message: 'a bug', stack: expect.stringContaining('    at ') },
  ]);
});

test('API-04 once there is a log, the lines are its own; a silent one still tells why there is no shop', () => {
  const { to, out } = announcer(false);
  const { log, lines } = captureLog();
  to.useLog(log);
  to.info('SIGTERM: closing');
  to.opened('for people', { address: 'http://localhost' });
  to.failed(refused);
  expect(lines).toMatchObject([
    { level: 'info', message: 'SIGTERM: closing' },
    { level: 'info', message: 'Trolley is open', address: 'http://localhost' },
    { level: 'fatal', message: refused.message },
  ]);
  expect(out).toEqual([]);
  to.useLog(captureLog('silent').log);
  to.info('SIGTERM: closing');
  to.failed(refused);
  expect(out.map((text) => JSON.parse(text))).toMatchObject([{ level: 'fatal', message: refused.message }]);
});
