import { expect, test } from 'vitest';
import { clientGone, logAnswer } from './requestLog.ts';
import { captureLog } from './testing.ts';

const call = {
  requestId: 'abcd-1234',
  method: 'GET',
  url: '/suche/milch?mail=anna@example.com',
  status: 200,
  durationMs: 1.2345,
};

test('API-04 a line names request id, path and status, never the query', () => {
  const { log, lines } = captureLog();
  logAnswer(log, call);
  expect(lines).toEqual([
    {
      level: 'info',
      timestamp: expect.any(String),
      requestId: 'abcd-1234',
      method: 'GET',
      path: '/suche/milch',
      status: 200,
      durationMs: 1.2,
      message: 'answered',
    },
  ]);
});

test.each([
  [{ status: 404 }, 'info', 'answered'],
  [{ status: 503 }, 'error', 'answered'],
  [{ status: clientGone }, 'info', 'client left'],
  [{ url: '/health' }, 'debug', 'answered'],
  [{ url: '/serving' }, 'debug', 'answered'],
  [{ url: '/ready', status: 503 }, 'error', 'answered'],
])('API-04 %j is logged at %s', (change, level, message) => {
  const { log, lines } = captureLog();
  logAnswer(log, { ...call, ...change });
  expect(lines[0]).toMatchObject({ level, message });
});
