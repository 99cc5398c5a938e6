import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { currentTracer, setTracer, traced, traceHeaders } from './tracing.ts';

const sources = join(import.meta.dirname, '../..');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
);
const mentioning = (text: string) => files.filter((name) => readFileSync(join(sources, name), 'utf8').includes(text));

test('one file uses the library, and it is loaded where tracing is started, not before', () => {
  expect(mentioning("from '@opentelemetry/")).toEqual(['platform/tracing/openTelemetry.ts']);
  expect(mentioning("'./openTelemetry.ts'")).toEqual(['platform/tracing/startTracing.ts']);
  const starting = readFileSync(join(sources, 'platform/tracing/startTracing.ts'), 'utf8');
  expect(starting).toContain("await import('./openTelemetry.ts')");
  expect(starting).not.toMatch(/^import .*openTelemetry/m);
});

test('without a tracer work is done as it is, and nobody is told of a trace', () => {
  expect(currentTracer()).toBeUndefined();
  const work = Promise.resolve(7);
  expect(traced({ name: 'x' }, () => work)).toBe(work);
  expect(traceHeaders()).toEqual({});
});

test('with one, it does the work', () => {
  const names: string[] = [];
  setTracer({
    run: (ask, work) => {
      names.push(ask.name);
      return work();
    },
    beginRequest: () => ({ enter: (work) => work(), end: () => {} }),
    traceId: () => undefined,
    headers: () => ({ traceparent: 'x' }),
    close: async () => {},
  });
  try {
    expect(traced({ name: 'cart change' }, () => 7)).toBe(7);
    expect(traceHeaders()).toEqual({ traceparent: 'x' });
    expect(names).toEqual(['cart change']);
  } finally {
    setTracer(undefined);
  }
});
