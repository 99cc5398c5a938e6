import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './files.mjs';

const running = new Set();
let stopping = false;
const windows = process.platform === 'win32';
/** Runner and workers of journeys would each keep what they compiled in another temporary folder, and find nothing of it. */
export const compiledJourneys = { PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(root, '.cache/journeys') };
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

/** A tool of this repository's node_modules as a command. */
export function tool(name, ...args) {
  return [join(root, 'node_modules', '.bin', windows ? `${name}.cmd` : name), ...args];
}

export function script(name, ...args) {
  return [process.execPath, join(root, 'scripts', name), ...args];
}

/**
 * Runs a command in a process group of its own, so that nothing it started outlives it.
 * Its output is kept; with `stream` it is shown as it comes, too.
 */
export function runStep({ name, command: [file, ...args], env = {}, stream = false }) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...colours, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !windows,
      shell: windows,
    });
    running.add(child);
    let output = '';
    const keep = (chunk) => {
      output += chunk;
      if (stream) process.stdout.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => {
      output += String(error);
    });
    child.on('close', (code) => {
      running.delete(child);
      forceGroup(child);
      resolve({ name, ok: code === 0, output, seconds: (performance.now() - started) / 1000 });
    });
  });
}

/** Runs steps in as many lanes at a time, in their order, and tells of each when it has ended. */
export async function runSteps(steps, lanes, ended) {
  const waiting = [...steps];
  const results = [];
  const lane = async () => {
    for (let step = waiting.shift(); step && !stopping; step = waiting.shift()) {
      const result = { step, ...(await runStep(step)) };
      results.push(result);
      ended(result);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** An interrupted run takes down what it started: each step is asked to end what it began, and forced if it does not. */
export function stopOnSignals() {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(name, () => {
      stopping = true;
      for (const child of running) child.kill('SIGINT');
      setTimeout(() => {
        for (const child of running) forceGroup(child);
        process.exit(130);
      }, 15_000).unref();
      const quiet = setInterval(() => {
        if (running.size > 0) return;
        clearInterval(quiet);
        process.exit(130);
      }, 50);
    });
  }
}

function forceGroup(child) {
  try {
    if (windows) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
