import { z } from 'zod/mini';
import { consentSettings } from '../consent/consentFile.ts';
import { amountStyle } from '../money.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { clientRuntimeConfig } from './flags.ts';
import { messageBundle } from './messages.ts';
import { pageMap } from './pageMap.ts';
import { redirects } from './redirects.ts';
import { themeConfig } from './theme.ts';

/** What a tenant is, apart from its flags, slugs, theme and texts. */
export const tenantIdentity = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'expected a short name like "feldmarkt"')),
  name: z.string().check(z.minLength(1)),
  /** BCP 47, one language per tenant. */
  locale: z.string().check(z.regex(/^[a-z]{2}-[A-Z]{2}$/, 'expected a locale like "de-AT"')),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'expected a currency like "EUR"')),
  timeZone: z.string().check(z.refine(isTimeZone, 'expected a time zone like "Europe/Vienna"')),
});

/** The answer of `GET /tenant/config`: all that the storefront must know before it renders anything. */
export const tenantConfig = z.object({
  ...tenantIdentity.shape,
  /** How it writes amounts of its currency. */
  amounts: amountStyle,
  /** The country it sells in, as its language calls it; badges of products from there say it. */
  countryName: z.string(),
  environment: z.enum(['dev', 'stage', 'production']),
  baseUrl: z.string(),
  clientRuntimeConfig,
  pageMap,
  messageBundle,
  redirects,
  themeConfig,
  consent: consentSettings,
});
export type TenantConfig = z.infer<typeof tenantConfig>;
/** What a page carries of it: redirects are the server's, which knows them as they are now. */
export type BootTenant = Omit<TenantConfig, 'redirects'>;

export const getTenantConfig = defineEndpoint({
  method: 'GET',
  path: '/tenant/config',
  domain: 'tenant',
  summary: 'The tenant this process serves: flags, page map, texts, redirects and theme.',
  reply: tenantConfig,
});

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
