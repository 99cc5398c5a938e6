import { expect, test } from 'vitest';
import type { Answer } from '../src/fleet/ledger.ts';
import { kinds } from '../src/fleet/verdict.ts';
import { isPassed, judgeSoak, type SoakFacts } from './judgeSoak.ts';
import { testSample } from './testing.ts';

const minute = 60_000;
const call = (at: number, what: string, ms = 20, status = 200): Answer => ({
  ...{ at, what, ms, status },
  writes: !what.startsWith('GET'),
});
const calls = ['GET page', 'GET /api/carts', 'POST /api/carts/items', 'POST /api/checkout'];
const answers = [
  ...Array.from({ length: 600 }, (_, at) => calls.map((what) => call(at * 6000, what))).flat(),
  call(31 * minute, 'GET file of the build before'),
];
const passed: SoakFacts = {
  answers,
  span: { from: 0, until: 60 * minute },
  samples: [testSample],
  shops: 3,
  kills: [10, 20, 40, 50].map((at, shop) => ({ at: at * minute, shop })),
  readyAgainMs: [8000, 9000, 7000, 12_000],
  restarts: 7,
  fallen: 0,
  releasedAt: 30 * minute,
  builds: { before: 'aaa', after: 'bbb', changedFiles: 90 },
  lives: [{ shop: 3, pid: 1, minutes: 30, judgedMinutes: 25, rssGrows: 12, heapGrows: 3, rssMostMb: 300 }],
  problems: [],
  left: { lags: { mail: 0 }, waiting: { mails: 0, tasks: 0 } },
};
const missed = (changes: Partial<SoakFacts>) =>
  judgeSoak({ ...passed, ...changes })
    .filter(({ isMet }) => isMet === false)
    .map(({ what, found }) => `${what} – ${found}`);

test('OPS-03 a run passes where all that was asked for is so', () => {
  expect(missed({})).toEqual([]);
  expect(isPassed(judgeSoak(passed))).toBe(true);
});

test('OPS-03 a loss is found', () => {
  const problem = { kind: kinds[0], subject: '40000017', detail: 'told' };
  expect(missed({ problems: [problem] })[0]).toContain('40000017');
});

test('OPS-03 a failure that no kill explains is found, one of the release too; those of a kill are bounded', () => {
  const during = (at: number, status: number, what = 'POST /api/checkout') => ({
    answers: [...answers, call(at, what, 50, status)],
  });
  expect(missed(during(31 * minute, 502))[0]).toContain('502 POST /api/checkout');
  expect(missed(during(45 * minute, 0))).toHaveLength(1);
  expect(missed(during(10 * minute + 30, 502))).toEqual([]);
  const many = Array.from({ length: 21 }, () => call(10 * minute + 30, 'POST /api/carts/items', 50, 502));
  expect(missed({ answers: [...answers, ...many] })).toHaveLength(1);
  const reads = Array.from({ length: 5 }, () => call(10 * minute + 30, 'GET page', 50, 502));
  expect(missed({ answers: [...answers, ...reads] })).toHaveLength(1);
  expect(missed(during(15 * minute, 429))[0]).toContain('429');
});

test('OPS-03 a release of the same build, or one that takes away files, is found', () => {
  expect(missed({ builds: { ...passed.builds, after: 'aaa' } })).toHaveLength(1);
  expect(missed({ answers: answers.filter(({ what }) => !what.includes('build before')) })).toHaveLength(1);
  const gone = call(32 * minute, 'GET file of the build before', 5, 404);
  expect(missed({ answers: [...answers, gone] })[0]).toContain('404');
});

test('OPS-03 a process that fell, was started by hand or came back late is found', () => {
  expect(missed({ fallen: 1 })).toHaveLength(1);
  expect(missed({ restarts: 6 })).toHaveLength(1);
  expect(missed({ readyAgainMs: [8000, 9000, 7000, 61_000] })).toHaveLength(1);
  expect(missed({ readyAgainMs: [8000, 9000, 7000] })).toHaveLength(1);
});

test('OPS-03 memory that grows is found; a short life is not judged', () => {
  const [life] = passed.lives;
  expect(missed({ lives: [{ ...life!, rssGrows: 61 }] })).toHaveLength(1);
  expect(missed({ lives: [{ ...life!, heapGrows: 31 }] })).toHaveLength(1);
  expect(missed({ lives: [{ ...life!, rssMostMb: 451, judgedMinutes: 0 }] })).toHaveLength(1);
  const short = judgeSoak({ ...passed, lives: [{ ...life!, judgedMinutes: 3, rssGrows: 900 }] });
  expect(short.filter(({ isMet }) => isMet === undefined)).toHaveLength(1);
  expect(isPassed(short)).toBe(true);
});

test('OPS-03 a shop that becomes slower is found, and of a few calls nothing is said', () => {
  const slower = answers.map((one) => (one.at > 45 * minute && one.what === 'GET page' ? { ...one, ms: 56 } : one));
  expect(missed({ answers: slower })).toEqual([
    'page: p95 of the last quarter against the second – 56 ms against 20 ms',
  ]);
  const few = slower.filter(({ at, what }) => what !== 'GET page' || at < 20 * minute || at > 58 * minute);
  expect(missed({ answers: few })).toEqual([]);
});

test('OPS-03 what is left undone is found, and callers who were late themselves', () => {
  expect(missed({ left: { lags: { mail: 70 }, waiting: { mails: 2, tasks: 0 } } })[0]).toContain('mail: 70 s; 2 mails');
  expect(missed({ samples: [{ ...testSample, callersLoopMs: 80 }] })).toHaveLength(1);
});
