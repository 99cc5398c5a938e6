import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const plenty = 4 * 1024 ** 3;
const system = { readMounts: () => readFileSync('/proc/mounts', 'utf8'), readFree: freeBytes };

/**
 * Where tests put temporary files. Their databases come and go by the hundred, which a disk takes ten times as
 * long for as memory does; memory only where the system lends it freely: enough of it, and programs may be run there.
 */
export function throwawayFolder({ readMounts, readFree } = system) {
  try {
    const [, kind, options = ''] = new RegExp(`^\\S+ ${memory} (\\S+) (\\S+)`, 'm').exec(readMounts()) ?? [];
    const isUsable = kind === 'tmpfs' && !options.split(',').some((option) => option === 'noexec' || option === 'ro');
    return isUsable && readFree(memory) >= plenty ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** What can be written there before the folder or the memory behind it is full. */
function freeBytes(folder) {
  accessSync(folder, constants.W_OK);
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, process.availableMemory());
}
