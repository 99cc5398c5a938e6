import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * An icon of the library is three components with settings that are not used here. Its drawing is taken as it is, and drawn
 * by one of our own: a page has hundreds of them.
 */
export function slimIcons(root: string): Plugin {
  const ours = JSON.stringify(join(root, '../ui/src/drawIcon.ts'));
  return {
    name: 'trolley:slim-icons',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ },
      handler: () => `export { drawIcon as default } from ${ours};`,
    },
  };
}
