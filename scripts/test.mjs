#!/usr/bin/env node
// Everything: what `verify` checks, the API on PostgreSQL, the build, and journeys in a browser for both tenants.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { apiStep, restSteps, wholeSteps } from './lib/checks.mjs';
import { countsOf, failureReport, stepLine, total } from './lib/report.mjs';
import { compiledJourneys, runSteps, script, stopOnSignals, tool } from './lib/steps.mjs';
import { stopWithParent } from './stopWithParent.mjs';

stopOnSignals();
stopWithParent();
const resultsDir = mkdtempSync(join(tmpdir(), 'trolley-test-'));
const results = [];
const tell = (result) => console.log(stepLine({ ...result, counts: result.step.results && countsOf(result) }));
const run = async (steps, lanes) => {
  const ended = await runSteps(steps, lanes, tell);
  results.push(...ended);
  return ended;
};

// Tests of the API often wait, for processes that start and are killed: all other checks fill the gaps.
const build = { name: 'build', command: script('build.mjs') };
const ended = await run([apiStep(resultsDir), build, ...wholeSteps(resultsDir), ...restSteps()], 2);
if (ended.some(({ step, ok }) => step === build && ok)) await runJourneys();

const { passed, failed } = total(results);
rmSync(resultsDir, { recursive: true, force: true });
for (const result of results) if (!result.ok) console.log(failureReport(result));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** The first tenant in full, the other one only where the two could differ. */
async function runJourneys() {
  try {
    const { path } = await findChromium();
    const smoke = journeys('harbour', path, '--grep', '@smoke');
    await run([journeys('feldmarkt', path)], 1);
    // Both wait a lot, for shops that start and pages that come to rest.
    await run([smoke, flagsOff('feldmarkt', path)], 2);
  } catch (problem) {
    results.push({ step: {}, name: 'browser', ok: false, seconds: 0, output: problem.message });
  }
}

function journeys(tenant, chromium, ...args) {
  return browserStep(`browser ${tenant}`, 'e2e/playwright.config.ts', args, { tenant, chromium });
}

/** The flags that most hangs on, one off at a time; `npm run flags` tries every one of both retailers. */
function flagsOff(tenant, chromium) {
  const env = { FLAGS: 'featureCustomer,featureProductDiscovery,featureCartCheckout' };
  return browserStep(`flags off ${tenant}`, 'e2e/flags.config.ts', [], { tenant, chromium, env });
}

function browserStep(name, config, args, { tenant, chromium, env = {} }) {
  const file = join(resultsDir, `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    command: tool('playwright', 'test', '--config', config, ...args),
    env: {
      ...compiledJourneys,
      ...env,
      ...{ E2E_TENANT: tenant, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_JSON: '1' },
    },
    results: file,
    stream: true,
  };
}
