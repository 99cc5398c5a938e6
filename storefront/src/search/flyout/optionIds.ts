import type { SearchType } from '@trolley/contract';
import type { FoundBy } from './flyoutState.ts';
import type { SuggestedProduct } from './ownFirst.ts';

/** The ids of what a type suggests, in the order in which it is shown. */
export function optionIds(
  id: string,
  type: SearchType,
  found: Partial<FoundBy>,
  goods: readonly SuggestedProduct[],
): readonly string[] {
  switch (type) {
    case 'products':
      return goods.map(({ product }) => `${id}-${product.sku}`);
    case 'categories':
    case 'brands':
    case 'recipes':
      return (found[type]?.results ?? []).map(({ slug }) => `${id}-${slug}`);
    case 'content':
      return (found.content?.results ?? []).map(({ href }) => `${id}-${href}`);
  }
}
