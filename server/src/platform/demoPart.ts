import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from './paths.ts';

/** The workspaces below `demo/`, which the deployment of a retailer does not install. */
export type DemoPartName = 'database' | 'pictures' | 'shop';

/** Undefined where the workspace is not installed, or not built. From the sources its sources are loaded. */
export async function loadDemoPart<Part>(name: DemoPartName): Promise<Part | undefined> {
  const file = import.meta.url.endsWith('.ts')
    ? join(repositoryRoot, 'demo', name, 'src/index.ts')
    : join(repositoryRoot, 'node_modules/@trolley', `demo-${name}`, 'dist/index.js');
  if (!existsSync(file)) return undefined;
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Part;
}
