import type { ContentLink, LinkKind, Route, RouteName } from '@trolley/contract';
import type { StoredContent } from '../../content.ts';
import type { Goods } from './goods.ts';

/** What can be linked to. */
export interface LinkWorld {
  readonly routes: readonly Route[];
  readonly stored: Pick<StoredContent, 'pages'>;
  readonly goods: Goods;
}

interface Ask {
  readonly query: string;
  readonly kind?: LinkKind | undefined;
}

const most = 30;
/** Of one kind, where several are asked for: a word that many products have hides no page. */
const mostOfKind = 8;

/** Steps on a way, and pages that nobody links to. */
const notOffered: readonly RouteName[] = [
  ...(['index', 'checkout-confirmation', 'checkout-confirmation-test', 'payment-return', 'generalerror'] as const),
  ...(['order-physical-card-confirmation', 'components'] as const),
];

/** What a link can lead to, by words of its name or address: all must be there, in whatever order. */
export function findLinks(world: LinkWorld, { query, kind }: Ask): ContentLink[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const fits = (...texts: readonly string[]) => {
    const text = folded(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
  const finders: Readonly<Record<LinkKind, () => ContentLink[]>> = {
    page: () => pages(world, fits),
    route: () => routes(world, fits),
    category: () => categories(world, fits),
    brand: () => brands(world, fits),
    recipe: () => recipes(world, fits),
    product: () => (words.length === 0 && kind === undefined ? [] : products(world, fits)),
  };
  if (kind !== undefined) return finders[kind]().slice(0, most);
  return Object.values(finders)
    .flatMap((find) => find().slice(0, mostOfKind))
    .slice(0, most);
}

type Fits = (...texts: readonly string[]) => boolean;

function pages({ stored }: LinkWorld, fits: Fits): ContentLink[] {
  return stored.pages
    .filter(({ edited }) => fits(edited.title, edited.path))
    .map(({ edited: { path, title } }) => ({ target: path, title, kind: 'page', hint: path }));
}

function routes(world: LinkWorld, fits: Fits): ContentLink[] {
  return world.routes
    .filter(({ name, pattern }) => !pattern.includes(':') && !notOffered.includes(name) && fits(name, pattern))
    .map(({ name, pattern }) => ({
      target: `route:${name}`,
      title: name,
      kind: 'route',
      hint: pattern.split('|')[0] ?? '',
    }));
}

/** Where the tenant has no such page there is nothing to lead to. */
const has = ({ routes: all }: LinkWorld, name: RouteName) => all.some((route) => route.name === name);

function categories(world: LinkWorld, fits: Fits): ContentLink[] {
  if (!has(world, 'products-slug')) return [];
  const known = world.goods.categories;
  const above = (parent: string | undefined): string[] => {
    const one = parent === undefined ? undefined : known.get(parent);
    return one ? [...above(one.parent), one.name] : [];
  };
  return [...known.values()]
    .filter(({ name, slug }) => fits(name, slug))
    .map(({ name, slug, parent }) => ({
      target: `route:products-slug?slug=${slug}`,
      title: name,
      kind: 'category',
      hint: above(parent).join(' › '),
    }));
}

function brands(world: LinkWorld, fits: Fits): ContentLink[] {
  if (!has(world, 'brand-slug')) return [];
  return [...world.goods.brands.values()]
    .filter(({ name, slug }) => fits(name, slug))
    .map(({ name, slug }) => ({ target: `route:brand-slug?slug=${slug}`, title: name, kind: 'brand', hint: slug }));
}

function recipes(world: LinkWorld, fits: Fits): ContentLink[] {
  if (!has(world, 'recipe-slug')) return [];
  return [...world.goods.recipes.values()]
    .filter(({ title, slug }) => fits(title, slug))
    .map(({ title, slug }) => ({ target: `route:recipe-slug?slug=${slug}`, title, kind: 'recipe', hint: slug }));
}

/** The best-selling first. */
function products(world: LinkWorld, fits: Fits): ContentLink[] {
  if (!has(world, 'product-slug')) return [];
  return [...world.goods.products.values()]
    .filter(({ name, sku, pack }) => fits(name, sku, pack))
    .toSorted((one, other) => other.popularity - one.popularity)
    .slice(0, most)
    .map(({ name, sku, slug, pack }) => ({
      target: `route:product-slug?slug=${slug}`,
      title: name,
      kind: 'product',
      sku,
      hint: [pack, sku].filter(Boolean).join(' · '),
    }));
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
