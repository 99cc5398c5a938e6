import {
  type EndpointReply,
  type getPaymentOptions,
  isHosted,
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
  /** What is left to pay beside the wallet. */
  readonly rest: number;
  readonly chosen: PaymentMethod | undefined;
  /** The kept one that is chosen. */
  readonly savedId: string | undefined;
  readonly error: string | undefined;
  onChoose(methodKey: PaymentMethod, saved?: SavedPaymentMethod): void;
}

/** Kept methods first, then all that are offered, each with what it asks for. */
export function Methods({ methods, saved, rest, chosen, savedId, error, onChoose }: MethodsProps) {
  const text = useText();
  const money = useMoney();
  const usable = saved.filter(
    ({ expired, methodKey }) => !expired && methods.some((one) => one.methodKey === methodKey),
  );
  const surcharged = methods.find(
    ({ methodKey, overAuthorizationPercentage }) => isHosted(methodKey) && overAuthorizationPercentage > 0,
  );
  /** PAY-04: of what is paid in advance more is reserved; an invoice only follows the scales. */
  const weighedNote = (methodKey: PaymentMethod, percent: number, amount: number) =>
    isHosted(methodKey)
      ? text('checkout.payment.surcharge', { percent, amount: money(rest), more: money(amount - rest) })
      : text('checkout.payment.byWeight', { percent });
  const noteOf = ({ methodKey, overAuthorizationPercentage: percent, amount }: Offered) =>
    [text(`checkout.method.${methodKey}.hint`), percent > 0 ? weighedNote(methodKey, percent, amount) : undefined]
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
