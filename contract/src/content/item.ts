import { z } from 'zod/mini';
import { newsletterConfig } from '../newsletter/newsletterConfig.ts';
import { searchFlyoutConfig } from '../search/endpoints.ts';
import { clientConfigTypes, componentConfig, componentConfigTypes } from './clientConfig.ts';
import { editedClientConfig, wholeEditedPage } from './edited.ts';
import { brandsConfig, listsConfig } from './listStories.ts';

/** Everything around pages that editors fill: what surrounds them, and the words of components. */
export const configTypes = [...clientConfigTypes, ...componentConfigTypes] as const;

const pageItem = /^page:\/([a-z0-9]+(?:[-/][a-z0-9]+)*)?$/;
const configItems: readonly string[] = configTypes.map((type) => `config:${type}`);

/** What editors change as one thing: a page by its path (`page:/ueber-uns`) or a configuration (`config:header`). */
export const itemName = z.string().check(
  z.maxLength(300),
  z.refine(
    (name) => pageItem.test(name) || configItems.includes(name),
    `expected "page:/path" or one of: ${configItems.join(', ')}`,
  ),
);

/** The path of a page; undefined of a configuration. */
export function pathOfItem(item: string): string | undefined {
  return item.startsWith('page:') ? item.slice('page:'.length) : undefined;
}

/** The type of a configuration; undefined of a page. */
export function configOfItem(item: string): (typeof configTypes)[number] | undefined {
  return configTypes.find((type) => item === `config:${type}`);
}

/** Components that say themselves what an editor may fill in; of the others any texts and settings will do. */
const componentSchemas: Readonly<Partial<Record<string, z.ZodMiniType>>> = {
  lists: listsConfig,
  brands: brandsConfig,
  newsletter: newsletterConfig,
  search: searchFlyoutConfig,
};

/** What the value of an item has to be when it is published. */
export function schemaOfItem(item: string): z.ZodMiniType {
  if (pathOfItem(item) !== undefined) return wholeEditedPage;
  const type = configOfItem(item);
  const client = clientConfigTypes.find((one) => one === type);
  return client ? editedClientConfig.shape[client] : (componentSchemas[type ?? ''] ?? componentConfig);
}
