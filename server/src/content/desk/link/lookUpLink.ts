import type { ContentLink, RouteName } from '@trolley/contract';
import { matchRoute, resolveLinkTarget } from '@trolley/contract';
import type { StoredContent } from '../../content.ts';
import type { LinkedPage } from '../problem/findProblems.ts';
import { pageProblem } from '../problem/findProblems.ts';
import type { LinkWorld } from './findLinks.ts';

interface LookedUp {
  readonly leads: boolean;
  readonly href?: string;
  readonly link?: ContentLink;
  readonly from?: string;
  readonly until?: string;
}

interface LookUpWorld extends LinkWorld {
  readonly stored: Pick<StoredContent, 'pages'>;
  readonly now: Date;
  /** Of a page: whether the tenant has the feature it is about. */
  isOff(path: string): boolean;
}

/** Whether a target leads anywhere, and what it is called there. */
export function lookUpLink(target: string, world: LookUpWorld): LookedUp {
  const href = resolveLinkTarget(target, {
    routes: world.routes,
    hasPage: (path) => pageOf(path, world) !== undefined,
  });
  if (href === undefined) return { leads: false };
  // Outside the shop, or a place on the page itself.
  if (!href.startsWith('/')) return { leads: true, href };
  const path = href.split(/[?#]/)[0] ?? '/';
  const found = matchRoute(world.routes, decoded(path));
  if (!found || found.route.name === 'index') return lookUpPage(target, href, path, world);
  const named = goodsOf(found.route.name, found.params['slug'] ?? '', world.goods);
  if (!named) return { leads: true, href, link: { target, title: found.route.name, kind: 'route', hint: path } };
  const { kind, title, slug } = named;
  return title === undefined
    ? { leads: false, href }
    : { leads: true, href, link: { target, title, kind, hint: slug } };
}

interface NamedGoods {
  readonly kind: ContentLink['kind'];
  readonly slug: string;
  /** Undefined where there is no such thing. */
  readonly title: string | undefined;
}

/** What a route of the catalogue shows; undefined of every other route. */
function goodsOf(route: RouteName, slug: string, goods: LinkWorld['goods']): NamedGoods | undefined {
  if (route === 'products-slug') return { kind: 'category', slug, title: goods.categories.get(slug)?.name };
  if (route === 'brand-slug') return { kind: 'brand', slug, title: goods.brands.get(slug)?.name };
  if (route === 'recipe-slug') return { kind: 'recipe', slug, title: goods.recipes.get(slug)?.title };
  if (route !== 'product-slug') return undefined;
  const product = goods.products.get(goods.skuBySlug.get(slug) ?? slug);
  return { kind: 'product', slug, title: product?.name };
}

function lookUpPage(target: string, href: string, path: string, world: LookUpWorld): LookedUp {
  const page = pageOf(path, world);
  const link: ContentLink | undefined = page && { target, title: page.title, kind: 'page', hint: path };
  const problem = pageProblem([], { target, page }, {}, world.now);
  const leads = !page?.isOff && problem?.kind !== 'deadLink';
  return {
    leads,
    href,
    ...(link && { link }),
    ...(problem?.code === 'notYet' && page?.validFrom && { from: page.validFrom }),
    ...(leads && page?.validUntil && { until: page.validUntil }),
  };
}

function pageOf(path: string, { stored, isOff }: LookUpWorld): (LinkedPage & { readonly title: string }) | undefined {
  const page = stored.pages.find(({ edited }) => edited.path === path)?.edited;
  return page && { ...page, isOff: isOff(path) };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
