import type { EditedPage, ThemeConfig } from '@trolley/contract';
import { routeNames } from '@trolley/contract';

export interface Reference {
  readonly field: string;
  readonly target: string;
}

/** Files of the media folder that the theme names. */
export function themeMedia({ font, logo }: ThemeConfig): readonly Reference[] {
  return [
    { field: 'font.file', target: font.file },
    { field: 'logo.favicon', target: logo.favicon },
    { field: 'logo.touchIcon', target: logo.touchIcon },
    { field: 'logo.socialImage', target: logo.socialImage },
  ];
}

/** Files of the media folder that a page names, in its blocks and about itself. */
export function pageMedia({ blocks, meta }: EditedPage): readonly Reference[] {
  const own = [
    { field: 'meta.openGraphImage', target: meta.openGraphImage },
    { field: 'meta.background.image', target: meta.background?.image },
  ];
  const named = own.filter((one): one is Reference => one.target !== undefined && !/^(\/|https:)/.test(one.target));
  const inBlocks = stringsIn(blocks, 'blocks').filter(({ field, holder }) => {
    const isOwnFilm = field.endsWith('.source') && holder['provider'] === 'file';
    return field.endsWith('.file') || isOwnFilm;
  });
  return [...named, ...inBlocks.map(({ field, target }) => ({ field, target }))];
}

/** Links to a route by a name that no route has: a slip of the pen that would only show as a missing link. */
export function unknownRoutes(content: unknown): readonly Reference[] {
  return stringsIn(content, '').filter(({ field, target }) => {
    if (!/(^|\.)to$/.test(field) || !target.startsWith('route:')) return false;
    const [name = ''] = target.slice('route:'.length).split('?');
    return !(routeNames as readonly string[]).includes(name);
  });
}

interface Found extends Reference {
  readonly holder: Readonly<Record<string, unknown>>;
}

function stringsIn(value: unknown, path: string): readonly Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Readonly<Record<string, unknown>>;
  return Object.entries(holder).flatMap(([key, held]) => {
    const field = path ? `${path}.${key}` : key;
    return typeof held === 'string' ? [{ field, target: held, holder }] : stringsIn(held, field);
  });
}
