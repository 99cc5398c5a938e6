import type { Link, Product } from '@trolley/contract';
import { Scroller } from '@trolley/ui/Scroller.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { useText } from '../shell/shop.tsx';
import { ProductTile } from './ProductTile.tsx';
import './product-slider.css';
import { useStock } from './useStock.ts';

interface ProductSliderProps {
  readonly title: string;
  readonly text?: string;
  readonly products: readonly Product[];
  /** Where more of them are. */
  readonly more?: Link;
  /** The level of its title; names of products are one below. */
  readonly level?: 2 | 3;
  readonly anchor?: string;
  /** As they are somewhere else than where the shopper buys: neither for the cart nor asked for again. */
  readonly fixed?: boolean;
}

const none: readonly Product[] = [];
const titles = { 2: 'h2', 3: 'h3' } as const;
const tileSizes = '(min-width: 1280px) 222px, (min-width: 600px) 190px, 144px';

/** Products in one row that scrolls. */
export function ProductSlider({
  title,
  text: words,
  products,
  more,
  level = 2,
  anchor,
  fixed = false,
}: ProductSliderProps) {
  const text = useText();
  const own = useStock(fixed ? none : products);
  const stocked = fixed ? products : own;
  const Title = titles[level];
  if (stocked.length === 0) return null;
  return (
    <Scroller
      id={anchor}
      className="product-slider"
      label={title}
      previousLabel={text('content.slider.previous')}
      nextLabel={text('content.slider.next')}
      head={
        <>
          <Title>{title}</Title>
          {words && <p className="muted">{words}</p>}
          {more && <TextLink href={more.href}>{more.label}</TextLink>}
        </>
      }
    >
      {stocked.map((product) => (
        <ProductTile
          key={product.sku}
          product={product}
          level={level === 2 ? 3 : 4}
          sizes={tileSizes}
          buyable={!fixed}
        />
      ))}
    </Scroller>
  );
}
