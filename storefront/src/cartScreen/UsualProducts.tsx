import { getMyProducts, getProducts, isOrderable, type Product, pictureSource } from '@trolley/contract';
import { Picture } from '@trolley/ui/Picture.tsx';
import { useEffect, useState } from 'react';
import { AddToCart } from '../cart/button/AddToCart.tsx';
import { useCart } from '../cart/cart.ts';
import { quantityOf } from '../cart/cartState.ts';
import { PriceTag } from '../product/PriceTag.tsx';
import { fullName } from '../product/productName.ts';
import { useProductPath } from '../product/useProductPath.ts';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { useCustomerValue } from '../shell/session/customerState.ts';
import { usePathTo, useText } from '../shell/shop.tsx';

/** As many as stand beside each other. */
const most = 3;

/** Below the goods of a cart that is still under the minimum: what this customer buys; for everybody else what is bought most. */
export function UsualProducts() {
  const text = useText();
  const pathTo = useProductPath();
  const state = useCart();
  const found = useUsualProducts();
  // What was taken here stays, with its counter; what came into the cart elsewhere makes room.
  const [first] = useState(state);
  const offered = found ? differentOf(found.products.filter(({ sku }) => quantityOf(first, sku) === 0)) : [];
  if (offered.length === 0) return null;
  return (
    <section className="usual">
      <h3>{text(found?.isOwn ? 'cart.usual' : 'cart.popular')}</h3>
      <ul className="usual-products">
        {offered.map((product) => (
          <li key={product.sku}>
            <div className="usual-ground product-ground">
              <Picture src={pictureSource(product.picture, 160)} alt="" width={160} height={160} />
              <AddToCart product={product} />
            </div>
            <a className="cart-line-name" href={pathTo(product)}>
              {fullName(product)}
            </a>
            <PriceTag product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A few, no two of one kind. */
function differentOf(products: readonly Product[]): readonly Product[] {
  const byCategory = new Map(products.toReversed().map((product) => [product.category.slug, product]));
  return products.filter((product) => byCategory.get(product.category.slug) === product).slice(0, most);
}

interface Found {
  readonly products: readonly Product[];
  readonly isOwn: boolean;
}

/** Undefined until there is an answer, and where there is none. */
function useUsualProducts(): Found | undefined {
  const { call } = useServiceDependencies();
  const hasOwn = usePathTo()('favorite-products') !== undefined;
  const isCustomer = useCustomerValue(({ customer }) => customer !== undefined, false) && hasOwn;
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let left = false;
    const mayOffer = ({ availability, minAge }: Product) => isOrderable(availability) && minAge === undefined;
    const bought = async (): Promise<readonly Product[]> => {
      if (!isCustomer) return [];
      const { results } = await call(getMyProducts, {
        query: { purchasedProducts: true, orderability: 'CanBeOrdered', sort: 'chronologically' },
      });
      return results.map(({ product }) => product).filter(mayOffer);
    };
    const load = async (): Promise<Found> => {
      const own = await bought();
      if (own.length > 0) return { products: own, isOwn: true };
      const { results } = await call(getProducts, { query: { pageSize: 24 } });
      return { products: results.filter(mayOffer), isOwn: false };
    };
    load().then(
      (answer) => !left && setFound(answer),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [call, isCustomer]);
  return found;
}
