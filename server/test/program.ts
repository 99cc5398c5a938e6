import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Program {
  readonly child: ChildProcess;
  isRunning(): boolean;
  /** What it has printed so far, both outputs together. */
  output(): string;
  /** What it has printed to standard output so far, line by line. */
  lines(): readonly string[];
  /** The messages of those lines, which are all JSON. */
  messages(): string;
  /** Resolves when the text was printed, rejects when the program ends before that. */
  printed(text: string): Promise<void>;
  /** The exit code, or the name of the signal that ended it. */
  ended(): Promise<number | string>;
  stop(signal?: NodeJS.Signals): Promise<number | string>;
}

export interface ProgramOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
  /** Who runs the file; Node unless told. */
  readonly by?: string;
}

/** A program in a process of its own, with nothing of the tests' own settings. */
export function runProgram(file: string, { env, uid, gid, by = process.execPath }: ProgramOptions = {}): Program {
  const { PATH } = process.env;
  const child = spawn(by, [file], {
    env: { PATH, ...env },
    uid,
    gid,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  let standard = '';
  child.stdout.on('data', (chunk: string) => {
    standard += chunk;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      child.emit('printed');
    });
  }
  const lines = () => standard.split('\n').filter((line) => line !== '');
  const end = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);

  return {
    child,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    output: () => text,
    lines,
    messages: () =>
      lines()
        .map((line) => (JSON.parse(line) as { readonly message: string }).message)
        .join('\n'),
    async printed(wanted) {
      const early = end.then((code) => `ended with ${code}`);
      while (!text.includes(wanted)) {
        const ended = await Promise.race([early, once(child, 'printed').then(() => undefined)]);
        if (ended && !text.includes(wanted)) throw new Error(`The program ${ended} and printed:\n${text}`);
      }
    },
    ended: () => end,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return end;
    },
  };
}
