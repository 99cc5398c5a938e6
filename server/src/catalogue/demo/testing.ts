import { join } from 'node:path';
import { repositoryRoot } from '../../platform/paths.ts';
import { expandGoods } from './expand.ts';
import { buildCatalogue, readSource } from './index.ts';

/** Feldmarkt's catalogue on one day, and small questions the tests ask about it. */
export const source = readSource(join(repositoryRoot, 'tenants/feldmarkt/catalogue'));
export const today = '2026-11-14';
export const catalogue = buildCatalogue(source, today);
export const { products, categories } = catalogue;
export const articles = expandGoods(source);
export const goods = source.goods.flatMap((file) => file.goods);

export const within = (path: readonly string[], ...slugs: readonly string[]) =>
  slugs.some((slug) => path.includes(slug));
export const pathOf = (product: (typeof products)[number]) => [product.category, ...product.parentCategories];
export const slugs = (wrong: readonly { readonly slug: string }[]) => wrong.map(({ slug }) => slug);
