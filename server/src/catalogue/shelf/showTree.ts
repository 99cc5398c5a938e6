import type { Brand, BrandDetail, Category, CategoryTree } from '@trolley/contract';
import { pictureAddress, showsProduct } from '@trolley/contract';
import { countIn, sortedGroup } from './listOf.ts';
import type { Shelved } from './shelved.ts';
import { isLiked, shopWindow } from './shopWindow.ts';
import type { Group, Stock, ZoneStock } from './stock.ts';

interface Leaf {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

export function showTree(stock: Stock, zoneStock: ZoneStock): CategoryTree {
  return {
    categories: leavesBelow(stock, zoneStock).map((root) => ({
      ...root,
      ...ownPicture(stock, root.slug),
      children: leavesBelow(stock, zoneStock, root.slug).map((branch) => ({
        ...branch,
        children: leavesBelow(stock, zoneStock, branch.slug),
      })),
    })),
  };
}

/** A category of the tree, also one that this zone has nothing of; undefined if there is none. */
export function showCategory(stock: Stock, zoneStock: ZoneStock, slug: string): Category | undefined {
  const stored = stock.catalogue.categories.get(slug);
  if (!stored) return undefined;
  const { parents } = stock.tree.place(slug);
  const count = countIn(stock, zoneStock, slug);
  const siblings = stock.tree.children(parents.at(-1)?.slug).map((one) => leafOf(stock, zoneStock, one));
  return {
    slug,
    name: stored.name,
    count,
    parents: [...parents],
    children: leavesBelow(stock, zoneStock, slug).map((child) => ({
      ...child,
      ...pictureOf(stock, zoneStock, child.slug),
    })),
    siblings: siblings.filter((one) => one.count > 0 || one.slug === slug),
    ...pictureOf(stock, zoneStock, slug),
  };
}

/** In the order of the alphabet. */
export function showBrands(stock: Stock, { byBrand }: ZoneStock): readonly Brand[] {
  const { brands, locale } = stock.catalogue;
  const { compare } = new Intl.Collator(locale);
  return [...brands.values()]
    .map(({ slug, name }) => ({ slug, name, count: byBrand.get(slug)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => compare(a.name, b.name) || (a.slug < b.slug ? -1 : 1));
}

export function showBrand({ catalogue }: Stock, { byBrand }: ZoneStock, slug: string): BrandDetail | undefined {
  const stored = catalogue.brands.get(slug);
  if (!stored) return undefined;
  const { name, about, maker } = stored;
  return {
    slug,
    name,
    count: byBrand.get(slug)?.length ?? 0,
    ...(about !== undefined && { about }),
    ...(maker !== undefined && { maker }),
  };
}

function leavesBelow(stock: Stock, zoneStock: ZoneStock, slug?: string): Leaf[] {
  return stock.tree.children(slug).flatMap((one) => {
    const leaf = leafOf(stock, zoneStock, one);
    return leaf.count > 0 ? [leaf] : [];
  });
}

function leafOf(
  stock: Stock,
  zoneStock: ZoneStock,
  { slug, name }: { readonly slug: string; readonly name: string },
): Leaf {
  return { slug, name, count: countIn(stock, zoneStock, slug) };
}

/** Its own picture, or that of its best known product. */
function pictureOf(stock: Stock, zoneStock: ZoneStock, slug: string): { readonly picture?: string } {
  const own = ownPicture(stock, slug);
  if (own) return own;
  const best = bestIn(stock, zoneStock, slug);
  const picture = best && pictureAddress(best.product.picture);
  return picture !== undefined && showsProduct(picture) ? { picture } : {};
}

/** The best known product of a category and those below it; where none is known, a typical one. */
export function bestIn({ tree, orders }: Stock, { byCategory }: ZoneStock, slug: string): Shelved | undefined {
  const groups = groupsOf(byCategory, tree.below(slug));
  const best = groups.flatMap((group) => sortedGroup(group, orders)[0] ?? []).sort(orders.popularity)[0];
  if (best && isLiked(best)) return best;
  return shopWindow([groups], 1)[0] ?? best;
}

const groupsOf = (byCategory: ZoneStock['byCategory'], slugs: readonly string[]): readonly Group[] =>
  slugs.flatMap((slug) => {
    const group = byCategory.get(slug);
    return group ? [group] : [];
  });

function ownPicture({ catalogue }: Pick<Stock, 'catalogue'>, slug: string): { readonly picture: string } | undefined {
  const own = catalogue.categories.get(slug)?.picture;
  return own === undefined ? undefined : { picture: pictureAddress(own) };
}
