import { existsSync } from 'node:fs';
import { describeDeadThings, selectDeadThings } from './catalogue/import/deadThings.ts';
import {
  describeDoubtful,
  exampleCertificate,
  selectExampleCertified,
  selectUnpriced,
} from './catalogue/import/doubtfulProducts.ts';
import { describeGaps, selectGapsOfShop } from './catalogue/import/gaps.ts';
import { describeStaleTests } from './catalogue/import/staleTests.ts';
import { checkTenant } from './checkTenant.ts';
import { type DeadContent, findDeadContent, findDeadForms } from './findDeadContent.ts';
import { reachDatabase } from './platform/database/reachShop.ts';
import { createClosing } from './platform/lifecycle/closing.ts';
import { createLog } from './platform/log.ts';
import { paths } from './platform/paths.ts';
import type { Settings } from './platform/settings.ts';
import type { Tenant } from './tenant/tenant.ts';

const usage = `Usage: npm run check -- <tenant>

Names everything that a start at a production address would refuse or warn about: settings (the environment and .env),
the files of tenants/<tenant>, gaps and invented details, contrast, numbers that are still the example's, what pages name that the database does not have, products without
a price, a base price or stated allergens, or with the documentation's certificate, a page of residue tests without fresh ones, and things of recipes
that no product is.
Ends with 1 if such a start would be refused.
`;

/** The command `npm run check`; returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const [id, ...rest] = args;
  if (id === undefined || id.startsWith('-') || rest.length > 0) {
    process.stdout.write(usage);
    return id === '--help' ? 0 : 1;
  }
  if (existsSync(paths.envFile)) process.loadEnvFile(paths.envFile);
  const { refused, warned, noted, tenant, settings } = await checkTenant(id, process.env);
  const more = tenant && settings ? await compareWithDatabase(tenant, settings) : { warned: [], noted: [] };
  tell('A production start is refused for', refused);
  tell('It warns of', [...warned, ...more.warned]);
  tell('Not checked, or good to know', [...noted, ...more.noted]);
  if (refused.length + warned.length + more.warned.length === 0) process.stdout.write(`${id} is ready to open.\n`);
  return refused.length > 0 ? 1 : 0;
}

function tell(heading: string, lines: readonly string[]): void {
  if (lines.length > 0)
    process.stdout.write(`${heading} (${lines.length}):\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}

interface Compared {
  readonly warned: readonly string[];
  readonly noted: readonly string[];
}

/** What pages and menus name against what there is. A database is looked at, never made or changed. */
async function compareWithDatabase(tenant: Tenant, settings: Settings): Promise<Compared> {
  if (settings.databaseUrl === undefined && !existsSync(settings.dataDir))
    return {
      warned: (await findDeadForms(tenant)).map(deadLine),
      noted: ['There is no database yet: what pages name was not compared with a catalogue'],
    };
  const closing = createClosing((problem) => process.stderr.write(`${problem}\n`));
  try {
    const database = await reachDatabase(settings, closing, createLog({ level: 'silent' }));
    const { featureRecipes, featurePesticides } = tenant.file.clientRuntimeConfig;
    const { warned, noted } = told(await findDeadContent(database, tenant));
    const unpriced = describeDoubtful(await selectUnpriced(database), 'have no price, so nobody can buy them');
    const certified = describeDoubtful(
      await selectExampleCertified(database),
      `are certified by ${exampleCertificate}, the number of the documentation's example (is it theirs?)`,
    );
    const stale = featurePesticides ? await describeStaleTests(database) : [];
    const things = featureRecipes ? describeDeadThings(await selectDeadThings(database)) : [];
    const gaps = describeGaps(await selectGapsOfShop(database));
    return { warned: [...warned, ...unpriced, ...certified, ...stale, ...things], noted: [...noted, ...gaps] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { warned: [], noted: [`The database was not compared: ${reason}`] };
  } finally {
    await closing.run();
  }
}

function told({ dead, products }: DeadContent): Compared {
  if (products > 0) return { warned: dead.map(deadLine), noted: [] };
  const others = dead.filter(({ kind }) => kind === 'form' || kind === 'page').map(deadLine);
  return { warned: ['The catalogue is empty: bring products by `npm run import`', ...others], noted: [] };
}

const deadLine = ({ where, kind, name }: DeadContent['dead'][number]) => `${where}: the shop has no ${kind} "${name}"`;
