import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { occupyPlace } from '../../demo/database/src/place.ts';
import { readPostmaster } from '../../demo/database/src/postmasterFile.ts';
import { type Bundle, bundle } from './bundle.ts';
import { type Program, runProgram } from './program.ts';
import { stopLeftBehind } from './stopLeftBehind.ts';

/** What a process that holds an embedded database says of it. */
export interface Held {
  readonly adopted: boolean;
  readonly dataFolder: string;
  readonly connection: { host: string; port: number; user: string; database: string };
}

export interface Holding {
  /** A folder of its own for every test. */
  home(): string;
  /** In it, not there yet. */
  dataDir(): string;
  /** Starts a process that holds the database of a folder. */
  hold(folder?: string, who?: { readonly uid?: number; readonly gid?: number }): Program;
  /** The same on a folder whose data is already made, which spares a test its making. */
  holdMade(): Program;
}

/** For one test file: nothing it starts outlives its test. */
export function startHolding(): Holding {
  // Whole processes come and go here, which takes its time on a busy machine.
  vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
  let holder: Bundle;
  let made: string;
  let home: string;
  let programs: Program[] = [];
  const dataDir = () => join(home, 'data');

  const hold: Holding['hold'] = (folder = dataDir(), who = {}) => {
    const program = runProgram(holder.file, { env: { DATA_DIR: folder }, ...who });
    programs.push(program);
    return program;
  };

  beforeAll(async () => {
    holder = await bundle(join(import.meta.dirname, 'holdDatabase.ts'));
    made = openFolder();
    await heldBy(hold(made));
    await stopAll();
  });
  beforeEach(() => {
    home = openFolder();
  });
  afterEach(async () => {
    await stopAll();
    if (existsSync(dataDir())) await stopLeftBehind(occupyPlace(dataDir(), 'a test'));
    rmSync(home, { recursive: true, force: true });
  });
  afterAll(() => {
    holder.remove();
    rmSync(made, { recursive: true, force: true });
  });

  async function stopAll(): Promise<void> {
    for (const program of programs) if (program.isRunning()) await program.stop();
    programs = [];
  }

  return {
    home: () => home,
    dataDir,
    hold,
    holdMade() {
      execFileSync('cp', ['-a', made, dataDir()]);
      return hold();
    },
  };
}

export async function heldBy(program: Program): Promise<Held> {
  await program.printed('held\n');
  const lines = program.output().split('\n');
  return JSON.parse(lines.find((line) => line.startsWith('{"adopted"')) ?? '') as Held;
}

export async function ask({ connection }: Held, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

export function serverPid({ dataFolder }: Held): number {
  return readPostmaster(dataFolder)?.pid ?? 0;
}

export const makeJar = `create table jar (jam text); insert into jar values ('plum')`;
export const readJar = 'select jam from jar';

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trolley-embedded-'));
  chmodSync(folder, 0o755);
  return folder;
}
