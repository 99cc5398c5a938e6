import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { createKeeper } from '../src/fleet/keeper.ts';
import { needPorts } from '../src/fleet/needPorts.ts';
import { needTools } from '../src/fleet/tools.ts';
import { doublingReport, hasHeld } from './doublingReport.ts';
import { doublingRun } from './doublingRun.ts';
import { isPassed } from './judgeSoak.ts';
import { readOptions } from './options.ts';
import type { Pictures } from './pictures.ts';
import { soakReport } from './report.ts';
import { soakRun } from './soakRun.ts';
import { root, type Stage } from './stage.ts';

// npm run soak [-- --minutes=60]      an hour; kills and the release come in proportion
//   --rate=12                         visits a second
//   --doubling                        instead: twice as many every minute until it breaks, and back
//   --docs                            writes docs/pictures/soak-*.svg
//   --port=5600                       the first of six ports; --seed=1 of the visitors; --keep ends nothing
const options = readOptions(process.argv.slice(2));
if ('notUnderstood' in options) {
  console.error(`Not understood: ${options.notUnderstood.join(' ')}`);
  process.exit(1);
}
const { minutes, rate, doubling, docs, keep } = options;
const begun = Date.now();
const at = new Date(begun).toISOString();
const say = (text: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(1).padStart(7)} s  ${text}`);
const programs = needTools('postgres', 'nginx');
await needPorts(options.port, 6);
const load = loadavg()[0]?.toFixed(1);
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, load ${load} before, Node ${process.version}.`;
say(
  doubling
    ? 'twice as many visitors every minute until it breaks; at most a quarter of an hour'
    : `${minutes} minutes, ${rate} visits a second, and some minutes before and after`,
);

const keeper = createKeeper('soak');
let code = 1;
try {
  code = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error);
} finally {
  if (!keep) await keeper.close();
}
process.exit(code);

async function main(): Promise<boolean> {
  if ('notUnderstood' in options) return false;
  const told = { say, machine, at };
  if (doubling) {
    const { run, pictures, samples, stage } = await doublingRun(keeper, programs, options, told);
    keepResults('doubling', { run, samples, stage }, doublingReport(run), pictures, hasHeld(run));
    return hasHeld(run);
  }
  const { run, pictures, samples, stage } = await soakRun(keeper, programs, options, told);
  keepResults('soak', { run, samples, stage }, soakReport(run), pictures, isPassed(run.checks));
  return isPassed(run.checks);
}

function keepResults(
  name: string,
  { run, samples, stage }: { readonly run: object; readonly samples: readonly object[]; readonly stage: Stage },
  report: string,
  pictures: Pictures,
  isGood: boolean,
): void {
  const folder = join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const base = join(folder, `${name}-${at.replaceAll(/[:.]/g, '-')}`);
  const wondered = stage.ledger.oddities.slice(0, 500);
  writeFileSync(`${base}.json`, `${JSON.stringify({ ...run, samples, wondered })}\n`);
  writeFileSync(`${base}.md`, `${report}\n`);
  for (const [picture, svg] of Object.entries(pictures)) writeFileSync(`${base}-${picture}.svg`, svg);
  if (!isGood)
    for (const [index, shop] of stage.fleet.shops.entries())
      writeFileSync(`${base}-shop-${index + 1}.log`, shop.output().slice(-5_000_000));
  if (docs) {
    const ofDocs = join(root, 'docs/pictures');
    mkdirSync(ofDocs, { recursive: true });
    for (const [picture, svg] of Object.entries(pictures)) writeFileSync(join(ofDocs, `${picture}.svg`), svg);
  }
  console.log(`\n${report}\n\nKept in ${base}.{json,md}${docs ? ', pictures in docs/pictures' : ''}`);
}
