import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server notes in its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Empty where it has no Unix socket. */
  readonly socketFolder: string;
  readonly ready: boolean;
}

export function postmasterFile(dataFolder: string): string {
  return join(dataFolder, 'postmaster.pid');
}

export function readPostmaster(dataFolder: string): Postmaster | undefined {
  try {
    return parsePostmaster(readFileSync(postmasterFile(dataFolder), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Lines: pid, data folder, start time, port, socket folder, listen address, shared memory key, state. */
export function parsePostmaster(text: string): Postmaster | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0) return undefined;
  return { pid, port: Number(lines[3] || 0), socketFolder: lines[4] ?? '', ready: lines[7] === 'ready' };
}
