import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../platform/paths.ts';

/** The words that every shop of a language has: `locales/de`, `locales/en`. A tenant's folder has only what differs. */
export interface Locale {
  /** The content of the file that has the same place in a tenant's folder; undefined where the language has none. */
  file(name: string): unknown;
  /** Files of one of its folders, `messages/shell.json`. */
  list(folder: string): readonly string[];
}

export const nowhere: Locale = { file: () => undefined, list: () => [] };

export function openLocale(language: string, localesDir: string = paths.locales): Locale {
  const dir = join(localesDir, language);
  if (!/^[a-z]{2}$/.test(language) || !existsSync(dir)) return nowhere;
  return {
    file: (name) => {
      const path = join(dir, name);
      return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as unknown) : undefined;
    },
    list: (folder) => {
      const path = join(dir, folder);
      const names = existsSync(path) ? readdirSync(path) : [];
      return names
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => `${folder}/${name}`);
    },
  };
}

/** The language a tenant says it speaks; nothing else of the file is looked at, it may be broken. */
export function languageOfTenant(dir: string): string {
  try {
    const { locale } = JSON.parse(readFileSync(join(dir, 'tenant.json'), 'utf8')) as { locale?: unknown };
    return typeof locale === 'string' ? locale.slice(0, 2) : '';
  } catch {
    return '';
  }
}
