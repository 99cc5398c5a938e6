import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { createAnswerLog } from './answerLog.ts';
import { captureLog } from './testing.ts';

function open() {
  const { log, lines } = captureLog();
  const counted: unknown[] = [];
  const answerLog = createAnswerLog({
    log,
    metrics: { requestAnswered: (one) => counted.push(one), pageCacheAsked: (one) => counted.push(one) },
  });
  const answer = (requestId: string, more: object = {}) =>
    answerLog.add({ requestId, method: 'GET', url: '/milk?q=1', route: '/*', status: 200, durationMs: 0.5, ...more });
  return { answerLog, answer, lines, counted };
}

test('API-04 answers are logged and counted after they went out, each once and in their order', async () => {
  const { answer, lines, counted } = open();
  answer('one', { pageCache: 'hit' });
  answer('two');
  expect([lines, counted]).toEqual([[], []]);
  await expect.poll(() => lines).toHaveLength(2);
  answer('three', { status: 304 });
  await expect.poll(() => lines).toHaveLength(3);
  expect(lines.map(({ requestId, path, status, durationMs }) => [requestId, path, status, durationMs])).toEqual([
    ['one', '/milk', 200, 0.5],
    ['two', '/milk', 200, 0.5],
    ['three', '/milk', 304, 0.5],
  ]);
  const timed = { method: 'GET', route: '/*', seconds: 0.0005 };
  expect(counted).toEqual(['hit', { ...timed, status: 200 }, { ...timed, status: 200 }, { ...timed, status: 304 }]);
});

test('API-04 what was answered just before the end is logged before it', async () => {
  const { answerLog, answer, lines } = open();
  const app = fastify();
  answerLog.flushOnClose(app);
  await app.ready();
  answer('last');
  await app.close();
  expect(lines).toMatchObject([{ requestId: 'last' }]);
});
