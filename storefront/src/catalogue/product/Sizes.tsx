import { currentPrice, isOrderable, type ProductDetail, type ProductSize, pictureSource } from '@trolley/contract';
import { Picture } from '@trolley/ui/Picture.tsx';
import { perUnit, unitKeys } from '../../product/unitPrice.ts';
import { useProductPath } from '../../product/useProductPath.ts';
import { useShownPrice } from '../../product/useShownPrice.ts';
import { paysAsMember, useCustomerValue } from '../../shell/session/customerState.ts';
import { useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';

/** The product in all its sizes side by side, so that their unit prices compare. */
export function Sizes({ product }: { readonly product: ProductDetail }) {
  const text = useText();
  const pathTo = useProductPath();
  const { sku, sizes, bestSize, bestSizeForMembers } = product;
  // Beside the prices that are shown only the size that is best at these is the best.
  const best = useCustomerValue(paysAsMember, false) ? bestSizeForMembers : bestSize;
  if (sizes.length === 0) return null;
  const all = [product, ...sizes].sort((a, b) => currentPrice(a.price) - currentPrice(b.price));
  return (
    <nav className="sizes" aria-label={text('catalogue.product.sizes')}>
      <p aria-hidden="true">{text('catalogue.product.sizes')}</p>
      <ul>
        {all.map((size) => (
          <li key={size.sku}>
            {/* The one that is looked at leads nowhere, so it is no link. */}
            {size.sku === sku ? (
              <span className="size" aria-current="true">
                <SizeFacts size={size} isBest={size.sku === best} />
              </span>
            ) : (
              <a className="size" href={pathTo(size)}>
                <SizeFacts size={size} isBest={size.sku === best} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SizeFacts({ size, isBest }: { readonly size: Omit<ProductSize, 'slug'>; readonly isBest: boolean }) {
  const text = useText();
  const money = useMoney();
  const { pack, picture, price, availability } = size;
  const { value, unit } = useShownPrice(price);
  return (
    <>
      <Picture src={pictureSource(picture, 160)} alt="" width={160} height={160} />
      {isBest && unit && (
        <em className="size-best">
          {unit.unit === 'piece'
            ? text('catalogue.product.bestPiece')
            : text('catalogue.product.bestUnit', { unit: text(unitKeys[unit.unit]) })}{' '}
        </em>
      )}
      <b>{pack} </b>
      <strong>{money(value)} </strong>
      <small>
        {isOrderable(availability)
          ? unit && perUnit(unit, text, money)
          : text(`catalogue.availability.${availability}`)}
      </small>
    </>
  );
}
