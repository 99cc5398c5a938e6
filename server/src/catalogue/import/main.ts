import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Database, DatabaseAway } from '../../platform/database/database.ts';
import { reachShop } from '../../platform/database/reachShop.ts';
import { type Closing, createClosing } from '../../platform/lifecycle/closing.ts';
import { onStopSignal } from '../../platform/lifecycle/stopSignals.ts';
import { createLog } from '../../platform/log.ts';
import { paths } from '../../platform/paths.ts';
import { readSettings } from '../../platform/settings.ts';
import { isStartProblem, StartProblem } from '../../platform/startProblem.ts';
import { filePlaceOf, longPatience, openFileStorage } from '../../platform/storage/openFileStorage.ts';
import { loadTenant } from '../../tenant/loadTenant.ts';
import type { Tenant } from '../../tenant/tenant.ts';
import { ImportStopped } from './importAsk.ts';
import { importCatalogue } from './importCatalogue.ts';
import { readMapFile } from './map/readMap.ts';
import { type ImportOptions, readOptions, usage } from './options.ts';
import { createProblemReport } from './problemReport.ts';
import { createProgressLine } from './progressLine.ts';
import { openSource, type Source } from './source.ts';
import { exitCodeOf, summarize } from './summary.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

/** What else there is to say once the catalogue is written. */
export type Afterwards = (database: Database, tenant: Tenant) => Promise<string | undefined>;

/** The command `npm run import`; returns the exit code. */
export async function main(args: readonly string[], afterwards: Afterwards): Promise<number> {
  const options = readOptions(args);
  if (options === 'help') {
    print(usage);
    return 0;
  }
  if ('problem' in options) {
    process.stderr.write(`${options.problem}\n\n${usage}`);
    return 1;
  }
  const closing = createClosing((problem) => process.stderr.write(`${problem}\n`));
  let stopping = false;
  onStopSignal((signal) => {
    stopping = true;
    process.stderr.write(`\n${signal}: stopping, press Ctrl-C again to end at once\n`);
    // It may be waiting for rows from a terminal.
    process.stdin.destroy();
  });
  try {
    return await runImport(options, closing, { isStopping: () => stopping, afterwards });
  } catch (error) {
    process.stderr.write(`\n${describe(stopping ? new ImportStopped() : error)}\n`);
    return 1;
  } finally {
    await closing.run();
  }
}

function describe(error: unknown): string {
  // The connection may have been lost after the commit, so the outcome is unknown.
  if (error instanceof DatabaseAway)
    return `${error.message}\nEither all of it is written or nothing is. Repeat it: what is there already stays as it is.`;
  const shown = isStartProblem(error) ? error.message : error instanceof Error ? error.stack : String(error);
  return `${shown}\nNothing was written.`;
}

interface Run {
  readonly isStopping: () => boolean;
  readonly afterwards: Afterwards;
}

async function runImport(options: ImportOptions, closing: Closing, { isStopping, afterwards }: Run): Promise<number> {
  const begun = performance.now();
  const sources = openSources(options);
  if (existsSync(paths.envFile)) process.loadEnvFile(paths.envFile);
  const settings = readSettings(process.env);
  const log = createLog({ level: 'warn' });
  const tenant = await loadTenant({ ...settings, id: settings.tenant });
  const database = await reachShop(settings, closing, log);

  const bytes = sources.map((source) => source.bytes ?? Number.NaN).reduce((sum, one) => sum + one, 0);
  const line = createProgressLine(process.stdout, bytes);
  const report = createProblemReport(line.say, options.report && resolve(startedIn(), options.report));
  const outcome = await importCatalogue(database, {
    ...options,
    sources,
    photos: {
      storage: openFileStorage(filePlaceOf(settings), 'photos', longPatience),
      allowPrivate: options.allowPrivateAddresses,
      refresh: options.refreshPhotos,
    },
    timeZone: tenant.file.timeZone,
    locale: tenant.file.locale,
    currency: tenant.file.currency,
    ...(tenant.file.certificationSchemes && { schemes: tenant.file.certificationSchemes }),
    problem: report.add,
    progress: line.show,
    isStopping,
  });
  line.end();
  report.close();
  print(summarize(outcome, (performance.now() - begun) / 1000, options.skipBad));
  if (outcome.written) {
    const more = await afterwards(database, tenant);
    if (more !== undefined) print(more);
  }
  return exitCodeOf(outcome, options.skipBad);
}

function openSources({ files, kind, encoding, maps: mapFiles }: ImportOptions): readonly Source[] {
  const maps = mapFiles.map((file) => {
    const map = readMapFile(resolve(startedIn(), file));
    if ('problems' in map)
      throw new StartProblem(`The map ${file} cannot be used:\n${map.problems.map((one) => `  ${one}`).join('\n')}`);
    return map;
  });
  return files.map((file) => {
    const source = openSource(file, startedIn(), { kind, encoding, maps });
    if ('reason' in source) throw new StartProblem(`${file}: ${source.reason}.`);
    return source;
  });
}

/** npm runs scripts in the repository's root; files are meant from where the person is. */
function startedIn(): string {
  return process.env.INIT_CWD ?? process.cwd();
}
