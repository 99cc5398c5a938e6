import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

// Loaded before a program that is measured: writes what it has used into the file that BENCH_USAGE names (Linux).
const ticksPerSecond = 100;

/** `/proc/<pid>/stat` after the name, which may hold spaces: fields from the third on. */
const statOf = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');

/** Of the children that are gone, and of those that are still there with theirs. */
function childrenSeconds() {
  const mine = statOf('self');
  const gone = Number(mine[13]) + Number(mine[14]);
  const alive = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        const stat = statOf(pid);
        return Number(stat[1]) === process.pid ? stat.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) : 0;
      } catch {
        return 0;
      }
    });
  return alive.reduce((sum, ticks) => sum + ticks, gone) / ticksPerSecond;
}

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const usage = {
    cpuSeconds: (user + system) / 1e6,
    databaseCpuSeconds: childrenSeconds(),
    peakMb: process.resourceUsage().maxRSS / 1024,
  };
  if (process.env.BENCH_USAGE) writeFileSync(process.env.BENCH_USAGE, JSON.stringify(usage));
});
