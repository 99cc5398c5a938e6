import type { ErrorScreenData, Product } from '@trolley/contract';
import { catalogueTags } from '../../catalogue/catalogue.ts';
import { contentTags } from '../../content/content.ts';
import { blockSamples, fillPage } from '../fillPage.ts';
import type { PageLoad, ReadyPage } from '../loadedPage.ts';
import { readyPage } from '../loadedPage.ts';
import { isOpen } from '../openness.ts';
import { hasProducts } from '../pageShop.ts';
import { popularProducts } from '../popularProducts.ts';

/** The page of an error, under the address that was asked for. */
export function loadError(load: PageLoad, error: ErrorScreenData, tags: readonly string[] = []): ReadyPage {
  const isMissing = error.status === 404;
  const title = load.shop.texts(isMissing ? 'error.notFound.title' : 'error.general.title');
  const meta = { title, noIndex: true };
  return readyPage(load, { screen: 'generalerror', data: error, meta, tags, status: error.status, shared: isMissing });
}

/** Neither a route nor a page of the content. */
export function notFound(load: PageLoad): ReadyPage {
  return missing(load, `Page not found: ${load.plan.path}`);
}

/** A route there is, but nothing of the catalogue by that name. */
export function unknownSlug(load: PageLoad): ReadyPage {
  return missing(load, `Page Not Found: ${load.plan.path}`);
}

/** The error page at its own address. */
export function loadGeneralError(load: PageLoad): ReadyPage {
  const { products, tags } = liked(load);
  const data = { status: 500, message: '', ...(products.length > 0 && { products }) };
  const meta = { title: load.shop.texts('error.general.title'), noIndex: true };
  return readyPage(load, { screen: 'generalerror', data, meta, tags });
}

/** Every component of the design system, in the theme of every tenant, and every block with what this shop has. */
export function loadComponents(load: PageLoad): ReadyPage {
  const meta = { noIndex: true, noFollow: true };
  const tags = [...liked(load).tags, catalogueTags.recipes];
  return readyPage(load, {
    screen: 'components',
    data: { themes: load.shop.themes, samples: blockSamples(load) },
    meta,
    tags,
  });
}

function missing(load: PageLoad, message: string): ReadyPage {
  const { plan, snapshot, shop } = load;
  const { products, tags } = liked(load);
  const own = shop.notFoundPage === undefined ? undefined : snapshot.parts.content.pages.get(shop.notFoundPage);
  const filled = own && isOpen(own) ? fillPage(own, load) : undefined;
  const data = {
    status: 404,
    message,
    ...(filled && { page: filled.page }),
    ...(products.length > 0 && { products }),
  };
  const paths = shop.notFoundPage === undefined ? [plan.path] : [plan.path, shop.notFoundPage];
  return loadError(load, data, [...paths.map(contentTags.page), ...tags, ...(filled?.tags ?? [])]);
}

/** What people like, so that a wrong address is not the end of a visit. */
function liked({ shop, shelf }: PageLoad): { products: readonly Product[]; tags: readonly string[] } {
  const products = hasProducts(shop) ? popularProducts(shelf) : [];
  return { products, tags: products.map(({ sku }) => catalogueTags.product(sku)) };
}
