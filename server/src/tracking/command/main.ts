import { existsSync } from 'node:fs';
import { reachShop } from '../../platform/database/reachShop.ts';
import { createClosing } from '../../platform/lifecycle/closing.ts';
import { localDay } from '../../platform/localMidnight.ts';
import { createLog } from '../../platform/log.ts';
import { paths } from '../../platform/paths.ts';
import { readSettings } from '../../platform/settings.ts';
import { isStartProblem } from '../../platform/startProblem.ts';
import { loadTenant } from '../../tenant/loadTenant.ts';
import { selectFigures } from '../queries.ts';
import { readFiguresAsk, usage } from './options.ts';
import { showFigures } from './showFigures.ts';

/** The command `npm run figures`; returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const ask = readFiguresAsk(args);
  if (ask === 'help') {
    process.stdout.write(usage);
    return 0;
  }
  if ('problem' in ask) {
    process.stderr.write(`${ask.problem}\n\n${usage}`);
    return 1;
  }
  const closing = createClosing((problem) => process.stderr.write(`${problem}\n`));
  try {
    if (existsSync(paths.envFile)) process.loadEnvFile(paths.envFile);
    const settings = readSettings(process.env);
    const { currency, timeZone } = (await loadTenant({ ...settings, id: settings.tenant })).file;
    const database = await reachShop(settings, closing, createLog({ level: 'warn' }));
    const from = new Date((localDay(Date.now(), timeZone) - ask.days + 1) * 86_400_000).toISOString().slice(0, 10);
    const figures = await selectFigures(database, { from, timeZone });
    process.stdout.write(`${showFigures(figures, { from, currency, top: ask.top })}\n`);
    return 0;
  } catch (error) {
    const shown = isStartProblem(error) ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${shown}\n`);
    return 1;
  } finally {
    await closing.run();
  }
}
