import { resolve } from 'node:path';
import { z } from 'zod/mini';
import { type DatabasePooler, databasePoolerOf, databasePoolerProblem, poolers } from './databasePooler.ts';
import { type FileBucket, fileBucketOf, fileBucketProblem } from './fileBucket.ts';
import { mapOriginsOf, mapStyleProblem } from './mapStyle.ts';
import { repositoryRoot } from './paths.ts';
import { settingExamples } from './settingExamples.ts';
import {
  checked,
  databaseUrl,
  isBaseUrl,
  isMapStyleUrl,
  isSmtpUrl,
  matching,
  originList,
  secretNames,
  secretWord,
  serviceUrl,
  usualPayments,
  wholeNumber,
  yesOrNo,
} from './settingRules.ts';
import { StartProblem } from './startProblem.ts';
import type { TracingSettings } from './tracing/tracing.ts';
import { tracingExamples, tracingOf, tracingVariables } from './tracingSettings.ts';
import { type TrustProxy, trustProxySetting } from './trustProxy.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const environments = ['development', 'test', 'production'] as const;
type LogLevel = (typeof logLevels)[number];
type Environment = (typeof environments)[number];

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly tenant: string;
  readonly tenantsDir: string;
  /** Any PostgreSQL; without it the embedded one runs in `dataDir`. */
  readonly databaseUrl?: string;
  /** Where `databaseUrl` leads to a pooler. */
  readonly databasePooler?: DatabasePooler;
  readonly dataDir: string;
  /** Where photos, uploads and media are kept; without it in `dataDir`. */
  readonly fileBucket?: FileBucket;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly logLevel: LogLevel;
  readonly nodeEnv: Environment;
  /** Overrides the tenant's own choice. */
  readonly cmsPreview?: boolean;
  readonly trustProxy: TrustProxy;
  /** 0: every page is rendered anew. */
  readonly pageCacheBytes: number;
  /** How much memory the carts that were used lately may take. */
  readonly cartCacheBytes: number;
  readonly databasePoolSize: number;
  /** How long a process that was told to stop goes on answering, until balancers have noticed. */
  readonly drainMs: number;
  /** Some calls are refused where turns of the event loop take longer; 0: none are. */
  readonly shedLoadAfterMs: number;
  readonly metricsToken?: string;
  /** Lets the search-provider variant ask; a key that may only search is enough. */
  readonly algoliaApiKey?: string;
  /** A Photon server, without a slash at the end; without it the tenant's own list of streets is the map. */
  readonly mapsUrl?: string;
  /** The MapLibre style that maps are drawn with; without it the shop draws them itself. */
  readonly mapStyleUrl?: string;
  /** Whom a browser may ask for maps: the style's origin and those it names. Empty without a style. */
  readonly mapOrigins: readonly string[];
  /** An outside loyalty programme, without a slash at the end, and its key; needed where the tenant has one. */
  readonly loyaltyUrl?: string;
  readonly loyaltyKey?: string;
  /** The API secret of GA4's Measurement Protocol, where the tenant reports purchases there. */
  readonly measurementSecret?: string;
  /** Sends mails; without it they stay in the outbox. */
  readonly smtpUrl?: string;
  /** `none`: this shop is meant to send no mails. */
  readonly mail?: 'none';
  /** What one hash of a password costs. */
  readonly passwordMemoryKb: number;
  /** How many hashes a challenge takes at most. */
  readonly botCheckCost: number;
  /** The app's own key, which stands in for the bot check. */
  readonly botBypassKey?: string;
  /** Both keys, or neither: then the shop makes challenges of its own. */
  readonly recaptchaSiteKey?: string;
  readonly recaptchaSecret?: string;
  /** Where answers are verified. */
  readonly recaptchaUrl: string;
  /** Who takes the money of the methods that need a provider. */
  readonly payments: 'sandbox' | 'stripe' | 'none';
  /** The payment sandbox that runs beside a shop which is tried out. */
  readonly sandboxUrl?: string;
  readonly sandboxKey?: string;
  readonly stripeSecretKey?: string;
  readonly stripeWebhookSecret?: string;
  /** Another address than Stripe's own. */
  readonly stripeUrl?: string;
  readonly tracing?: TracingSettings;
}

export class SettingsProblem extends StartProblem {
  override name = 'SettingsProblem';
}

const tenantId = /^[a-z][a-z0-9-]{0,39}$/;
export const tenantIdRule = 'expected the name of a folder in TENANTS_DIR: a-z, 0-9 and "-"';
export const isTenantId = (id: string): boolean => tenantId.test(id);

