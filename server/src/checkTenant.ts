import { relative } from 'node:path';
import { customerFile, lowContrasts, shopEnvironment } from '@trolley/contract';
import { didYouMean } from './catalogue/import/didYouMean.ts';
import { findRoomProblems } from './findRoomProblems.ts';
import { productionProblems } from './platform/productionAddress.ts';
import { isTenantId, readSettings, type Settings, SettingsProblem, tenantIdRule } from './platform/settings.ts';
import { findExampleValues } from './tenant/findExampleValues.ts';
import { loadTenant, tenantsIn } from './tenant/loadTenant.ts';
import { openLocale } from './tenant/locale.ts';
import { placeholdersOf } from './tenant/placeholdersOf.ts';
import { readOwnTexts } from './tenant/readOwnTexts.ts';
import type { Tenant } from './tenant/tenant.ts';
import { openTenantFolder } from './tenant/tenantFolder.ts';
import { type Finding, TenantProblem } from './tenant/tenantProblem.ts';
import { expectedFor } from './tenant/warnOfPlaceholders.ts';

export interface CheckResult {
  /** What stops a start at a production address. */
  readonly refused: readonly string[];
  /** What such a start, or a shopper, would complain about. */
  readonly warned: readonly string[];
  readonly noted: readonly string[];
  /** Where the files could be read. */
  readonly tenant?: Tenant;
  readonly settings?: Settings;
}

/** Everything about settings and files that a production start refuses or warns of, by the same rules. */
export async function checkTenant(id: string, env: NodeJS.ProcessEnv): Promise<CheckResult> {
  if (!isTenantId(id)) return { refused: [`"${id}" is no name of a tenant: ${tenantIdRule}`], warned: [], noted: [] };
  const { settings, problems } = settingsOf({ ...env, TENANT: id });
  // Whoever misspelt the name has no use for the settings of another shop.
  const known = await tenantsIn(settings.tenantsDir);
  if (!known.includes(id)) return { refused: [noSuchTenant(id, known)], warned: [], noted: [] };
  const noted =
    shopEnvironment(settings.baseUrl) === 'production'
      ? []
      : [`BASE_URL is ${settings.baseUrl}, no production address: everything is checked as if it were one`];
  const refused = [...problems, ...productionProblems(settings).map((line) => `settings: ${line}`)];
  const warned = settingsWarnings(settings);
  try {
    const tenant = await loadTenant({ ...settings, id, baseUrl: 'https://shop.example', cmsPreview: false });
    const findings = [...(await findRoomProblems(tenant))];
    const placeholders = await placeholdersOf(tenant.dir);
    for (const { file, field, found, isGap } of placeholders) {
      if (isGap) findings.push({ file, field, expected: expectedFor(found) });
      else warned.push(written({ file, field, expected: `expected your own in place of "${found}"` }));
    }
    warned.push(
      ...contrastWarnings(tenant),
      ...(await textWarnings(tenant)),
      ...exampleWarnings(tenant),
      ...consentWarnings(tenant),
      ...(await newsletterWarnings(tenant)),
    );
    return { refused: [...refused, ...findings.map(written)], warned, noted, tenant, settings };
  } catch (error) {
    if (!(error instanceof TenantProblem)) throw error;
    return { refused: [...refused, ...error.findings.map(written)], warned, noted };
  }
}

function noSuchTenant(id: string, known: readonly string[]): string {
  const choice = known.length > 0 ? ` (there are: ${known.join(', ')})` : '';
  return `there is no tenant "${id}"${didYouMean(id, known)}${choice}`;
}

/** Numbers that every new shop has from its template: they fit the schema, but nobody decided them. */
function exampleWarnings({ dir, file }: Tenant): readonly string[] {
  return findExampleValues(dir, openLocale(file.locale.slice(0, 2))).map(({ file: name, field }) =>
    written({ file: `${dir}/${name}`, field, expected: "still the example's, expected what is yours" }),
  );
}

