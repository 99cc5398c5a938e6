import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts processor time in these. */
const tickSeconds = 0.01;

interface ProcessTimes {
  readonly parent: number;
  readonly seconds: number;
  /** Of children that ended. */
  readonly endedSeconds: number;
}

/** Undefined of a process that is gone. */
function timesOf(pid: number): ProcessTimes | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may have spaces and brackets of its own.
    const fields = stat
      .slice(stat.lastIndexOf(') ') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (at) => fields[at],
    );
    return { parent, seconds: (user + system) * tickSeconds, endedSeconds: (endedUser + endedSystem) * tickSeconds };
  } catch {
    return undefined;
  }
}

/** What a process has used of the processor, with all its threads. */
export const cpuSecondsOf = (pid: number): number => timesOf(pid)?.seconds ?? 0;

/** The process and those it started. */
export function familyOf(pid: number): readonly number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => timesOf(one)?.parent === pid);
  return [pid, ...children];
}

/** The same with what its children use, also those that ended: a server with a process for each connection. */
export function cpuSecondsOfFamily(family: readonly number[]): number {
  const [first = 0, ...children] = family;
  const times = timesOf(first);
  return children.reduce((sum, pid) => sum + cpuSecondsOf(pid), (times?.seconds ?? 0) + (times?.endedSeconds ?? 0));
}

export function rssMbOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Of several that share memory, which counts once. */
export function sharedMbOf(family: readonly number[]): number {
  return family.reduce((sum, pid) => {
    try {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      return sum + Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024;
    } catch {
      return sum;
    }
  }, 0);
}

/** What all programs of the machine have used. */
export function machineSeconds(): number {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = (
    readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? ''
  )
    .split(/\s+/)
    .map(Number);
  return (user + nice + system + irq + softIrq + steal) * tickSeconds;
}