const variables = z.object({
  PORT: z._default(wholeNumber(1, 65_535), 3000),
  HOST: z._default(matching(/^[A-Za-z0-9.:_-]+$/, 'expected a host name or an IP address'), 'localhost'),
  TENANT: z._default(matching(tenantId, tenantIdRule), 'feldmarkt'),
  TENANTS_DIR: z._default(z.string(), './tenants'),
  DATABASE_URL: z.optional(databaseUrl()),
  DATABASE_POOLER: z.optional(z.enum(poolers, `expected one of: ${poolers.join(', ')}`)),
  DATABASE_DIRECT_URL: z.optional(databaseUrl()),
  DATA_DIR: z._default(z.string(), './.data'),
  S3_ENDPOINT: z.optional(serviceUrl()),
  S3_BUCKET: z.optional(
    matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'expected the name of a bucket: 3 to 63 of a-z, 0-9, "." and "-"'),
  ),
  S3_REGION: z._default(matching(/^[a-z0-9-]{2,40}$/, 'expected the name of a region: a-z, 0-9 and "-"'), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(matching(/^[!-~]{3,}$/, 'expected a key without spaces')),
  S3_SECRET_ACCESS_KEY: z.optional(matching(/^[!-~]{8,}$/, 'expected a key without spaces')),
  BASE_URL: z.optional(
    checked(isBaseUrl, 'expected an address that starts with "http://" or "https://", without a path'),
  ),
  LOG_LEVEL: z._default(z.enum(logLevels, `expected one of: ${logLevels.join(', ')}`), 'info'),
  NODE_ENV: z._default(z.enum(environments, `expected one of: ${environments.join(', ')}`), 'production'),
  CMS_PREVIEW: z.optional(yesOrNo()),
  TRUST_PROXY: z._default(trustProxySetting(), false),
  PAGE_CACHE_MB: z._default(wholeNumber(0, 65_536), 64),
  CART_CACHE_MB: z._default(wholeNumber(0, 65_536), 32),
  DATABASE_POOL_SIZE: z._default(wholeNumber(1, 1000), 10),
  DRAIN_SECONDS: z._default(wholeNumber(0, 15), 0),
  SHED_LOAD_AFTER_MS: z._default(wholeNumber(0, 60_000), 250),
  METRICS_TOKEN: z.optional(secretWord()),
  ALGOLIA_API_KEY: z.optional(matching(/^[!-~]{8,}$/, 'expected a key without spaces')),
  MAPS_URL: z.optional(serviceUrl()),
  MAP_STYLE_URL: z.optional(
    z.string().check(z.refine(isMapStyleUrl, 'expected the address of a MapLibre style, without a name or a "#"')),
  ),
  MAP_ORIGINS: z.optional(originList()),
  LOYALTY_URL: z.optional(serviceUrl()),
  LOYALTY_KEY: z.optional(secretWord()),
  MEASUREMENT_SECRET: z.optional(secretWord()),
  SMTP_URL: z.optional(
    z.string().check(z.refine(isSmtpUrl, 'expected an address that starts with "smtp://" or "smtps://"')),
  ),
  MAIL: z.optional(z.enum(['none'], 'expected "none", or nothing at all')),
  PASSWORD_MEMORY_KB: z._default(wholeNumber(64, 1_048_576), 19_456),
  BOT_CHECK_COST: z._default(wholeNumber(0, 10_000_000), 50_000),
  BOT_BYPASS_KEY: z.optional(secretWord()),
  RECAPTCHA_SITE_KEY: z.optional(matching(/^[!-~]{8,}$/, 'expected a key without spaces')),
  RECAPTCHA_SECRET: z.optional(matching(/^[!-~]{8,}$/, 'expected a key without spaces')),
  RECAPTCHA_URL: z._default(serviceUrl(), 'https://www.google.com/recaptcha/api/siteverify'),
  PAYMENTS: z.optional(z.enum(['sandbox', 'stripe', 'none'], 'expected one of: sandbox, stripe, none')),
  SANDBOX_URL: z.optional(serviceUrl()),
  SANDBOX_KEY: z.optional(secretWord()),
  STRIPE_SECRET_KEY: z.optional(secretWord()),
  STRIPE_WEBHOOK_SECRET: z.optional(secretWord()),
  STRIPE_URL: z.optional(serviceUrl()),
  ...tracingVariables,
});

type Name = keyof z.infer<typeof variables>;

const examples: Record<Name, string> = { ...settingExamples, ...tracingExamples };

const secrets: readonly string[] = secretNames satisfies readonly Name[];

