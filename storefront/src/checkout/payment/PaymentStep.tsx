import { type Cart, type PaymentMethod, type SavedPaymentMethod, walletMethod } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Checkbox } from '@trolley/ui/Checkbox.tsx';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { DiscountCodes } from '../../cart/DiscountCodes.tsx';
import { LoadFailed } from '../../shell/error/LoadFailed.tsx';
import { useCustomer } from '../../shell/session/customerState.ts';
import { useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { Methods } from './Methods.tsx';
import type { MethodWish } from './useMethodWish.ts';
import { usePaymentOptions } from './usePaymentOptions.ts';
import { usePlan } from './usePlan.ts';
import { saveWantsWallet, wantsWallet } from './wantsWallet.ts';
import './payment.css';

/** Methods the provider can save. */
const savableMethods: ReadonlySet<string> = new Set<PaymentMethod>(['credit-cards', 'paypal']);

interface PaymentStepProps {
  readonly cart: Cart;
  readonly wish: MethodWish;
  /** What was chosen before, until the invoice was changed. */
  readonly dropped?: PaymentMethod | undefined;
  onDone(): void;
}

/** PAY-01: the payment method. The wallet pays first if the shopper wants it, one other method the rest. */
export function PaymentStep({ cart, wish: { wish, choose: keep }, dropped, onDone }: PaymentStepProps) {
  const text = useText();
  const money = useMoney();
  const { customer } = useCustomer();
  const { options, saved } = usePaymentOptions(cart);
  const plan = usePlan();
  const [missing, setMissing] = useState(false);
  const { total } = cart.priceInfo;
  const balance = options.data?.walletBalance ?? 0;
  const share = cart.payments.find(({ methodKey }) => methodKey === walletMethod)?.amount ?? 0;
  const usesWallet = plan.wallet ?? share > 0;
  const coversAll = usesWallet && share >= total;
  const planned = cart.payments.find(({ methodKey }) => methodKey !== walletMethod)?.methodKey;
  const chosen = plan.wanted ?? planned;

  const choose = (methodKey: PaymentMethod, method?: SavedPaymentMethod) => {
    setMissing(false);
    keep(method ? { savedPaymentMethodId: method.id } : {});
    void plan.choose(methodKey, method?.paymentBrand);
  };
  const toggleWallet = (wanted: boolean) => {
    saveWantsWallet(sessionStorage, wanted);
    void plan.payFromWallet(wanted, balance);
  };
  const offersWallet = balance > 0 && options.data?.methods.some(({ methodKey }) => methodKey === walletMethod);
  const resumeWallet = useEffectEvent(() => {
    if (share === 0 && wantsWallet(sessionStorage)) void plan.payFromWallet(true, balance);
  });
  useEffect(() => {
    if (offersWallet) resumeWallet();
  }, [offersWallet]);

  const goOn = () => {
    const paid = cart.payments.reduce((sum, { amount }) => sum + amount, 0);
    if (cart.payments.length > 0 && paid >= total) onDone();
    else setMissing(true);
  };

  if (options.isError)
    return (
      <LoadFailed words={text('checkout.payment.unknown')} retry={options.refetch} retrying={options.isFetching} />
    );
  if (!options.data) {
    return (
      <div role="status" className="payment-skeleton">
        <VisuallyHidden>{text('checkout.payment.loading')}</VisuallyHidden>
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} shape="block" />
        ))}
      </div>
    );
  }
  const problem =
    plan.failed !== undefined ? 'checkout.payment.refused' : missing ? 'checkout.payment.missing' : undefined;
  const isGone =
    dropped !== undefined &&
    chosen === undefined &&
    !options.data.methods.some(({ methodKey }) => methodKey === dropped);
  return (
    <div className="payment-step">
      {isGone && (
        <Alert tone="warning" role="status">
          {text('checkout.payment.companyOnly', { method: text(`checkout.method.${dropped}`) })}
        </Alert>
      )}
      {offersWallet && (
        <div className="payment-wallet">
          <Checkbox
            label={text('checkout.wallet.use', { balance: money(balance) })}
            hint={
              usesWallet && share > 0
                ? text(coversAll ? 'checkout.wallet.covers' : 'checkout.wallet.split', {
                    share: money(share),
                    rest: money(total - share),
                  })
                : undefined
            }
            checked={usesWallet}
            onChange={({ target }) => toggleWallet(target.checked)}
          />
        </div>
      )}
      {!coversAll && (
        <Methods
          methods={options.data.methods.filter(({ methodKey }) => methodKey !== walletMethod)}
          saved={saved}
          rest={total - share}
          chosen={chosen}
          savedId={wish.savedPaymentMethodId}
          error={problem && text(problem)}
          onChoose={choose}
        />
      )}
      {coversAll && problem && <Alert tone="error">{text(problem)}</Alert>}
      {customer && chosen !== undefined && savableMethods.has(chosen) && !wish.savedPaymentMethodId && !coversAll && (
        <div className="form-group">
          <Checkbox
            label={text('checkout.payment.save')}
            checked={wish.savePaymentMethod ?? false}
            onChange={({ target }) => keep(target.checked ? { savePaymentMethod: true } : {})}
          />
          {wish.savePaymentMethod && (
            <Checkbox
              label={text('checkout.payment.primary')}
              checked={wish.setPrimary ?? false}
              onChange={({ target }) => keep({ savePaymentMethod: true, setPrimary: target.checked })}
            />
          )}
        </div>
      )}
      <DiscountCodes codes={cart.discountCodes} />
      <div className="form-actions">
        <Button loading={plan.wanted !== undefined || plan.wallet !== undefined} onClick={goOn}>
          {text('checkout.payment.submit')}
        </Button>
      </div>
    </div>
  );
}
