import type { Route } from '@trolley/contract';
import { matchRoute, routeNames } from '@trolley/contract';
import type { StoredContent } from './content.ts';

/** Something of the shop that a page, the menu or a banner names. */
export interface ContentReference {
  /** As an editor finds it: `page / · blocks.2.items.0.to`, `header · navigation.3.to`. */
  readonly where: string;
  readonly kind: 'category' | 'brand' | 'product' | 'page' | 'form';
  /** A slug, a sku, a path or an id. */
  readonly name: string;
}

/** What there is now. */
export interface KnownNames {
  /** That has products, itself or below it. */
  hasCategory(slug: string): boolean;
  hasBrand(slug: string): boolean;
  /** By sku or by slug. */
  hasProduct(name: string): boolean;
  hasForm(id: string): boolean;
}

/** Everything that content names and the shop does not have, each place once. */
export function deadReferences(
  content: StoredContent,
  routes: readonly Route[],
  known: KnownNames,
): readonly ContentReference[] {
  const paths = new Set(content.pages.map(({ edited }) => edited.path));
  return contentReferences(content, routes).filter(({ kind, name }) => {
    switch (kind) {
      case 'category':
        return !known.hasCategory(name);
      case 'brand':
        return !known.hasBrand(name);
      case 'product':
        return !known.hasProduct(name);
      case 'page':
        return !paths.has(name);
      case 'form':
        return !known.hasForm(name);
    }
  });
}

/** A number and a few examples, as a log or a command tells it; undefined where nothing is dead. */
export function describeDead(dead: readonly ContentReference[], most = 5): string | undefined {
  if (dead.length === 0) return undefined;
  const things = dead.length === 1 ? 'one thing that is' : `${dead.length} things that are`;
  const examples = dead.slice(0, most).map(({ where, kind, name }) => `  ${where}: ${kind} "${name}"`);
  const rest = dead.length > most ? [`  … and ${dead.length - most} more`] : [];
  return [`Content names ${things} not there:`, ...examples, ...rest].join('\n');
}

export function contentReferences({ pages, configs }: StoredContent, routes: readonly Route[]): ContentReference[] {
  return [
    ...pages.flatMap(({ edited: { path, blocks } }) => referencesIn({ blocks }, `page ${path}`, routes)),
    ...Object.entries(configs).flatMap(([type, config]) => referencesIn(config, type, routes)),
  ];
}

const catalogueRoutes: Readonly<Record<string, ContentReference['kind']>> = {
  'products-slug': 'category',
  'brand-slug': 'brand',
  'product-slug': 'product',
};
const namedFields: Readonly<Record<string, ContentReference['kind']>> = {
  product: 'product',
  sku: 'product',
  skus: 'product',
  category: 'category',
  brand: 'brand',
  form: 'form',
};

function referencesIn(content: unknown, place: string, routes: readonly Route[]): ContentReference[] {
  function walk(value: unknown, field: string, key: string): ContentReference[] {
    if (typeof value === 'string') {
      const where = `${place} · ${field}`;
      const kind = namedFields[key];
      if (kind !== undefined) return [{ where, kind, name: value }];
      if (key === 'to' || key === 'href') return linked(value, where);
      return key === 'html'
        ? [...value.matchAll(/href="([^"]*)"/g)].flatMap(([, href = '']) =>
            linked(href.replaceAll('&amp;', '&'), where),
          )
        : [];
    }
    if (Array.isArray(value)) return value.flatMap((one, at) => walk(one, `${field}.${at}`, key));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, held]: [string, unknown]) =>
      walk(held, field === '' ? name : `${field}.${name}`, name),
    );
  }

  function linked(target: string, where: string): ContentReference[] {
    const found = targetOf(target, routes);
    return found ? [{ where, ...found }] : [];
  }

  return walk(content, '', '');
}

/** What a link needs to lead anywhere; undefined where it needs neither a page nor the catalogue, or its feature is off. */
function targetOf(target: string, routes: readonly Route[]): Pick<ContentReference, 'kind' | 'name'> | undefined {
  if (target.startsWith('route:')) {
    const [route = '', query = ''] = target.slice('route:'.length).split('?');
    const name = new URLSearchParams(query).get('slug');
    const kind = catalogueRoutes[route];
    const isOn = routes.some((one) => one.name === route) && (routeNames as readonly string[]).includes(route);
    return kind !== undefined && name !== null && isOn ? { kind, name } : undefined;
  }
  if (!target.startsWith('/')) return undefined;
  const path = target.split(/[?#]/)[0] ?? '/';
  const found = matchRoute(routes, path);
  if (!found || found.route.name === 'index') return { kind: 'page', name: path };
  const kind = catalogueRoutes[found.route.name];
  const name = found.params['slug'];
  return kind !== undefined && name ? { kind, name } : undefined;
}
