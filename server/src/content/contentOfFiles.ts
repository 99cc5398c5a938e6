import type { Tenant } from '../tenant/tenant.ts';
import type { StoredContent } from './content.ts';

/** What the tenant's files will bring into a database that has no content yet. */
export function contentOfFiles({
  pages,
  clientConfig,
  componentConfigs,
}: Pick<Tenant, 'pages' | 'clientConfig' | 'componentConfigs'>): StoredContent {
  const updatedAt = new Date(0);
  return {
    pages: pages.map((edited) => ({ edited, revision: 0, updatedAt })),
    configs: { ...clientConfig, ...componentConfigs },
  };
}
