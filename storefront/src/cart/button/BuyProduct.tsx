import { isOrderable, type Product } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { classes } from '@trolley/ui/classes.ts';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { useState } from 'react';
import { soldName } from '../../product/productName.ts';
import { useShownPrice } from '../../product/useShownPrice.ts';
import { useShop, useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { stepOf } from '../amount.ts';
import { openSideCart, useCartStore, useQuantity } from '../cart.ts';
import { AmountInput } from './AmountInput.tsx';
import './buy.css';
import type { Wish } from './useWish.ts';

/**
 * The one thing to do with a product on its own page: choose how many, and put them into the cart for the sum that the
 * button names. What is in the cart is counted there; the button then opens the cart. Where it cannot be bought the
 * button says why.
 */
export function BuyProduct({ product, wish }: { readonly product: Product; readonly wish: Wish }) {
  const text = useText();
  const cart = useCartStore();
  const { featureCartCheckout } = useShop().tenant.clientRuntimeConfig;
  const inCart = useQuantity(product.sku);
  const sum = useSum(product, inCart || wish.quantity);
  const [asking, setAsking] = useState(false);
  // The answer of the server may take longer; what counts is that it is in the cart on screen.
  if (asking && inCart > 0) setAsking(false);
  const { sku, maxQuantity, availability } = product;
  if (!featureCartCheckout) return null;
  if (!isOrderable(availability) && inCart === 0)
    return (
      <div className="buy">
        <Button wide size="l" disabled>
          {text(`catalogue.availability.${availability}`)}
        </Button>
      </div>
    );
  // It may have to wait for a question, of age or place: until that is answered a second press is not a second wish.
  const add = () => {
    if (asking) return;
    setAsking(true);
    void cart
      .add(product, Math.min(wish.quantity, maxQuantity))
      .then((result) => {
        if (result === 'added' || result === 'capped') wish.set(1);
      })
      .finally(() => setAsking(false));
  };
  const name = soldName(product);
  return (
    <div className="buy">
      <Amount product={product} inCart={inCart} wish={wish} />
      <button
        type="button"
        className={classes('buy-button', inCart > 0 && 'buy-done')}
        aria-busy={(asking && inCart === 0) || undefined}
        data-replay={`add-${sku}`}
        onClick={inCart > 0 ? openSideCart : add}
      >
        {text(inCart > 0 ? 'cart.inCartSum' : 'cart.addSum', { sum })}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </button>
    </div>
  );
}

/** Less, how many, more: of the wish, or of what is in the cart. */
function Amount({
  product,
  inCart,
  wish,
}: {
  readonly product: Product;
  readonly inCart: number;
  readonly wish: Wish;
}) {
  const text = useText();
  const cart = useCartStore();
  const { sku, maxQuantity } = product;
  const name = soldName(product);
  const step = stepOf(product);
  const quantity = inCart || Math.min(wish.quantity, maxQuantity);
  const full = quantity >= maxQuantity;
  const change = (next: number) =>
    inCart > 0 ? cart.setQuantity(product, next) : wish.set(Math.max(1, Math.min(next, maxQuantity)));
  return (
    <div className="buy-amount">
      <button
        type="button"
        className={classes('added-less', inCart === 1 && 'added-last')}
        aria-label={inCart === 1 ? text('cart.remove', { name }) : text('cart.less', { name, step })}
        aria-disabled={(inCart === 0 && quantity === 1) || undefined}
        data-replay={`less-${sku}`}
        onClick={() => change(quantity - 1)}
      />
      <AmountInput product={product} quantity={quantity} onCommit={change} />
      <button
        type="button"
        className="add"
        aria-label={full ? text('cart.full', { name }) : text('cart.more', { name, step })}
        aria-disabled={full || undefined}
        data-replay={`more-${sku}`}
        // Added, not set: presses that come faster than the screen all count.
        onClick={() => (inCart > 0 ? void cart.add(product) : change(quantity + 1))}
      />
    </div>
  );
}

/** What so many cost, for this shopper; of what is weighed about that. */
function useSum({ price, weightArticle, weightPieceArticle }: Product, quantity: number): string {
  const text = useText();
  const money = useMoney();
  const { value } = useShownPrice(price);
  const sum = money(value * quantity);
  return weightArticle || weightPieceArticle ? text('cart.sum.about', { sum }) : sum;
}
