import { describe, expect, test } from 'vitest';
import { byProcessorClock, type TraceEvent } from './processorClock.ts';

const main = { pid: 1, tid: 2 };
const named: TraceEvent = { ...main, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } };
const task = { ...main, name: 'RunTask', ph: 'X', ts: 1000, dur: 900, tts: 50, tdur: 300 };

describe('a trace by the processor’s clock', () => {
  test('a task lasts as long as the processor worked at it, and begins when it began', () => {
    expect(byProcessorClock([named, task])).toEqual([named, { ...task, dur: 300 }]);
  });

  test('what is within a task keeps its place among the work that was done', () => {
    const parse = { ...main, name: 'EvaluateScript', ph: 'X', ts: 1700, dur: 100, tts: 150, tdur: 80 };
    const mark = { ...main, name: 'firstContentfulPaint', ph: 'I', ts: 1850, tts: 300 };
    const [, , parsed, marked] = byProcessorClock([named, task, parse, mark]);
    expect(parsed).toMatchObject({ ts: 1100, dur: 80 });
    expect(marked).toMatchObject({ ts: 1250 });
  });

  test('a task after one that became shorter is not part of it', () => {
    const next = { ...task, ts: 1950, tts: 400, dur: 20, tdur: 10 };
    expect(byProcessorClock([named, task, next])[2]).toEqual({ ...next, dur: 10 });
  });

  test('other threads, and events without that clock, stay as they are', () => {
    const elsewhere = { ...task, tid: 9 };
    const { tts: _, tdur: __, ...plain } = task;
    expect(byProcessorClock([named, elsewhere, plain])).toEqual([named, elsewhere, plain]);
  });
});
