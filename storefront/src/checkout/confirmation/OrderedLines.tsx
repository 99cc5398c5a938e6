import type { Order } from '@trolley/contract';
import { formatPieces } from '../../order/formatLine.ts';
import { LinePicture } from '../../product/LinePicture.tsx';
import { useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import '../review/review.css';

/** The goods of an order, in short. */
export function OrderedLines({ order }: { readonly order: Order }) {
  const text = useText();
  const money = useMoney();
  return (
    <ul className="review-lines">
      {order.productLineItems.map((line) => {
        const { lineItemId, name, brandName, pack, picture, quantity, stepGrams, linePrice, weighed } = line;
        return (
          <li key={lineItemId} className="review-line">
            <LinePicture of={picture} />
            <span className="review-name">
              <span className="figures">
                {formatPieces(line, quantity, text)}
                {stepGrams === undefined && ' ×'}
              </span>{' '}
              {brandName !== undefined && !name.startsWith(brandName) ? `${brandName} ${name}` : name}
              {pack !== undefined && <small className="muted">{pack}</small>}
            </span>
            <span className="review-price figures">
              {weighed && <small className="muted">{text('catalogue.price.about')} </small>}
              <b>{money(linePrice)}</b>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
