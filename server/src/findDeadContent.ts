import { selectCatalogueNames } from './catalogue/import/catalogueNames.ts';
import { formIds } from './contactForm/formIds.ts';
import type { StoredContent } from './content/content.ts';
import { contentOfFiles } from './content/contentOfFiles.ts';
import { type ContentReference, contentReferences, deadReferences } from './content/deadReferences.ts';
import { selectContent } from './content/queries.ts';
import type { Queryable } from './platform/database/database.ts';
import type { Tenant } from './tenant/tenant.ts';

export interface DeadContent {
  readonly dead: readonly ContentReference[];
  /** How many products the shop sells. */
  readonly products: number;
}

/** What content names and the database does not have, for commands: they load neither snapshot nor catalogue. */
export async function findDeadContent(
  database: Queryable,
  tenant: Pick<Tenant, 'dir' | 'routes' | 'pages' | 'clientConfig' | 'componentConfigs'>,
): Promise<DeadContent> {
  const content = await contentOf(database, tenant);
  const asked = [...new Set(contentReferences(content, tenant.routes).map(({ name }) => name))];
  const { categories, brands, products, count } = await selectCatalogueNames(database, asked);
  const forms = await formIds(tenant.dir);
  const dead = deadReferences(content, tenant.routes, {
    hasCategory: (slug) => categories.has(slug),
    hasBrand: (slug) => brands.has(slug),
    hasProduct: (name) => products.has(name),
    hasForm: (id) => forms.has(id),
  });
  return { dead, products: count };
}

/** Forms that the files' pages name and the folder does not have; needs no database. */
export async function findDeadForms(
  tenant: Pick<Tenant, 'dir' | 'routes' | 'pages' | 'clientConfig' | 'componentConfigs'>,
): Promise<readonly ContentReference[]> {
  const forms = await formIds(tenant.dir);
  return contentReferences(contentOfFiles(tenant), tenant.routes).filter(
    ({ kind, name }) => kind === 'form' && !forms.has(name),
  );
}

/** Before its first start a shop has only its files. */
async function contentOf(
  database: Queryable,
  tenant: Pick<Tenant, 'pages' | 'clientConfig' | 'componentConfigs'>,
): Promise<StoredContent> {
  const stored = await selectContent(database, () => {});
  return stored.pages.length > 0 ? stored : contentOfFiles(tenant);
}
