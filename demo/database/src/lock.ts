import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartProblem } from '@trolley/server/demo';
import { isAlive, processIdentity } from './processIdentity.ts';

interface Owner {
  readonly pid: number;
  readonly identity?: string;
  readonly host: string;
  readonly address: string;
  readonly since: string;
}

const beatMs = 5000;
/** An owner on another host (a container that shares the folder) cannot be asked; it counts as gone after this silence. */
const silenceMs = 20_000;

/** One process at a time works on a place. The lock of a process that died is taken over. */
export function lockPlace(place: string, address: string): { release(): void } {
  const file = join(place, 'trolley.lock');
  const mine: Owner = {
    pid: process.pid,
    identity: processIdentity(process.pid),
    host: hostname(),
    address,
    since: new Date().toISOString(),
  };
  const text = JSON.stringify(mine);
  take(file, text, place);
  const beat = setInterval(() => touch(file), beatMs).unref();
  return {
    release() {
      clearInterval(beat);
      if (read(file) === text) rmSync(file, { force: true });
    },
  };
}

function take(file: string, mine: string, place: string, triesLeft = 5): void {
  if (createWith(file, mine)) return;
  const theirs = read(file);
  const owner = theirs === undefined ? undefined : parse(theirs);
  if (triesLeft === 0 || (owner && isRunning(owner, file))) throw new StartProblem(taken(owner, place));
  if (theirs !== undefined) removeStale(file, theirs);
  take(file, mine, place, triesLeft - 1);
}

/** The file appears with its whole text or not at all. */
function createWith(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Two starts may find the same dead lock: the one that moved the other's fresh lock aside by mistake puts it back. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = read(aside);
  rmSync(aside, { force: true });
  if (moved !== undefined && moved !== stale) createWith(file, moved);
}

function isRunning(owner: Owner, file: string): boolean {
  if (owner.host !== hostname())
    return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < silenceMs;
  if (!isAlive(owner.pid)) return false;
  const identity = processIdentity(owner.pid);
  return owner.identity === undefined || identity === undefined || identity === owner.identity;
}

function taken(owner: Owner | undefined, place: string): string {
  const who = owner
    ? `The shop already runs at ${owner.address} (process ${owner.pid} on ${owner.host}, since ${owner.since})`
    : 'Another start is under way';
  return (
    `${who} and works on ${place}.\n` +
    'Use that one, stop it first, or start a second shop with its own folder and port, for example DATA_DIR=./.data/second PORT=3001.'
  );
}

function parse(text: string): Owner | undefined {
  try {
    const owner = JSON.parse(text) as Partial<Owner>;
    return typeof owner.pid === 'number' && typeof owner.host === 'string' ? (owner as Owner) : undefined;
  } catch {
    return undefined;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function touch(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // The folder was removed meanwhile; the database reports that itself.
  }
}
