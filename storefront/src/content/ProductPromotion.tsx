import { pictureSource, pictureSourceSet } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { Picture } from '@trolley/ui/Picture.tsx';
import { PriceTag } from '../product/PriceTag.tsx';
import { ProductBadges } from '../product/ProductBadges.tsx';
import { fullName } from '../product/productName.ts';
import { useProductPath } from '../product/useProductPath.ts';
import type { BlockProps } from './blockProps.ts';
import { Heading } from './Heading.tsx';

/** One product with some words about it, its price among them. */
export function ProductPromotion({ block, level, anchor }: BlockProps<'productPromotion'>) {
  const { kicker, title, text, action, product } = block;
  const href = useProductPath()(product);
  return (
    <div className="block promotion" id={anchor}>
      <div className="promotion-words">
        {kicker && <p className="kicker">{kicker}</p>}
        <Heading level={level}>{title}</Heading>
        {text && <p className="muted">{text}</p>}
        <p className="promotion-product">
          <b>{fullName(product)}</b> {product.pack}
        </p>
        <PriceTag product={product} />
        {href && <ButtonLink href={href}>{action}</ButtonLink>}
      </div>
      <div className="promotion-picture">
        <Picture
          src={pictureSource(product.picture, 480)}
          srcSet={pictureSourceSet(product.picture)}
          sizes="(min-width: 960px) 400px, (min-width: 600px) 40vw, 260px"
          alt=""
          width={480}
          height={480}
        />
        <ProductBadges product={product} />
      </div>
    </div>
  );
}
