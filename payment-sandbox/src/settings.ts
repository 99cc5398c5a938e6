import { shopEnvironment } from '@trolley/contract';
import type { SandboxOptions } from './openSandbox.ts';

/** Something the person who starts it can put right. */
export class SettingsProblem extends Error {
  override name = 'SettingsProblem';
}

/** Money that does not move has no business in a shop that sends goods. */
export function isProductionShop(baseUrl: string): boolean {
  return shopEnvironment(baseUrl) === 'production';
}

/** From the environment; an empty value counts as not given. */
export function readSandboxSettings(env: NodeJS.ProcessEnv): SandboxOptions {
  const given = (name: string) => env[name]?.trim() || undefined;
  const baseUrl = given('BASE_URL');
  if (!baseUrl || !URL.canParse(baseUrl))
    throw new SettingsProblem('The payment sandbox has to know which shop it serves: BASE_URL=http://localhost:3000');
  if (isProductionShop(baseUrl))
    throw new SettingsProblem(
      `${baseUrl} is a production shop: the payment sandbox takes no money and does not start.`,
    );
  const key = given('SANDBOX_KEY');
  if (!key || key.length < 16) throw new SettingsProblem('SANDBOX_KEY: expected at least 16 characters');
  const folder = given('SANDBOX_DATA_DIR');
  if (!folder) throw new SettingsProblem('SANDBOX_DATA_DIR: expected the folder that keeps the payments');
  const publicUrl = given('SANDBOX_PUBLIC_URL')?.replace(/\/+$/, '');
  if (publicUrl !== undefined && !/^https?:$/.test(URL.canParse(publicUrl) ? new URL(publicUrl).protocol : ''))
    throw new SettingsProblem('SANDBOX_PUBLIC_URL: expected an address that starts with "http://" or "https://"');
  return {
    folder,
    key,
    host: given('SANDBOX_HOST') ?? 'localhost',
    port: wholeNumber('SANDBOX_PORT', given('SANDBOX_PORT'), 65_535) ?? 0,
    ...(publicUrl !== undefined && { publicUrl }),
    delayMs: wholeNumber('SANDBOX_DELAY_MS', given('SANDBOX_DELAY_MS'), 600_000) ?? 5000,
    slowMs: wholeNumber('SANDBOX_SLOW_MS', given('SANDBOX_SLOW_MS'), 600_000) ?? 4000,
  };
}

function wholeNumber(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text) || Number(text) > most)
    throw new SettingsProblem(`${name}: expected a whole number from 0 to ${most}`);
  return Number(text);
}
