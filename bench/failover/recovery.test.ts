import { expect, test } from 'vitest';
import type { Answer } from '../src/fleet/ledger.ts';
import { recoveryOf } from './recovery.ts';

const answer = (at: number, status: number, writes = true): Answer => ({ at, ms: 5, status, what: 'POST /', writes });

test('OPS-01 the first success is the one that ends the longest silence', () => {
  const answers = [
    ...[0, 100, 200].map((at) => answer(at, 200)),
    ...[300, 2000, 6000].map((at) => answer(at, 503)),
    answer(3000, 200, false),
    ...[7000, 7100, 7200].map((at) => answer(at, 200)),
  ];
  expect(recoveryOf(answers, 100, 8000)).toEqual({
    firstSuccessMs: 6900,
    silenceMs: 6800,
    quietAfterMs: 5900,
    statuses: { 200: 6, 503: 3 },
  });
});

test('OPS-01 what nobody notices took no time', () => {
  const answers = Array.from({ length: 20 }, (_, at) => answer(at * 100, 200));
  expect(recoveryOf(answers, 500, 2000)).toMatchObject({ firstSuccessMs: 0, quietAfterMs: 0 });
});

test('OPS-01 a pause in which nobody was refused is the machine’s own, unless it is long', () => {
  const pause = (ms: number) =>
    [0, 100, ...Array.from({ length: 20 }, (_, at) => 100 + ms + at * 500)].map((at) => answer(at, 200));
  expect(recoveryOf(pause(1500), 0, 9000)).toMatchObject({ firstSuccessMs: 0 });
  expect(recoveryOf([...pause(1500), answer(500, 0)], 0, 9000)).toMatchObject({ firstSuccessMs: 1600 });
  expect(recoveryOf(pause(5000), 0, 9000)).toMatchObject({ firstSuccessMs: 5100, silenceMs: 5000 });
});

test('OPS-01 whom nobody answers until the end counts as well', () => {
  expect(recoveryOf([answer(150, 200)], 100, 9000)).toMatchObject({ firstSuccessMs: 8900, silenceMs: 8850 });
});

test('OPS-01 an outage that lasts to the end counts, whatever succeeded at its begin', () => {
  const away = Array.from({ length: 40 }, (_, at) => answer(300 + at * 500, 503));
  expect(recoveryOf([answer(150, 200), ...away], 100, 20_500)).toMatchObject({
    firstSuccessMs: 20_400,
    silenceMs: 20_350,
  });
});

test('OPS-01 a shop that does not come back was silent until the end', () => {
  expect(recoveryOf([answer(50, 200), answer(200, 0)], 100, 20_000)).toMatchObject({
    firstSuccessMs: 19_900,
    quietAfterMs: 100,
    statuses: { 0: 1 },
  });
});
