import { expect, test } from 'vitest';
import { captureLog } from './http/testing.ts';
import { createLog, loggedPath, pathOnly } from './log.ts';

test('API-04 a line is JSON with an ISO timestamp, the name of its level and its message, and no more', () => {
  const { log, lines } = captureLog();
  log.warn({ requestId: 'abcd-1234', path: '/cart', status: 409 }, 'answered');
  expect(lines).toEqual([
    {
      level: 'warn',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      requestId: 'abcd-1234',
      path: '/cart',
      status: 409,
      message: 'answered',
    },
  ]);
});

test('a line below the level is not written', () => {
  const { log, lines } = captureLog('warn');
  log.info('quiet');
  expect(lines).toEqual([]);
});

test('an error is logged with its stack and cause, without what it quotes of a row', () => {
  const { log, lines } = captureLog();
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(anna@example.com) already exists.',
  });
  log.error({ err: new Error('not saved', { cause }) }, 'unexpected error');
  expect(lines[0]?.['err']).toMatchObject({
    type: 'Error',
    message: 'not saved',
    stack: expect.stringContaining('log.test.ts'),
    cause: { code: '23505' },
  });
  expect(JSON.stringify(lines)).not.toContain('anna@');
});

test('a request that is logged as a whole shows its path alone', () => {
  const { log, lines } = captureLog();
  log.info(
    { req: { method: 'GET', url: '/suche?q=anna', headers: { cookie: 'sid=secret' } }, res: { statusCode: 200 } },
    'odd',
  );
  expect(lines[0]).toMatchObject({ req: { method: 'GET', path: '/suche' }, res: { status: 200 } });
  expect(JSON.stringify(lines)).not.toMatch(/anna|secret/);
});

test.each([
  ['/a?b=c', '/a'],
  ['/a#b', '/a'],
  ['/a', '/a'],
  ['?q=x', ''],
])('the path of %s is %s', (url, path) => {
  expect(pathOnly(url)).toBe(path);
});

test('ids in a path are not logged: a visitor’s cart opens by its id', () => {
  const id = '0b5e3c1a-6c2d-4b5e-9a52-1b9f6a1d7a11';
  expect(loggedPath(`/api/carts/merge/${id}?discard=true`)).toBe('/api/carts/merge/{id}');
  expect(loggedPath('/sortiment/obst-gemuese')).toBe('/sortiment/obst-gemuese');
});

test('a fatal line is out before the process ends', () => {
  let flushed = 0;
  const log = createLog({ level: 'info', destination: { write: () => {}, flushSync: () => void (flushed += 1) } });
  log.fatal('the end');
  expect(flushed).toBe(1);
});