/** Where the settings are wrong, the rest is checked with the usual ones. */
function settingsOf(env: NodeJS.ProcessEnv): { settings: Settings; problems: string[] } {
  try {
    return { settings: readSettings(env), problems: [] };
  } catch (error) {
    if (!(error instanceof SettingsProblem)) throw error;
    const { TENANT, TENANTS_DIR } = env;
    const lines = error.message.split('\n').slice(1);
    return {
      settings: readSettings({ TENANT, TENANTS_DIR }),
      problems: lines.map((line) => `settings: ${line.trim()}`),
    };
  }
}

function settingsWarnings({ payments, databaseUrl, trustProxy }: Settings): string[] {
  const found: string[] = [];
  if (payments === 'none' || payments === 'sandbox')
    found.push('settings: PAYMENTS: nobody takes cards at a production address; PAYMENTS=stripe does');
  if (databaseUrl === undefined)
    found.push('settings: DATABASE_URL is missing: the embedded database is made for trying things out');
  if (trustProxy === false)
    found.push('settings: TRUST_PROXY is missing: behind a proxy all visitors would share one limit of tries');
  return found;
}

/** CONS-02: without a provider, or its script, everything is allowed, which in the Union nothing may rely on that needs consent. */
function consentWarnings({ dir, consent, publicConfig }: Tenant): readonly string[] {
  const file = `${dir}/consent.json`;
  if (publicConfig.consent.asked.length === 0) return [];
  if (consent.provider === 'none') {
    const expected = 'expected "builtIn" or "oneTrust": with "none" scripts and cookies run without anybody’s consent';
    return [written({ file, field: 'provider', expected })];
  }
  if (consent.provider !== 'oneTrust' || consent.oneTrust?.whenUnreachable === 'necessary') return [];
  const expected = 'expected "necessary": else a browser that blocks OneTrust lets everything run without consent';
  return [written({ file, field: 'oneTrust.whenUnreachable', expected })];
}

/** NEWS-02: where nobody confirmed an address, a tick alone proves no consent of its owner. */
async function newsletterWarnings({ dir, file: { clientRuntimeConfig } }: Tenant): Promise<readonly string[]> {
  if (!clientRuntimeConfig.featureCustomer) return [];
  // What is wrong in it was told with the other files of rooms.
  const customers = await openTenantFolder(dir).read('customer/customer.json', customerFile);
  if (customers?.registration !== 'immediate' || customers.newsletterDoubleOptIn) return [];
  const expected = 'expected true with "registration": "immediate": else anybody can subscribe a stranger’s address';
  return [written({ file: `${dir}/customer/customer.json`, field: 'newsletterDoubleOptIn', expected })];
}

function contrastWarnings({ dir, theme }: Tenant): readonly string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    lowContrasts(theme.colours[scheme]).map(({ text, ground, contrast, least }) =>
      written({
        file: `${dir}/theme.json`,
        field: `colours.${scheme}.${text}`,
        expected: `expected a contrast of ${least} on ${ground}, it is ${contrast.toFixed(2)}`,
      }),
    ),
  );
}

/** A key that the language does not have is read by nobody: most likely a slip of the pen. */
async function textWarnings({ dir, file }: Tenant): Promise<readonly string[]> {
  const locale = openLocale(file.locale.slice(0, 2));
  const known = new Set(locale.list('messages').flatMap((name) => Object.keys(locale.file(name) as object)));
  if (known.size === 0) return [];
  return (await readOwnTexts(dir))
    .filter(({ key }) => !known.has(key))
    .map((text) => written({ file: text.file, field: text.key, expected: 'expected a key that the shop asks for' }));
}

function written({ file, field, expected }: Finding): string {
  const short = relative(process.cwd(), file);
  return [short.startsWith('..') ? file : short, field, expected].filter(Boolean).join(': ');
}
