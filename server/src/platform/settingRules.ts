import { shopEnvironment } from '@trolley/contract';
import { z } from 'zod/mini';

/* What the text of a setting has to look like. */

export function checked(rule: (text: string) => boolean, message: string) {
  return z.string().check(z.refine(rule, message));
}

export function matching(pattern: RegExp, problem: string) {
  return z.string().check(z.regex(pattern, problem));
}

export function secretWord() {
  return matching(/^[!-~]{16,}$/, 'expected at least 16 visible characters without spaces');
}

export function wholeNumber(from: number, to: number) {
  const fits = (text: string) => /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to;
  return z.pipe(z.string().check(z.refine(fits, `expected a whole number from ${from} to ${to}`)), z.transform(Number));
}

export function yesOrNo() {
  return z.pipe(
    z.enum(['true', 'false', '1', '0'], 'expected "true" or "false"'),
    z.transform((text: 'true' | 'false' | '1' | '0') => text === 'true' || text === '1'),
  );
}

export function databaseUrl() {
  const problem = 'expected an address that starts with "postgres://" and names a database';
  return z.string().check(z.refine(isDatabaseUrl, problem));
}

function isDatabaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname } = new URL(text);
  return (protocol === 'postgres:' || protocol === 'postgresql:') && pathname.length > 1;
}

export function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && pathname === '/' && search + hash + username === '';
}

export function isSmtpUrl(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
}

export function serviceUrl() {
  return z.string().check(z.refine(isServiceUrl, 'expected an address that starts with "http://" or "https://"'));
}

function isServiceUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && search + hash + username === '';
}

/** May have a query: providers write their keys into it, which every browser sees. */
export function isMapStyleUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && hash + username === '';
}

/** Separated by commas or spaces. */
export function originList() {
  const parts = (text: string) => text.split(/[\s,]+/).filter(Boolean);
  return z.pipe(
    z
      .string()
      .check(
        z.refine((text) => parts(text).every(isBaseUrl), 'expected addresses without a path, separated by commas'),
      ),
    z.transform((text: string) => parts(text).map((address) => new URL(address).origin)),
  );
}

/** Settings whose values are never shown, not even where they are wrong. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
  'ALGOLIA_API_KEY',
  'LOYALTY_KEY',
  'MEASUREMENT_SECRET',
  'SMTP_URL',
  'BOT_BYPASS_KEY',
  'RECAPTCHA_SECRET',
  'SANDBOX_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

/** Further processes of a demo shop get the address of its sandbox, and take cards like the first. */
export function usualPayments(sandboxUrl: string | undefined, baseUrl: string): 'sandbox' | 'none' {
  return sandboxUrl !== undefined && shopEnvironment(baseUrl) !== 'production' ? 'sandbox' : 'none';
}
