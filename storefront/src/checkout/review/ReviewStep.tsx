import type { Cart } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { LockIcon } from '@trolley/ui/icons.ts';
import { CartSums } from '../../cart/CartSums.tsx';
import { useCart } from '../../cart/cart.ts';
import { LimitButton } from '../../cart/LimitButton.tsx';
import type { LimitProblem } from '../../cart/orderLimits.ts';
import { UnavailableLines } from '../../cart/UnavailableLines.tsx';
import { useShop, useText } from '../../shell/shop.tsx';
import { ReviewLine } from './ReviewLine.tsx';
import './review.css';

interface ReviewStepProps {
  readonly cart: Cart;
  /** Then there is nothing to order yet. */
  readonly limit: LimitProblem | undefined;
  readonly ordering: boolean;
  onOrder(): void;
}

/** Everything once more, the law's words, and below the total the button that orders. */
export function ReviewStep({ cart, limit, ordering, onOrder }: ReviewStepProps) {
  const text = useText();
  const state = useCart();
  const legal = useLegalPages();
  const age = Math.max(0, ...cart.productLineItems.map(({ product }) => product.minAge ?? 0));
  const isDelivery = cart.distributionAddress?.distributionType === 'DELIVERY';
  return (
    <div className="review">
      <UnavailableLines lines={cart.unavailableLineItems} />
      <ul className="review-lines">
        {cart.productLineItems.map((line) => (
          <ReviewLine key={line.lineItemId} line={line} />
        ))}
        {cart.deliveryPassLineItem && <ReviewLine line={cart.deliveryPassLineItem} />}
      </ul>
      {age > 0 && (
        <Alert tone="info">{text(isDelivery ? 'checkout.review.ageDoor' : 'checkout.review.ageStore', { age })}</Alert>
      )}
      <p className="muted small">{text(`checkout.review.substitution.${cart.substitution}`)}</p>
      <div className="review-law small">
        <p className="muted">{text('checkout.review.terms')}</p>
        <ul className="review-links">
          {legal.map(({ href, label }) => (
            <li key={href}>
              <a className="link" href={href} target="_blank" rel="noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="review-sums">
        <CartSums state={state} full reserved />
      </div>
      {limit ? (
        <LimitButton problem={limit} />
      ) : (
        <Button wide size="l" icon={LockIcon} loading={ordering} onClick={onOrder}>
          {text('checkout.order')}
        </Button>
      )}
      <p role="status" className="muted small">
        {ordering ? text('checkout.ordering') : ''}
      </p>
    </div>
  );
}

/** The terms, how to withdraw and what becomes of one's data: pages of the footer, in the order the shop names them. */
function useLegalPages() {
  const text = useText();
  const { columns } = useShop().site.footer;
  const links = columns.flatMap((column) => column.links);
  return text('checkout.review.pages')
    .split(' ')
    .flatMap((page) => links.find(({ href }) => href === page) ?? []);
}
