import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, the same from the sources and from the bundle. */
export const repositoryRoot = rootAbove(dirname(fileURLToPath(import.meta.url)));

export const paths = {
  envFile: join(repositoryRoot, '.env'),
  /** Texts by language. */
  locales: join(repositoryRoot, 'locales'),
  migrations: join(repositoryRoot, 'server/migrations'),
  /** What the browser loads. */
  client: join(repositoryRoot, 'storefront/dist/client'),
  /** What the server renders pages with. */
  renderer: join(repositoryRoot, 'storefront/dist/server/entry-server.js'),
  storefront: join(repositoryRoot, 'storefront'),
  /** The studio as it was built; missing where nobody built it. */
  studio: join(repositoryRoot, 'studio/dist'),
  /** Where the sources ask for texts of the interface. */
  textUses: join(repositoryRoot, 'storefront/dist/text-uses.json'),
} as const;

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'server/package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The server does not lie in a checkout of the repository.');
  return rootAbove(parent);
}
