import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The studio's own files. */
export interface StudioFiles {
  /** Its page, with `<!--shop-->` where the shop comes in; undefined where it is not built, or being built. */
  page(path: string): Promise<string | undefined>;
  /** Its files named by their content. */
  readonly assetsDir: string;
  /** While developing, styles are put into the page by script. */
  readonly inlineStyles?: true;
}

/** As `npm run build` left them. Read when they are asked for: the shop opens while they are built. */
export function builtStudio(dir: string): StudioFiles {
  return {
    async page() {
      try {
        return await readFile(join(dir, 'index.html'), 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    assetsDir: join(dir, 'assets'),
  };
}
