import { readdir, readFile } from 'node:fs/promises';

/** Milliseconds of the processor that a process has used so far, to the microsecond (Linux). */
export interface Used {
  /** All its threads, and those it started (a PostgreSQL's connections). */
  readonly all: number;
  readonly mainThread: number;
}

/** Of one process, with the processes it started. */
export async function usedBy(pid: number): Promise<Used> {
  const mainThread = await mainThreadMs(pid);
  return { all: await ofProcess(pid), mainThread };
}

/** Of the thread that runs the shop alone. */
export const mainThreadMs = (pid: number): Promise<number> => ofThread(`/proc/${pid}/task/${pid}`);

async function ofProcess(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const own = await Promise.all(threads.map((thread) => ofThread(`/proc/${pid}/task/${thread}`)));
  const children = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  const begun = children.join(' ').split(' ').filter(Boolean).map(Number);
  const theirs = await Promise.all(begun.map(ofProcess));
  return [...own, ...theirs].reduce((sum, one) => sum + one, 0);
}

async function ofThread(folder: string): Promise<number> {
  const [nanoseconds = '0'] = (await readFile(`${folder}/schedstat`, 'utf8').catch(() => '0')).split(' ');
  return Number(nanoseconds) / 1e6;
}
