import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAnswered } from './answered.ts';
import { keptLog } from './testing.ts';

function open() {
  const { log, lines } = keptLog();
  const counted: unknown[] = [];
  const answered = createAnswered({
    log,
    metrics: { requestAnswered: (one) => counted.push(one), pageCacheAsked: (one) => counted.push(one) },
  });
  const answer = (requestId: string, more: object = {}) =>
    answered({ requestId, method: 'GET', url: '/milk?q=1', route: '/*', status: 200, durationMs: 0.5, ...more });
  return { answer, lines, counted };
}

test('API-04 answers are logged and counted after they are on their way, each once and in their order', async () => {
  const { answer, lines, counted } = open();
  answer('one', { pageCache: 'hit' });
  answer('two');
  expect([lines, counted]).toEqual([[], []]);
  await turn();
  answer('three', { status: 304 });
  await turn();
  expect(lines.map(({ requestId, path, status, durationMs }) => [requestId, path, status, durationMs])).toEqual([
    ['one', '/milk', 200, 0.5],
    ['two', '/milk', 200, 0.5],
    ['three', '/milk', 304, 0.5],
  ]);
  const timed = { method: 'GET', route: '/*', seconds: 0.0005 };
  expect(counted).toEqual(['hit', { ...timed, status: 200 }, { ...timed, status: 200 }, { ...timed, status: 304 }]);
});
