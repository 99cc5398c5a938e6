import { expect, test } from 'vitest';
import { captureLog } from '../http/testing.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { type Backlog, readBacklogs } from './readBacklogs.ts';

const database = { query: async () => [] };

function waiting(seconds: () => number | Promise<number>) {
  const asked = { times: 0 };
  const backlog: Backlog = {
    series: 'outbox_lag_seconds',
    of: 'mail',
    ask: async () => {
      asked.times += 1;
      return seconds();
    },
  };
  return { asked, backlog };
}

test('the database is asked once in five seconds, however many ask for the metrics', async () => {
  const { log } = captureLog();
  const { asked, backlog } = waiting(() => 7);
  let now = 1_000_000;
  const metrics = createMetrics({ process: false });
  metrics.watchBacklogs(readBacklogs([backlog], { database, log, now: () => now }));
  const texts = await Promise.all(Array.from({ length: 20 }, () => metrics.text()));
  for (const text of texts) expect(text).toContain('outbox_lag_seconds{outbox="mail"} 7');
  now += 4999;
  await metrics.text();
  expect(asked.times).toBe(1);
  now += 1;
  await metrics.text();
  expect(asked.times).toBe(2);
});

test('a database that does not answer holds nobody up, is not asked twice at once, and leaves no old figures', async () => {
  const { log, lines } = captureLog();
  let answer: (seconds: number) => void = () => {};
  const { asked, backlog } = waiting(() => new Promise<number>((resolve) => (answer = resolve)));
  let now = 0;
  const read = readBacklogs([backlog], { database, log, now: () => now, withinMs: 1 });
  expect(await read()).toEqual([]);
  now += 60_000;
  expect(await read()).toEqual([]);
  expect(asked.times).toBe(1);
  answer(3);
  await expect.poll(read).toEqual([{ series: 'outbox_lag_seconds', of: 'mail', value: 3 }]);

  const broken = waiting(() => Promise.reject(new Error('away')));
  const metrics = createMetrics({ process: false });
  metrics.watchBacklogs(readBacklogs([broken.backlog], { database, log }));
  const text = await metrics.text();
  expect(text).not.toMatch(/^(outbox_lag_seconds|slot_holds_expired)[ {]/m);
  expect(lines).toMatchObject([{ level: 'warn' }]);
});
