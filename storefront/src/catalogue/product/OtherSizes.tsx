import { currentPrice, type ProductDetail } from '@trolley/contract';
import { useProductPath } from '../../product/useProductPath.ts';
import { useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { ChipLink } from '../../ui/Chip.tsx';

/** The same in other sizes, each with its price. */
export function OtherSizes({ sizes }: Pick<ProductDetail, 'sizes'>) {
  const text = useText();
  const money = useMoney();
  const pathTo = useProductPath();
  if (sizes.length === 0) return null;
  return (
    <nav className="other-sizes" aria-label={text('catalogue.product.sizes')}>
      <p className="muted small" aria-hidden="true">
        {text('catalogue.product.sizes')}
      </p>
      <ul>
        {sizes.map((size) => (
          <li key={size.sku}>
            <ChipLink href={pathTo(size) ?? ''}>
              {size.pack === ''
                ? money(currentPrice(size.price))
                : text('catalogue.product.size', { pack: size.pack, price: money(currentPrice(size.price)) })}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
