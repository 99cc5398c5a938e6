import { isOrderable, type Product, pictureSource } from '@trolley/contract';
import { Badge } from '@trolley/ui/Badge.tsx';
import { Picture } from '@trolley/ui/Picture.tsx';
import { AddToCart } from '../../cart/button/AddToCart.tsx';
import { fullName } from '../../product/productName.ts';
import { unbroken } from '../../product/unbroken.ts';
import { useProductPath } from '../../product/useProductPath.ts';
import { useShownPrice } from '../../product/useShownPrice.ts';
import { useShop, useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { Marked } from './Marked.tsx';
import { RowPrice } from './RowPrice.tsx';
import { Suggestion } from './Suggestion.tsx';

interface ProductSuggestionProps {
  readonly id: string;
  readonly product: Product;
  readonly term: string;
  /** When the shopper last bought it. */
  readonly bought?: string | undefined;
}

/** A row: the product, what it costs, and beside the link a button that puts it into the cart. */
export function ProductSuggestion({ id, product, term, bought }: ProductSuggestionProps) {
  const text = useText();
  const money = useMoney();
  const { locale, timeZone } = useShop().tenant;
  const href = useProductPath()(product);
  const { offer, isMember } = useShownPrice(product.price);
  const { loyalty } = product.price;
  if (href === undefined) return null;
  const day = bought && new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone });
  return (
    <div className="goods-row" data-row="">
      <Suggestion id={id} href={href} className="suggestion-product">
        <span className="suggestion-picture">
          <Picture src={pictureSource(product.picture, 160)} alt="" width={160} height={160} eager />
        </span>
        <span className="suggestion-words">
          <span className="suggestion-name">
            <Marked text={unbroken(fullName(product))} term={term} />
          </span>
          <span className="suggestion-more goods-facts">
            {isOrderable(product.availability) ? product.pack : text(`catalogue.availability.${product.availability}`)}
            {day && <Badge tone="brand">{text('search.flyout.bought', { day: day.format(new Date(bought)) })}</Badge>}
            {offer && <Badge tone="promo">{text('catalogue.badge.offer', { percent: offer.percent })}</Badge>}
            {loyalty && !isMember && <Badge tone="member">{money(loyalty.value)}</Badge>}
          </span>
        </span>
        <RowPrice price={product.price} />
      </Suggestion>
      <div className="adder">
        <AddToCart product={product} />
      </div>
    </div>
  );
}
