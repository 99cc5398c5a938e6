import {
  type EndpointReply,
  type getPaymentOptions,
  isHosted,
  type PaymentMethod,
  type SavedPaymentMethod,
} from '@trolley/contract';
import { RadioGroup } from '@trolley/ui/RadioGroup.tsx';
import { PaymentMark } from '../../payment/PaymentMark.tsx';
import { SavedMethodName } from '../../payment/SavedMethodName.tsx';
import { useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';

type Offered = EndpointReply<typeof getPaymentOptions>['methods'][number];

interface MethodsProps {
  readonly methods: readonly Offered[];
  readonly saved: readonly SavedPaymentMethod[];
  /** What is left to pay beside the wallet. */
  readonly rest: number;
  readonly chosen: PaymentMethod | undefined;
  /** The saved method that is chosen. */
  readonly savedId: string | undefined;
  readonly error: string | undefined;
  onChoose(methodKey: PaymentMethod, saved?: SavedPaymentMethod): void;
}

/** Saved methods first, then all that are offered, each with its details. */
export function Methods({ methods, saved, rest, chosen, savedId, error, onChoose }: MethodsProps) {
  const text = useText();
  const money = useMoney();
  const usable = saved.filter(
    ({ expired, methodKey }) => !expired && methods.some((one) => one.methodKey === methodKey),
  );
  const value =
    chosen === undefined
      ? ''
      : (usable.find(({ id, methodKey }) => id === savedId && methodKey === chosen)?.id ?? chosen);
  const most = Math.max(
    0,
    ...methods.map(({ methodKey, overAuthorizationPercentage: percent }) => (isHosted(methodKey) ? percent : 0)),
  );
  /** PAY-04: methods paid in advance reserve more; an invoice follows the real weight. In full for the chosen method. */
  const weighedNote = () => {
    const picked = methods.find(({ methodKey }) => methodKey === chosen);
    if (!picked || picked.overAuthorizationPercentage === 0) return undefined;
    const { methodKey, overAuthorizationPercentage: percent, amount } = picked;
    return isHosted(methodKey)
      ? text('checkout.payment.surcharge', { percent, amount: money(rest), more: money(amount - rest) })
      : text('checkout.payment.byWeight', { percent });
  };
  const hintOf = (choice: string, hint: string | undefined) => {
    const note = choice === value ? weighedNote() : undefined;
    if (hint === undefined && note === undefined) return undefined;
    return (
      <>
        {hint} {note !== undefined && <span className="payment-note">{note}</span>}
      </>
    );
  };
  const choices = [
    ...usable.map((method) => ({
      value: method.id,
      label: (
        <span className="payment-choice">
          <span>
            <SavedMethodName of={method} />
          </span>
          <PaymentMark methodKey={method.methodKey} brand={method.paymentBrand} />
        </span>
      ),
      hint: hintOf(
        method.id,
        method.cardExpiryMonth === undefined
          ? undefined
          : text('checkout.payment.expires', {
              month: String(method.cardExpiryMonth).padStart(2, '0'),
              year: String(method.cardExpiryYear),
            }),
      ),
    })),
    ...methods.map(({ methodKey }) => ({
      value: methodKey,
      label: (
        <span className="payment-choice">
          <span>{text(`checkout.method.${methodKey}`)}</span>
          <PaymentMark methodKey={methodKey} />
        </span>
      ),
      hint: hintOf(methodKey, text(`checkout.method.${methodKey}.hint`)),
    })),
  ];
  return (
    <RadioGroup
      framed
      legend={text('checkout.payment.legend')}
      name="paymentMethod"
      value={value}
      hint={
        chosen === undefined && most > 0
          ? text('checkout.payment.noteWeighed', { percent: most })
          : text('checkout.payment.note')
      }
      error={error}
      onChange={(choice) => {
        const savedMethod = usable.find(({ id }) => id === choice);
        if (savedMethod) return onChoose(savedMethod.methodKey, savedMethod);
        const method = methods.find(({ methodKey }) => methodKey === choice);
        if (method) onChoose(method.methodKey);
      }}
      choices={choices}
    />
  );
}
