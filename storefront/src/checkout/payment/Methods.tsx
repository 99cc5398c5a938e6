import {
  type EndpointReply,
  type getPaymentOptions,
  type PaymentMethod,
  type SavedPaymentMethod,
} from '@trolley/contract';
import { useMoney } from '../../catalogue/useMoney.ts';
import { useText } from '../../shell/shop.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { PaymentMark } from './PaymentMark.tsx';

type Offered = EndpointReply<typeof getPaymentOptions>['methods'][number];

interface MethodsProps {
  readonly methods: readonly Offered[];
  readonly saved: readonly SavedPaymentMethod[];
  readonly chosen: PaymentMethod | undefined;
  /** The kept one that is chosen. */
  readonly savedId: string | undefined;
  readonly error: string | undefined;
  onChoose(methodKey: PaymentMethod, saved?: SavedPaymentMethod): void;
}

/** Kept methods first, then all that are offered, each with what it asks for. */
export function Methods({ methods, saved, chosen, savedId, error, onChoose }: MethodsProps) {
  const text = useText();
  const money = useMoney();
  const usable = saved.filter(
    ({ expired, methodKey }) => !expired && methods.some((one) => one.methodKey === methodKey),
  );
  const surcharged = methods.find(({ overAuthorizationPercentage }) => overAuthorizationPercentage > 0);
  const noteOf = ({ methodKey, overAuthorizationPercentage: percent, amount }: Offered) =>
    [
      text(`checkout.method.${methodKey}.hint`),
      // PAY-04
      percent > 0 ? text('checkout.payment.surcharge', { percent, amount: money(amount) }) : undefined,
    ]
      .filter(Boolean)
      .join(' ');
  const choices = [
    ...usable.map((method) => ({
      value: method.id,
      label: (
        <span className="payment-choice">
          <span>
            {method.paymentBrand} {method.name}
          </span>
          <PaymentMark methodKey={method.methodKey} brand={method.paymentBrand} />
        </span>
      ),
      hint:
        method.cardExpiryMonth === undefined
          ? undefined
          : text('checkout.payment.expires', {
              month: String(method.cardExpiryMonth).padStart(2, '0'),
              year: String(method.cardExpiryYear),
            }),
    })),
    ...methods.map((method) => ({
      value: method.methodKey,
      label: (
        <span className="payment-choice">
          <span>{text(`checkout.method.${method.methodKey}`)}</span>
          <PaymentMark methodKey={method.methodKey} />
        </span>
      ),
      hint: noteOf(method),
    })),
  ];
  return (
    <RadioGroup
      framed
      legend={text('checkout.payment.legend')}
      name="paymentMethod"
      value={
        chosen === undefined
          ? ''
          : (usable.find(({ id, methodKey }) => id === savedId && methodKey === chosen)?.id ?? chosen)
      }
      hint={text(surcharged ? 'checkout.payment.noteWeighed' : 'checkout.payment.note')}
      error={error}
      onChange={(value) => {
        const kept = usable.find(({ id }) => id === value);
        if (kept) return onChoose(kept.methodKey, kept);
        const method = methods.find(({ methodKey }) => methodKey === value);
        if (method) onChoose(method.methodKey);
      }}
      choices={choices}
    />
  );
}
