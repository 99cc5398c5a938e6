import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Kept {
  readonly name: string;
  readonly pid: number;
  isRunning(): boolean;
  /** When it has ended, however that came about. */
  readonly ended: Promise<void>;
  /** What it has printed, of all starts under this name. */
  output(): string;
  /** Sends the signal and waits for its end; one that does not listen is killed after ten seconds, or as told. */
  end(signal?: NodeJS.Signals, patienceMs?: number): Promise<void>;
}

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** By the servers' own account, where this one is root's: PostgreSQL refuses to run as root. */
  readonly asServer?: boolean;
  readonly ipc?: (message: unknown) => void;
  /** How it is ended in the end; SIGTERM unless told. */
  readonly endBy?: NodeJS.Signals;
}

export interface Keeper {
  /** Gone at the end. */
  readonly folder: string;
  /** A folder inside, which belongs to the servers' account. */
  serverFolder(name: string): string;
  start(
    name: string,
    command: string,
    args: readonly string[],
    options?: StartOptions,
  ): Kept & { send(message: object): void };
  /** What else has to be done at the end, the last one first. */
  atEnd(work: () => Promise<void> | void): void;
  isClosing(): boolean;
  close(): Promise<void>;
}

/** Starts processes and ends every one of them by its id: at the end, on Ctrl-C, and when something fails. */
export function createKeeper(name: string): Keeper {
  const folder = mkdtempSync(join(tmpdir(), `trolley-${name}-`));
  // Whoever runs the servers has to get through to their own folders.
  chmodSync(folder, 0o755);
  const account = serverAccount();
  const ends: (() => Promise<void> | void)[] = [];
  let closing: Promise<void> | undefined;

  async function closeAll(): Promise<void> {
    for (const end of ends.toReversed()) {
      try {
        await end();
      } catch (error) {
        console.error(`while ending: ${String(error)}`);
      }
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }
  const close = () => (closing ??= closeAll());

  // Told more than once, as by a terminal and by npm, it goes on with what it began.
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.on(signal, () => {
      if (!closing) console.error(`${signal}: ending what was started`);
      void close().then(() => process.exit(code));
    });

  // Whatever goes wrong, and wherever: nothing that was started here stays behind, on ports that the next run wants.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (problem: unknown) => {
      if (!closing) console.error(problem);
      void close().then(() => process.exit(1));
    });

  return {
    folder,
    serverFolder(inside) {
      const made = join(folder, inside);
      mkdirSync(made, { recursive: true, mode: 0o700 });
      if (account) chownSync(made, account.uid, account.gid);
      return made;
    },
    start(called, command, args, { env, cwd = folder, asServer = false, ipc, endBy } = {}) {
      const logFile = join(folder, `${called}.log`);
      const log = openSync(logFile, 'a');
      const child = spawn(command, args, {
        cwd,
        env: { ...process.env, ...env },
        stdio: ['ignore', log, log, ...(ipc ? (['ipc'] as const) : [])],
        ...(asServer && account),
      });
      closeSync(log);
      let problem: Error | undefined;
      child.on('error', (error) => {
        problem = error;
      });
      if (ipc) child.on('message', ipc);
      if (child.pid === undefined) throw new Error(`${command} does not start: ${String(problem)}`);
      const end = (signal?: NodeJS.Signals, patienceMs?: number) => endChild(child, signal, patienceMs);
      const ended = new Promise<void>((done) => child.once('exit', () => done()));
      ends.push(() => end(endBy));
      return {
        name: called,
        pid: child.pid,
        isRunning: () => isRunning(child),
        ended,
        output: () => readFileSync(logFile, 'utf8'),
        end,
        send: (message) => void (child.connected && child.send(message)),
      };
    },
    atEnd: (work) => void ends.push(work),
    isClosing: () => closing !== undefined,
    close,
  };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

async function endChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM', patienceMs = 10_000): Promise<void> {
  if (!isRunning(child)) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  const forced = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(forced);
}

/** Undefined where this process is not root's: then everything runs as whoever started it. */
function serverAccount(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m);
  if (!line) throw new Error('There is no account "postgres" to run servers by.');
  return { uid: Number(line[1]), gid: Number(line[2]) };
}
