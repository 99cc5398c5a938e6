import { isOrderable, type Product } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { useState } from 'react';
import { soldName } from '../../product/productName.ts';
import { useShop, useText } from '../../shell/shop.tsx';
import { stepOf } from '../amount.ts';
import './add.css';
import { useCartStore, useQuantity } from '../cart.ts';
import { AmountInput } from './AmountInput.tsx';

/**
 * Puts a product into the cart, and counts it once it is there. The plus stays the same button all the time, so that
 * the focus stays on it; what stands beside it comes with the first piece.
 */
export function AddToCart({ product }: { readonly product: Product }) {
  const text = useText();
  const { featureCartCheckout } = useShop().tenant.clientRuntimeConfig;
  const cart = useCartStore();
  const quantity = useQuantity(product.sku);
  const [asking, setAsking] = useState(false);
  const { sku, maxQuantity, availability } = product;
  if (!featureCartCheckout || (!isOrderable(availability) && quantity === 0)) return null;
  const full = quantity >= maxQuantity;
  const name = soldName(product);
  const label = quantity > 0 ? text('cart.more', { name, step: stepOf(product) }) : text('cart.addNamed', { name });
  // A first piece may have to wait for a question, and on a slow line for its coming: the press is seen at once.
  const press = () => {
    if (quantity === 0) setAsking(true);
    void cart.add(product).finally(() => setAsking(false));
  };
  return (
    <>
      {quantity > 0 && <Added product={product} quantity={quantity} />}
      <button
        type="button"
        className={classes('add', quantity > 0 && 'add-more')}
        aria-label={full ? text('cart.full', { name }) : label}
        aria-disabled={full || undefined}
        aria-busy={(asking && quantity === 0) || undefined}
        data-replay={`add-${sku}`}
        onClick={press}
      />
    </>
  );
}

/** Less, and how many. */
function Added({ product, quantity }: { readonly product: Product; readonly quantity: number }) {
  const text = useText();
  const cart = useCartStore();
  const name = soldName(product);
  return (
    <span className="added">
      <button
        type="button"
        className={classes('added-less', quantity === 1 && 'added-last')}
        aria-label={quantity === 1 ? text('cart.remove', { name }) : text('cart.less', { name, step: stepOf(product) })}
        onClick={() => cart.setQuantity(product, quantity - 1)}
      />
      <AmountInput product={product} quantity={quantity} onCommit={(pieces) => cart.setQuantity(product, pieces)} />
    </span>
  );
}
