import type { Route } from '@trolley/contract';
import { matchRoute, routeNames, walkValue } from '@trolley/contract';
import type { StoredContent } from './content.ts';

/** Something of the shop that a page, the menu or a banner names. */
export interface ContentReference {
  /** As an editor finds it: `page / · blocks.2.items.0.to`, `header · navigation.3.to`. */
  readonly where: string;
  readonly kind: 'category' | 'brand' | 'product' | 'page' | 'form';
  /** A slug, a sku, a path or an id. */
  readonly name: string;
}

/** The same inside one value. */
export interface ValueReference extends Omit<ContentReference, 'where'> {
  /** `['blocks', 2, 'items', 0, 'to']`. */
  readonly path: readonly (string | number)[];
  /** Of a link: as it is written. */
  readonly target?: string;
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
  return contentReferences(content, routes).filter(({ kind, name }) =>
    kind === 'page' ? !paths.has(name) : !isKnown(known, kind, name),
  );
}

export function isKnown(known: KnownNames, kind: Exclude<ContentReference['kind'], 'page'>, name: string): boolean {
  switch (kind) {
    case 'category':
      return known.hasCategory(name);
    case 'brand':
      return known.hasBrand(name);
    case 'product':
      return known.hasProduct(name);
    case 'form':
      return known.hasForm(name);
  }
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

/** Everything of the shop that a value names, with the place of each in it. */
export function referencesOf(content: unknown, routes: readonly Route[]): readonly ValueReference[] {
  const found: ValueReference[] = [];

  function readText(value: string, key: string, path: () => ValueReference['path']): void {
    const kind = Object.hasOwn(namedFields, key) ? namedFields[key] : undefined;
    if (kind !== undefined) found.push({ path: path(), kind, name: value });
    else if (key === 'to' || key === 'href') readLink(value, path);
    else if (key === 'html')
      for (const [, href = ''] of value.matchAll(/href="([^"]*)"/g)) readLink(href.replaceAll('&amp;', '&'), path);
  }

  function readLink(target: string, path: () => ValueReference['path']): void {
    const needed = neededBy(target, routes);
    if (needed) found.push({ path: path(), ...needed, target });
  }

  walkValue(content, (held, key, path) => {
    if (typeof held !== 'string') return;
    // What is in a list is named as the list is.
    const name = typeof key === 'number' ? path().findLast((step) => typeof step === 'string') : key;
    readText(held, name ?? '', path);
  });
  return found;
}

function referencesIn(content: unknown, place: string, routes: readonly Route[]): ContentReference[] {
  return referencesOf(content, routes).map(({ path, kind, name }) => ({
    where: `${place} · ${path.join('.')}`,
    kind,
    name,
  }));
}

type Needed = Pick<ContentReference, 'kind' | 'name'>;

/** A thousand pages lead to the same places; what they need is found out once. */
const answered = new WeakMap<readonly Route[], Map<string, Needed | undefined>>();
const mostAnswers = 20_000;

function neededBy(target: string, routes: readonly Route[]): Needed | undefined {
  let answers = answered.get(routes);
  if (!answers || answers.size >= mostAnswers) answered.set(routes, (answers = new Map()));
  if (!answers.has(target)) answers.set(target, targetOf(target, routes));
  return answers.get(target);
}

/** What a link needs to lead anywhere; undefined where it needs neither a page nor the catalogue, or its feature is off. */
function targetOf(target: string, routes: readonly Route[]): Needed | undefined {
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
