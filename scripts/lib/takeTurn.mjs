import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const beatMs = 1000;
/** The number of whoever was killed with the file in its hands may be another process by now; that one does not touch it. */
const silenceMs = 30_000;

/** Two starts at the same time: one builds, the other waits and finds it done. What it answers ends the turn. */
export async function takeTurn(file) {
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isAbandoned(file)) rmSync(file, { force: true });
    else await setTimeout(100);
  }
  const beat = setInterval(() => touch(file), beatMs).unref();
  return () => {
    clearInterval(beat);
    rmSync(file, { force: true });
  };
}

function isAbandoned(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > silenceMs) return true;
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Somebody tidied it away: the turn goes on all the same.
  }
}
