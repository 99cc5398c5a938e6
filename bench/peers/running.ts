import { readFile } from 'node:fs/promises';

/** Whether all of these still run; one that has ended and waits to be taken note of does not (Linux). */
export async function allRun(pids: readonly number[]): Promise<boolean> {
  const states = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      return stat.slice(stat.lastIndexOf(') ') + 2).charAt(0);
    }),
  );
  return states.every((state) => state !== '' && !'ZX'.includes(state));
}
