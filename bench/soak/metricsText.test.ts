import { expect, test } from 'vitest';
import { readMetrics, sumOf } from './metricsText.ts';

const text = `# HELP nodejs_heap_size_used_bytes Process heap size used from Node.js in bytes.
# TYPE nodejs_heap_size_used_bytes gauge
nodejs_heap_size_used_bytes 123456789
outbox_lag_seconds{outbox="mail"} 0
outbox_lag_seconds{outbox="payment_task"} 2.5
http_request_duration_seconds_count{method="GET",route="/a b",status="200"} 3
`;

test('figures are read with their names, labels and values', () => {
  const all = readMetrics(text);
  expect(all).toHaveLength(4);
  expect(all.at(-1)).toEqual({
    name: 'http_request_duration_seconds_count',
    labels: { method: 'GET', route: '/a b', status: '200' },
    value: 3,
  });
});

test('series of one name are added up; of none nothing is known', () => {
  const all = readMetrics(text);
  expect(sumOf(all, 'outbox_lag_seconds')).toBe(2.5);
  expect(sumOf(all, 'nodejs_heap_size_used_bytes')).toBe(123_456_789);
  expect(sumOf(all, 'no_such_thing')).toBeUndefined();
});
