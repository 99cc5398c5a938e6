export type ShopEnvironment = 'dev' | 'stage' | 'production';

/** Which environment a shop runs in, told from its base URL alone. */
export function shopEnvironment(baseUrl: string): ShopEnvironment {
  const { hostname } = new URL(baseUrl);
  if (
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    hostname.startsWith('127.') ||
    /(^|[.-])dev([.-]|$)/.test(hostname) ||
    hostname.endsWith('.local')
  )
    return 'dev';
  if (/(^|[.-])(stage|staging|test|qa|preview)([.-]|$)/.test(hostname)) return 'stage';
  return 'production';
}
