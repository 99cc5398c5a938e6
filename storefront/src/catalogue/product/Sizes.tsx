import { currentPrice, isOrderable, type ProductDetail, type ProductSize, pictureSource } from '@trolley/contract';
import { unitKeys, unitPrice } from '../../product/unitPrice.ts';
import { useProductPath } from '../../product/useProductPath.ts';
import { useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { Picture } from '../../ui/Picture.tsx';

/** The product in all its sizes side by side, so that their unit prices compare. */
export function Sizes({ product }: { readonly product: ProductDetail }) {
  const text = useText();
  const pathTo = useProductPath();
  const { sku, sizes, bestSize } = product;
  if (sizes.length === 0) return null;
  const all = [product, ...sizes].sort((a, b) => currentPrice(a.price) - currentPrice(b.price));
  return (
    <nav className="sizes" aria-label={text('catalogue.product.sizes')}>
      <p aria-hidden="true">{text('catalogue.product.sizes')}</p>
      <ul>
        {all.map((size) => (
          <li key={size.sku}>
            {/* The one that is looked at leads nowhere. */}
            <a
              className="size"
              href={size.sku === sku ? undefined : pathTo(size)}
              aria-current={size.sku === sku || undefined}
            >
              <SizeFacts size={size} isBest={size.sku === bestSize} />
            </a>
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
  const base = unitPrice(price);
  const unit = base && text(unitKeys[base.unit]);
  return (
    <>
      <Picture src={pictureSource(picture, 160)} alt="" width={160} height={160} />
      {isBest && <em className="size-best">{text('catalogue.product.bestUnit', { unit: unit ?? '' })} </em>}
      <b>{pack} </b>
      <strong>{money(currentPrice(price))} </strong>
      <small>
        {isOrderable(availability)
          ? base && text('catalogue.price.per', { price: money(base.value), unit: unit ?? '' })
          : text(`catalogue.availability.${availability}`)}
      </small>
    </>
  );
}
