import { existsSync } from 'node:fs';
import { contentPart } from '../../content/contentPart.ts';
import { readCustomerFile } from '../../customer/readCustomerFile.ts';
import { reachShop } from '../../platform/database/reachShop.ts';
import { createClosing } from '../../platform/lifecycle/closing.ts';
import { createLog } from '../../platform/log.ts';
import { paths } from '../../platform/paths.ts';
import { readSettings } from '../../platform/settings.ts';
import { isStartProblem } from '../../platform/startProblem.ts';
import { loadTenant } from '../../tenant/loadTenant.ts';
import { createLinks } from '../links.ts';
import { selectSecret } from '../queries.ts';
import { readNewsletterCommand, usage } from './options.ts';
import { runNewsletterCommand } from './runNewsletterCommand.ts';

/** The command `npm run newsletter`; returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const command = readNewsletterCommand(args);
  if (command === 'help') {
    process.stdout.write(usage);
    return 0;
  }
  if ('problem' in command) {
    process.stderr.write(`${command.problem}\n\n${usage}`);
    return 1;
  }
  const closing = createClosing((problem) => process.stderr.write(`${problem}\n`));
  try {
    if (existsSync(paths.envFile)) process.loadEnvFile(paths.envFile);
    const settings = readSettings(process.env);
    const log = createLog({ level: 'warn' });
    const tenant = await loadTenant({ ...settings, id: settings.tenant });
    const database = await reachShop(settings, closing, log);
    const content = await contentPart({ tenant, screens: [], log }).load(database, new Date());
    const { newsletterTopics: topics } = await readCustomerFile(tenant.dir);
    const links = createLinks(tenant.publicConfig.baseUrl, () => content.pages);
    const newsletters = { database, topics, links, secret: await selectSecret(database) };
    const { text, exitCode } = await runNewsletterCommand(newsletters, command);
    (exitCode === 0 ? process.stdout : process.stderr).write(text);
    return exitCode;
  } catch (error) {
    const shown = isStartProblem(error) ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${shown}\n`);
    return 1;
  } finally {
    await closing.run();
  }
}
