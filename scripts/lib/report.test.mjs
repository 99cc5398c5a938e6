import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countsOf, total } from './report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'trolley-report-'));
afterAll(() => rmSync(folder, { recursive: true }));
const resultFile = (name, content) => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
const vitest = resultFile('vitest.json', '{ "numPassedTests": 7, "numFailedTests": 2 }');
const playwright = resultFile(
  'playwright.json',
  '{ "stats": { "expected": 3, "flaky": 1, "unexpected": 1, "skipped": 0 } }',
);
const broken = resultFile('broken.json', '{ "numPassed');

describe('what a step counts for', () => {
  test.each([
    ['a check that held', { step: {}, ok: true }, [1, 0]],
    ['a check that did not', { step: {}, ok: false }, [0, 1]],
    ['unit tests', { step: { results: vitest }, ok: false }, [7, 2]],
    ['journeys, a flaky one among those that passed', { step: { results: playwright }, ok: false }, [4, 1]],
    ['a run that broke down', { step: { results: broken }, ok: false }, [0, 1]],
    ['a run without a result', { step: { results: join(folder, 'none.json') }, ok: false }, [0, 1]],
  ])('%s', (_, result, [passed, failed]) => expect(countsOf(result)).toEqual({ passed, failed }));
});

test('the last line sums up all runners', () => {
  const results = [
    { step: {}, ok: true },
    { step: { results: vitest }, ok: false },
    { step: { results: playwright }, ok: false },
  ];
  expect(total(results)).toEqual({ passed: 12, failed: 3 });
});
