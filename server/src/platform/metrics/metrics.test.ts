import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('answers are measured by method, route and status, page cache questions by outcome', async () => {
  const metrics = createMetrics({ process: false });
  metrics.requestAnswered({ method: 'GET', route: '/tenant/config', status: 200, seconds: 0.003 });
  metrics.pageCacheAsked('hit');
  metrics.pageCacheAsked('hit');
  metrics.pageCacheAsked('miss');
  const text = await metrics.text();
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/tenant/config",status="200"} 1');
  expect(text).toContain(
    'http_request_duration_seconds_bucket{le="0.001",method="GET",route="/tenant/config",status="200"} 0',
  );
  expect(text).toContain('page_cache_requests_total{outcome="hit"} 2');
  expect(text).toContain('page_cache_requests_total{outcome="miss"} 1');
});

test('tries to send a mail are counted by what came of them, from zero', async () => {
  const metrics = createMetrics({ process: false });
  expect(await metrics.text()).toContain('mail_tries_total{outcome="failed"} 0');
  metrics.mailTried('sent');
  metrics.mailTried('failed');
  metrics.mailTried('failed');
  const text = await metrics.text();
  expect(text).toContain('mail_tries_total{outcome="sent"} 1');
  expect(text).toContain('mail_tries_total{outcome="failed"} 2');
});

test('the process is measured too, and two instances do not get in each other’s way', async () => {
  createMetrics();
  expect(await createMetrics().text()).toContain('process_cpu_seconds_total');
});

test('what an alert waits for is told from zero: payments of each provider, and slots of each service', async () => {
  const metrics = createMetrics({ process: false });
  metrics.providerOpened('stripe');
  const text = await metrics.text();
  for (const line of [
    'payments_total{provider="without",result="refused"} 0',
    'payments_total{provider="stripe",result="refused"} 0',
    'slot_offers_total{service="DELIVERY",outcome="offered"} 0',
    'slot_offers_total{service="CLICK_AND_COLLECT",outcome="none"} 0',
  ])
    expect(text).toContain(line);
});

test('a job that never succeeds is known since it began', async () => {
  const metrics = createMetrics({ process: false });
  metrics.jobStarted('make-slots', 3600);
  const since = /job_last_success_timestamp_seconds\{job="make-slots"\} (\d+)/;
  const began = since.exec(await metrics.text())?.[1];
  expect(Math.abs(Number(began) - Date.now() / 1000)).toBeLessThan(60);
  metrics.jobRan({ job: 'make-slots', seconds: 2, failed: true });
  const text = await metrics.text();
  expect(since.exec(text)?.[1]).toBe(began);
  expect(text).toContain('job_failures_total{job="make-slots"} 1');
});

test('runs of jobs are counted and timed by name, failed ones apart', async () => {
  const metrics = createMetrics({ process: false });
  metrics.jobRan({ job: 'send-mails', seconds: 0.5, failed: false });
  metrics.jobRan({ job: 'make-slots', seconds: 2, failed: true });
  const text = await metrics.text();
  for (const line of [
    'job_runs_total{job="send-mails"} 1',
    'job_failures_total{job="send-mails"} 0',
    'job_failures_total{job="make-slots"} 1',
    'job_duration_seconds_sum{job="make-slots"} 2',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/job_last_success_timestamp_seconds\{job="send-mails"\} 1\d{9}/);
  expect(text).not.toContain('job_last_success_timestamp_seconds{job="make-slots"}');
});