/** The settings of this process. Folders are relative to the repository; an empty value counts as not given. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const read = variables.safeParse(given);
  if (!read.success) throw new SettingsProblem(describe(read.error.issues, given));
  const value = read.data;
  const baseUrl = new URL(value.BASE_URL ?? `http://localhost:${value.PORT}`).origin;
  const together = contradictions(value, baseUrl);
  if (together.length > 0) throw new SettingsProblem(inWords(together));
  return {
    port: value.PORT,
    host: value.HOST,
    tenant: value.TENANT,
    tenantsDir: resolve(repositoryRoot, value.TENANTS_DIR),
    databaseUrl: value.DATABASE_URL,
    databasePooler: databasePoolerOf(value),
    dataDir: resolve(repositoryRoot, value.DATA_DIR),
    fileBucket: fileBucketOf(value),
    baseUrl,
    logLevel: value.LOG_LEVEL,
    nodeEnv: value.NODE_ENV,
    cmsPreview: value.CMS_PREVIEW,
    trustProxy: value.TRUST_PROXY,
    pageCacheBytes: value.PAGE_CACHE_MB * 1024 * 1024,
    cartCacheBytes: value.CART_CACHE_MB * 1024 * 1024,
    databasePoolSize: value.DATABASE_POOL_SIZE,
    drainMs: value.DRAIN_SECONDS * 1000,
    shedLoadAfterMs: value.SHED_LOAD_AFTER_MS,
    metricsToken: value.METRICS_TOKEN,
    algoliaApiKey: value.ALGOLIA_API_KEY,
    mapsUrl: value.MAPS_URL?.replace(/\/+$/, ''),
    mapStyleUrl: value.MAP_STYLE_URL,
    mapOrigins: mapOriginsOf(value),
    loyaltyUrl: value.LOYALTY_URL?.replace(/\/+$/, ''),
    loyaltyKey: value.LOYALTY_KEY,
    measurementSecret: value.MEASUREMENT_SECRET,
    smtpUrl: value.SMTP_URL,
    mail: value.MAIL,
    passwordMemoryKb: value.PASSWORD_MEMORY_KB,
    botCheckCost: value.BOT_CHECK_COST,
    botBypassKey: value.BOT_BYPASS_KEY,
    recaptchaSiteKey: value.RECAPTCHA_SITE_KEY,
    recaptchaSecret: value.RECAPTCHA_SECRET,
    payments: value.PAYMENTS ?? usualPayments(value.SANDBOX_URL, baseUrl),
    sandboxUrl: value.SANDBOX_URL?.replace(/\/+$/, ''),
    sandboxKey: value.SANDBOX_KEY,
    stripeSecretKey: value.STRIPE_SECRET_KEY,
    stripeWebhookSecret: value.STRIPE_WEBHOOK_SECRET,
    stripeUrl: value.STRIPE_URL,
    recaptchaUrl: value.RECAPTCHA_URL,
    tracing: tracingOf(value),
  };
}

const least = { PASSWORD_MEMORY_KB: 19_456, BOT_CHECK_COST: 1000 } as const;

/** What each allows by itself, but not together. On one's own machine demos and tests may be quick. */
function contradictions(value: z.infer<typeof variables>, baseUrl: string): readonly string[] {
  const found: string[] = [];
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(baseUrl).hostname);
  for (const name of ['PASSWORD_MEMORY_KB', 'BOT_CHECK_COST'] as const) {
    if (value.NODE_ENV === 'production' && !isLocal && value[name] < least[name])
      found.push(
        `  ${name}: "${value[name]}" is too little for a shop in production: expected at least ${least[name]}`,
      );
  }
  if ((value.RECAPTCHA_SITE_KEY === undefined) !== (value.RECAPTCHA_SECRET === undefined))
    found.push('  RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET: expected both or neither');
  if ((value.LOYALTY_URL === undefined) !== (value.LOYALTY_KEY === undefined))
    found.push('  LOYALTY_URL and LOYALTY_KEY: expected both or neither');
  for (const problem of [databasePoolerProblem(value), fileBucketProblem(value), mapStyleProblem(value)])
    if (problem !== undefined) found.push(problem);
  if (value.MAIL !== undefined && value.SMTP_URL !== undefined)
    found.push('  MAIL=none and SMTP_URL: expected one of them, the shop sends mails or it does not');
  return found;
}

function describe(issues: readonly z.core.$ZodIssue[], given: Record<string, string | undefined>): string {
  const lines = issues.map((issue) => {
    const name = String(issue.path[0]) as Name;
    const shown = secrets.includes(name) ? 'its value (not shown)' : `"${given[name]}"`;
    return `  ${name}: ${shown} does not fit: ${issue.message}, for example ${name}=${examples[name]}`;
  });
  return inWords(lines);
}

function inWords(lines: readonly string[]): string {
  const heading = lines.length === 1 ? 'A setting is wrong.' : `${lines.length} settings are wrong.`;
  return `${heading} Settings come from the environment and the file .env.\n${lines.join('\n')}`;
}
