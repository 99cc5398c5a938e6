import type { ListStory, Product } from '@trolley/contract';
import { Fragment, type ReactNode } from 'react';
import { ListStoryTile } from './ListStoryTile.tsx';
import { ProductTile } from './ProductTile.tsx';
import { useStock } from './useStock.ts';

interface GridTilesProps {
  readonly products: readonly Product[];
  /** What is told among them. */
  readonly story?: ListStory | undefined;
  /** It opens the page: the pictures of its first row are wanted at once. */
  readonly first?: boolean;
  /** Tiles say what was bought before; not where all of it was. */
  readonly markBought?: boolean;
}

/** How many tiles the first row has on a desk; a phone shows as many in its first two. */
const firstRow = 4;

/** Products of a list, and those appended to it by `children`. */
export function ProductGrid({ children, ...page }: GridTilesProps & { readonly children?: ReactNode }) {
  return (
    <ul className="product-grid">
      <GridTiles {...page} />
      {children}
    </ul>
  );
}

/** One page of a list: it asks for its own stock, which is answered for so many products at a time. */
export function GridTiles({ products, story, first = false, markBought = true }: GridTilesProps) {
  const stocked = useStock(products);
  return stocked.map((product, index) => (
    <Fragment key={product.sku}>
      {story && index === firstRow && <ListStoryTile story={story} first={first} />}
      <ProductTile product={product} level={2} eager={first && index < firstRow} markBought={markBought} />
    </Fragment>
  ));
}
