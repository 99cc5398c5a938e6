import type { ProductDetail } from '@trolley/contract';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { Spinner } from '@trolley/ui/Spinner.tsx';
import { BuyProduct } from '../../cart/button/BuyProduct.tsx';
import { useWish } from '../../cart/button/useWish.ts';
import { unbroken } from '../../product/unbroken.ts';
import { useText } from '../../shell/shop.tsx';
import { Availability } from '../product/Availability.tsx';
import { hasIngredients, Ingredients } from '../product/Ingredients.tsx';
import { PriceBox } from '../product/PriceBox.tsx';
import { ProductStage } from '../product/ProductStage.tsx';
import { Sizes } from '../product/Sizes.tsx';
import '../product/product.css';
import { fullName } from '../../product/productName.ts';

/** What one wants to know before buying. */
export function QuickProduct({ product }: { readonly product: ProductDetail }) {
  const text = useText();
  const wish = useWish(product.sku);
  const { pack, facts } = product;
  return (
    <article className="quick-product">
      <ProductStage product={product} sizes="(min-width: 600px) 240px, 58vw" eager />
      <h3>{unbroken(fullName(product))}</h3>
      {pack !== '' && <p className="muted">{pack}</p>}
      <PriceBox product={product} />
      <Sizes product={product} />
      <BuyProduct product={product} wish={wish} />
      <Availability product={product} />
      <p>{facts.about}</p>
      {hasIngredients(facts) && (
        <section>
          <h4>{text('catalogue.product.ingredients')}</h4>
          <Ingredients facts={facts} />
        </section>
      )}
    </article>
  );
}

export function QuickProductSkeleton() {
  const text = useText();
  return (
    <div className="quick-product">
      <Skeleton shape="square" />
      <div>
        <Skeleton shape="title" />
        <Skeleton />
      </div>
      <Skeleton shape="button" />
      <div>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
      <span className="visually-hidden">
        <Spinner label={text('catalogue.quickView.loading')} />
      </span>
    </div>
  );
}
