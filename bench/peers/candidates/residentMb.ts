import { readFile } from 'node:fs/promises';

/** Memory of processes (Linux). */
export async function residentMb(pids: readonly number[]): Promise<number> {
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
    }),
  );
  return sizes.reduce((sum, one) => sum + one, 0);
}
