import type { SavedPaymentMethod } from '@trolley/contract';
import { Badge } from '@trolley/ui/Badge.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { PaymentMark } from '../../../payment/PaymentMark.tsx';
import { useText } from '../../../shell/shop.tsx';
import { methodName } from './methodName.ts';

interface MethodCardProps {
  readonly method: SavedPaymentMethod;
  readonly promoting: boolean;
  onPrimary(): void;
  onRemove(): void;
}

/** PAY-05: a saved payment method, with its expiry date. */
export function MethodCard({ method, promoting, onPrimary, onRemove }: MethodCardProps) {
  const text = useText();
  const { methodKey, paymentBrand, isPrimary, expired, cardExpiryMonth, cardExpiryYear } = method;
  const name = methodName(method, text);
  return (
    <Card as="li" className="method">
      <PaymentMark brand={paymentBrand} methodKey={methodKey} />
      <div className="method-words">
        <p className="method-name">
          {name}
          {isPrimary && <Badge tone="brand">{text('payments.primary')}</Badge>}
          {expired && <span className="method-expired">{text('payments.expired')}</span>}
        </p>
        {cardExpiryMonth !== undefined && cardExpiryYear !== undefined && (
          <p className="muted small figures">
            {text('payments.expires', {
              month: String(cardExpiryMonth).padStart(2, '0'),
              year: String(cardExpiryYear),
            })}
          </p>
        )}
      </div>
      <div className="method-buttons">
        {!isPrimary && !expired && (
          <Button
            kind="outline"
            size="s"
            loading={promoting}
            aria-label={text('payments.makePrimary.named', { name })}
            onClick={onPrimary}
          >
            {text('payments.makePrimary')}
          </Button>
        )}
        <Button kind="quiet" size="s" aria-label={text('payments.remove.named', { name })} onClick={onRemove}>
          {text('payments.remove')}
        </Button>
      </div>
    </Card>
  );
}
