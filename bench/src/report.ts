import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';

export interface Finding {
  readonly what: string;
  readonly value: string;
  /** Against the yardstick of the same run. */
  readonly ratio?: string;
  readonly aim?: string;
  readonly met?: boolean;
  readonly note?: string;
}

export function print(title: string, findings: readonly Finding[]): void {
  console.log(`\n${title}`);
  const width = Math.max(...findings.map((finding) => finding.what.length));
  for (const { what, value, ratio, aim, met, note } of findings) {
    const verdict = aim === undefined ? '' : `  ${met ? 'met' : 'MISSED'} (aim ${aim})`;
    console.log(
      `  ${what.padEnd(width)}  ${value.padStart(12)}${ratio ? `  ${ratio} of bare` : ''}${verdict}${note ? `  [${note}]` : ''}`,
    );
  }
}

export async function saveReport(findings: Record<string, readonly Finding[]>): Promise<string> {
  const folder = new URL('../results/', import.meta.url);
  await mkdir(folder, { recursive: true });
  const file = new URL(`${new Date().toISOString().replace(/[:.]/g, '-')}.json`, folder);
  await writeFile(file, `${JSON.stringify({ node: process.version, cpus: cpus().length, findings }, null, 2)}\n`);
  return file.pathname;
}
