import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './files.mjs';

const running = new Set();
const windows = process.platform === 'win32';

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
      env: { ...process.env, ...env },
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
      signal(child, 'SIGKILL');
      resolve({ name, ok: code === 0, output, seconds: (performance.now() - started) / 1000 });
    });
  });
}

/** Runs steps in as many lanes at a time, in their order, and tells of each when it has ended. */
export async function runSteps(steps, lanes, ended) {
  const waiting = [...steps];
  const results = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = { step, ...(await runStep(step)) };
      results.push(result);
      ended(result);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** An interrupted run takes down what it started: first asked, then forced. */
export function stopOnSignals() {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(name, () => {
      for (const child of running) signal(child, 'SIGINT');
      setTimeout(() => {
        for (const child of running) signal(child, 'SIGKILL');
        process.exit(130);
      }, 5000).unref();
      const quiet = setInterval(() => {
        if (running.size > 0) return;
        clearInterval(quiet);
        process.exit(130);
      }, 50);
    });
  }
}

function signal(child, name) {
  try {
    if (windows) child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // It has ended already.
  }
}
