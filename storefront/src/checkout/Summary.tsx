import type { Cart, OrderConfig } from '@trolley/contract';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { CartSums } from '../cart/CartSums.tsx';
import { useCart } from '../cart/cart.ts';
import { countOf } from '../cart/cartState.ts';
import { useLimitText } from '../cart/LimitButton.tsx';
import { OrderBar } from '../cart/OrderBar.tsx';
import type { LimitProblem } from '../cart/orderLimits.ts';
import { SumRow } from '../cart/SumRow.tsx';
import { LinePicture } from '../product/LinePicture.tsx';
import { usePathTo, useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import type { StepName } from './steps.ts';
import './summary.css';

interface SummaryProps {
  readonly cart: Cart;
  readonly config: OrderConfig;
  /** The limit that forbids the order, shown from the first step on. */
  readonly limit: LimitProblem | undefined;
  /** What still has to be answered. */
  readonly left: readonly StepName[];
  /** Another problem forbids the order: then the summary does not say that everything is fine. */
  readonly blocked: boolean;
  /** The last step has the sums above its button, as the law wants them: here the total is enough. */
  readonly reviewing: boolean;
}

const mostPictures = 5;

/** What is ordered and what it costs, always in sight: beside the steps, or as a bar at the lower edge. */
export function Summary({ cart, config, limit, left, blocked, reviewing }: SummaryProps) {
  const text = useText();
  const money = useMoney();
  const limitWords = useLimitText();
  const state = useCart();
  const page = usePathTo()('cart');
  const { productLineItems: lines } = cart;
  const rest = lines.length - mostPictures;
  const isTold = left.length > 0 || !blocked;
  const todo =
    left.length === 0
      ? text('checkout.left.none')
      : text('checkout.left', {
          count: left.length,
          steps: left.map((step) => text(`checkout.step.${step}`)).join(', '),
        });
  return (
    <>
      <aside className="card checkout-aside" aria-label={text('checkout.summary')}>
        <div className="summary-head">
          <h2>{text('checkout.summary')}</h2>
          {page !== undefined && <TextLink href={page}>{text('checkout.pieces', { count: countOf(state) })}</TextLink>}
        </div>
        <ul className="summary-pictures" aria-hidden="true">
          {lines.slice(0, rest === 1 ? mostPictures + 1 : mostPictures).map(({ lineItemId, product, quantity }) => (
            <li key={lineItemId}>
              <LinePicture of={product.picture} />
              {!product.weightArticle && <b>{quantity}</b>}
            </li>
          ))}
          {rest > 1 && <li className="line-picture">+{rest}</li>}
        </ul>
        {limit?.kind === 'belowMinimum' && <OrderBar cart={cart} config={config} />}
        {reviewing ? (
          <dl className="sums">
            <SumRow name={text('cart.sum.total')} value={money(cart.priceInfo.total)} variant="total" />
          </dl>
        ) : (
          <CartSums state={state} config={config} full />
        )}
        {isTold && <p className="muted small">{todo}</p>}
      </aside>
      <div className="checkout-bar">
        <span>
          {text('cart.sum.total')} {limit && <small className="checkout-limit">{limitWords(limit)}</small>}
          {!limit && isTold && <small className="muted">{text('checkout.left.short', { count: left.length })}</small>}
        </span>
        <strong className="figures">{money(cart.priceInfo.total)}</strong>
      </div>
    </>
  );
}
