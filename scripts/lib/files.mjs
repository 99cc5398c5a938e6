import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

const skipped = new Set(['node_modules', 'dist', '.data', '.git', 'results', 'test-results', 'playwright-report']);

/** Every file below a folder of the repository, as paths with forward slashes relative to the root. */
export function filesBelow(folder, matches = /./) {
  const found = [];
  const visit = (dir) => {
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      const path = join(dir, entry.name);
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) visit(path);
      } else if (matches.test(entry.name)) {
        found.push(relative(root, path).split(sep).join('/'));
      }
    }
  };
  visit(join(root, folder));
  return found.sort();
}
