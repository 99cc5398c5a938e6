import type { TenantConfig } from '@trolley/contract';

/** Only the real shop is for search engines; what is tried out elsewhere is not to be found. */
export function robotsTxt({ environment, baseUrl }: Pick<TenantConfig, 'environment' | 'baseUrl'>): string {
  if (environment !== 'production') return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\nDisallow: /_payload/\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
}
