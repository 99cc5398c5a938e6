import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenData } from '@trolley/contract';
import { tenantIdentity, themeConfig, themeStyle } from '@trolley/contract';
import { z } from 'zod/mini';
import type { Media } from '../media/media.ts';
import type { Log } from '../platform/log.ts';

const named = z.pick(z.object(tenantIdentity.shape), { id: true, name: true });

/** The theme of every tenant in the folder, each held to `[data-theme=id]`; read once, for the page of all components. */
export function readGalleryThemes(
  tenantsDir: string,
  media: Pick<Media, 'urlOf'>,
  log: Log,
): ScreenData['components']['themes'] {
  return readdirSync(tenantsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      try {
        const { id, name } = named.parse(readJson(join(tenantsDir, entry.name, 'tenant.json')));
        const theme = themeConfig.parse(readJson(join(tenantsDir, entry.name, 'theme.json')));
        const fontUrl = media.urlOf(theme.font.file);
        const style = themeStyle(theme, fontUrl ?? '', `[data-theme=${id}]`);
        // Another tenant's font is not served here; its fallback stands in.
        return [{ id, name, style: fontUrl === undefined ? style.replace(/@font-face\{[^}]*\}/, '') : style }];
      } catch (err) {
        log.warn({ err, tenant: entry.name }, 'a theme cannot be shown beside the others');
        return [];
      }
    });
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
