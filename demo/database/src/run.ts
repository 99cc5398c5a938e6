import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

export interface Ended {
  /** The exit code, or why it could not be run at all (`EACCES`, `ENOENT`…). */
  readonly code: number | string;
  readonly output: string;
}

/** Runs one of PostgreSQL's programs to its end. */
export function run(program: string, args: readonly string[], account: Account | undefined): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: environment(),
      uid: account?.uid,
      gid: account?.gid,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const output: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
    child.on('error', (error) =>
      resolve({ code: (error as NodeJS.ErrnoException).code ?? 'error', output: error.message }),
    );
    child.on('close', (code, signal) => resolve({ code: code ?? signal ?? 'unknown', output: output.join('') }));
  });
}

/** Nothing that steers other PostgreSQLs; UTC spares the search for the system's time zone among hundreds of files. */
export function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(own), LC_ALL: 'C', TZ: 'UTC' };
}

/** The last lines, where the reason usually stands. */
export function lastLines(text: string, count = 8): string {
  return text
    .trimEnd()
    .split('\n')
    .slice(-count)
    .map((line) => `  ${line}`)
    .join('\n');
}

/** The usual reason for strange failures, put first. */
export function blameDisk(output: string): string {
  return /no space left on device|check free disk space/i.test(output) ? 'The disk is full. ' : '';
}
