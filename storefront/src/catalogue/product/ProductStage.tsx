import { type Product, pictureSource, pictureSourceSet } from '@trolley/contract';
import { Picture } from '@trolley/ui/Picture.tsx';
import { FavouriteButton } from '../../favourite/FavouriteButton.tsx';
import { ProductBadges } from '../../product/ProductBadges.tsx';
import { useText } from '../../shell/shop.tsx';
import { pictureAlt } from './pictureAlt.ts';

/** The picture at its largest, and what can be marked on it. */
export function ProductStage({
  product,
  sizes,
  eager,
}: {
  readonly product: Product;
  readonly sizes: string;
  readonly eager?: boolean;
}) {
  const text = useText();
  const { picture } = product;
  return (
    <div className="product-stage">
      <Picture
        src={pictureSource(picture, 640)}
        srcSet={pictureSourceSet(picture)}
        sizes={sizes}
        alt={pictureAlt(text, product, 'front')}
        width={640}
        height={640}
        eager={eager}
      />
      <ProductBadges product={product} />
      <FavouriteButton product={product} />
    </div>
  );
}
