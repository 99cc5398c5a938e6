import { currentPrice, type Product, pictureSource } from '@trolley/contract';
import { fullName } from '../../product/productName.ts';
import { useProductPath } from '../../product/useProductPath.ts';
import { useShop } from '../../shell/shop.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import { Suggestion } from './Suggestion.tsx';

export function ProductSuggestion({ id, product }: { readonly id: string; readonly product: Product }) {
  const { locale, currency } = useShop().tenant;
  const href = useProductPath()(product);
  if (href === undefined) return null;
  return (
    <Suggestion id={id} href={href} className="suggestion-product">
      <span className="suggestion-picture">
        <Picture src={pictureSource(product.picture, 160)} alt="" width={160} height={160} eager />
      </span>
      <span className="suggestion-words">
        <span className="suggestion-name">{fullName(product)}</span>
        <span className="suggestion-more">{product.pack}</span>
      </span>
      <Price
        hundredths={currentPrice(product.price)}
        locale={locale}
        currency={currency}
        size="s"
        reduced={product.price.offer !== undefined}
      />
    </Suggestion>
  );
}
