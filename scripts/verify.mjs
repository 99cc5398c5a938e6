#!/usr/bin/env node
// The inner loop: types, lint, format, borders, unit tests, and tests of the screens that were touched since the last
// commit. One line each; all words of what failed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifySteps } from './lib/checks.mjs';
import { countsOf, failureReport, stepLine, total } from './lib/report.mjs';
import { runSteps, stopOnSignals } from './lib/steps.mjs';
import { stopWithParent } from './stopWithParent.mjs';

stopOnSignals();
stopWithParent();
const resultsDir = mkdtempSync(join(tmpdir(), 'trolley-verify-'));
const started = performance.now();
const results = await runSteps(verifySteps(resultsDir), 2, (result) =>
  console.log(stepLine({ ...result, counts: result.step.results && countsOf(result) })),
);
const { passed, failed } = total(results);
rmSync(resultsDir, { recursive: true, force: true });

for (const result of results) if (!result.ok) console.log(failureReport(result));
console.log(`\n${passed} passed, ${failed} failed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exitCode = failed > 0 ? 1 : 0;
