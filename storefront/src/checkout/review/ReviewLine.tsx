import type { LineItem } from '@trolley/contract';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { formatAmount } from '../../cart/amount.ts';
import { LinePicture } from '../../product/LinePicture.tsx';
import { fullName } from '../../product/productName.ts';
import { unbroken } from '../../product/unbroken.ts';
import { useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';

/** A product as it is ordered, or something that is bought along. */
export function ReviewLine({ line }: { readonly line: LineItem | { readonly name: string; readonly price: number } }) {
  const text = useText();
  const money = useMoney();
  if (!('product' in line)) {
    return (
      <li className="review-line">
        <span className="review-name">{line.name}</span>
        <b className="figures">{money(line.price)}</b>
      </li>
    );
  }
  const { product, quantity, linePrice, regularLinePrice } = line;
  const { depositPrice } = product.price;
  const weighed = product.weightArticle || product.weightPieceArticle;
  return (
    <li className="review-line">
      <LinePicture of={product.picture} />
      <span className="review-name">
        <span className="figures">
          {formatAmount(product, quantity, text)}
          {product.weightArticle ? '' : ' ×'}
        </span>{' '}
        {unbroken(fullName(product))}
        <small className="muted">
          {[
            product.pack,
            depositPrice !== undefined && text('cart.line.deposit', { count: quantity, price: money(depositPrice) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <span className="review-price figures">
        {linePrice < regularLinePrice && (
          <s>
            <VisuallyHidden>{text('catalogue.price.instead')} </VisuallyHidden>
            {money(regularLinePrice)}
          </s>
        )}{' '}
        {weighed && <small className="muted">{text('catalogue.price.about')} </small>}
        <b>{money(linePrice)}</b>
      </span>
    </li>
  );
}
