import type { Finding } from '../report.ts';
import type { ImportRun } from './importFile.ts';

/** What an import costs, and what it costs to repeat it. */
export function importFindings(
  at: (what: string) => string,
  first: ImportRun,
  again: ImportRun,
  aimSeconds?: number,
): Finding[] {
  const share = ({ databaseCpuSeconds, peakMb, seconds }: ImportRun) =>
    `PostgreSQL ${databaseCpuSeconds.toFixed(1)} s of CPU, at most ${peakMb.toFixed(0)} MB, ${seconds.toFixed(0)} s by the clock`;
  return [
    {
      what: at('import'),
      value: `${first.cpuSeconds.toFixed(1)} s of CPU`,
      note: share(first),
      ...(aimSeconds !== undefined && { aim: `≤ ${aimSeconds} s`, met: first.cpuSeconds <= aimSeconds }),
    },
    { what: at('the same import again'), value: `${again.cpuSeconds.toFixed(1)} s of CPU`, note: share(again) },
  ];
}
