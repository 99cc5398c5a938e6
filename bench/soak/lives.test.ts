import { expect, test } from 'vitest';
import { livesOf } from './lives.ts';
import type { Sample, ShopSample } from './sample.ts';
import { testSample } from './testing.ts';

const minute = 60_000;
const shop = (pid: number, rssMb: number, heapMb = 100): ShopSample => ({
  ...{ pid, rssMb, heapMb, cores: 0.2, loopMs: 1 },
  ...{ poolBusy: 1, poolWaiting: 0, acquireMs: 0 },
});

test('a process that grows is seen, after it has warmed up, and its successor stands for itself', () => {
  const samples: Sample[] = Array.from({ length: 61 }, (_, at) => ({
    ...testSample,
    at: at * minute,
    shops: [
      // Warms up quickly, then half a megabyte a minute; a new one after half an hour.
      shop(at < 30 ? 11 : 12, at < 30 ? (at < 5 ? 100 + 20 * at : 200 + at / 2) : 150, 80 + (at % 3)),
      at < 10 ? undefined : shop(13, 300, 80 + at),
    ],
  }));
  const [first, second, third] = livesOf(samples, 5 * minute);
  expect(first).toMatchObject({ shop: 1, pid: 11, minutes: 29, judgedMinutes: 24, rssMostMb: 214.5 });
  expect(first?.rssGrows).toBeCloseTo(30);
  expect(first?.heapGrows).toBeCloseTo(0, 0);
  expect(second).toMatchObject({ shop: 1, pid: 12, minutes: 30, rssGrows: 0 });
  expect(third).toMatchObject({ shop: 2, pid: 13, minutes: 50 });
  expect(third?.heapGrows).toBeCloseTo(60);
});

test('of a life that ended before it was warm nothing is said', () => {
  const samples = [0, 1, 2].map((at) => ({ ...testSample, at: at * minute, shops: [shop(11, 100 + at)] }));
  expect(livesOf(samples, 5 * minute)).toEqual([
    { shop: 1, pid: 11, minutes: 2, judgedMinutes: 0, rssGrows: undefined, heapGrows: undefined, rssMostMb: 102 },
  ]);
});
