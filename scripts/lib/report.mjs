import { readFileSync } from 'node:fs';

const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

export function stepLine({ name, ok, seconds, counts }) {
  const mark = ok ? paint(32, '✓') : paint(31, '✗');
  const tests = counts ? `  ${counts.passed} passed${counts.failed > 0 ? `, ${counts.failed} failed` : ''}` : '';
  return `${mark} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s${tests}`;
}

export function failureReport({ name, output }) {
  return `\n${paint(31, `──── ${name} `.padEnd(80, '─'))}\n${output.trim()}\n`;
}

/** A step without tests of its own is one check. One that broke down before its tests counts as one failure. */
export function countsOf({ step, ok }) {
  if (!step.results) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = readCounts(step.results);
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** The result file of Vitest or Playwright. */
function readCounts(file) {
  try {
    const results = JSON.parse(readFileSync(file, 'utf8'));
    if (results.stats) {
      return { passed: results.stats.expected + results.stats.flaky, failed: results.stats.unexpected };
    }
    return { passed: results.numPassedTests, failed: results.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

export function total(results) {
  const all = results.map(countsOf);
  const sum = (key) => all.reduce((count, counts) => count + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}
