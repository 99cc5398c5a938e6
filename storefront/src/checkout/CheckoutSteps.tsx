import type { Cart, OrderConfig, PaymentMethod } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { AddOnBar } from '../cart/AddOnBar.tsx';
import { useCartStore } from '../cart/cart.ts';
import { limitProblem } from '../cart/orderLimits.ts';
import { useNow } from '../service/useNow.ts';
import { useText } from '../shell/shop.tsx';
import { BillingStep } from './billing/BillingStep.tsx';
import { formatBilling } from './billing/formatBilling.ts';
import { fetchProblems } from './fetchProblems.ts';
import { LimitAlert } from './LimitAlert.tsx';
import { LoginOffer } from './LoginOffer.tsx';
import { ProblemList } from './ProblemList.tsx';
import { PaymentHint } from './payment/PaymentHint.tsx';
import { PaymentStep } from './payment/PaymentStep.tsx';
import { PlannedPayments } from './payment/PlannedPayments.tsx';
import { useMethodWish } from './payment/useMethodWish.ts';
import { formatPlace } from './place/formatPlace.ts';
import { PlaceStep } from './place/PlaceStep.tsx';
import { type Problem, paymentErrorKey, stillTrue } from './problems.ts';
import { ReviewStep } from './review/ReviewStep.tsx';
import { useOrder } from './review/useOrder.ts';
import { Step } from './Step.tsx';
import { Summary } from './Summary.tsx';
import { SlotStep, SlotText } from './slot/SlotStep.tsx';
import { isDone, nextStep, openSteps, type StepName, stepNames } from './steps.ts';

interface CheckoutStepsProps {
  readonly cart: Cart;
  readonly config: OrderConfig;
  /** Why the payment before did not become an order. */
  readonly paymentError: string | undefined;
}

/** One step is open, the others show their answers. */
export function CheckoutSteps({ cart, config, paymentError }: CheckoutStepsProps) {
  const text = useText();
  const store = useCartStore();
  const { distributionWindow: window } = cart;
  const now = useNow(false, window && Date.parse(window.heldUntil));
  const [open, setOpen] = useState<StepName>(() => firstStep(cart, config, paymentError));
  const [found, setProblems] = useState<readonly Problem[]>([]);
  const limit = limitProblem(cart, config);
  const problems = stillTrue(found, cart, limit !== undefined);
  const [paymentFailure, setPaymentFailure] = useState(paymentError);
  const [dropped, setDropped] = useState<PaymentMethod>();
  const list = useRef<HTMLDivElement>(null);
  const wish = useMethodWish(cart);
  const { order, ordering } = useOrder({
    config,
    methodOptions: wish.settled,
    onProblems(paymentFailure) {
      setProblems(paymentFailure);
      setPaymentFailure(undefined);
      void wish.refresh();
      requestAnimationFrame(() => list.current?.focus());
    },
  });

  useSlotLost(ordering || isDone('slot', cart, config, now), () =>
    setOpen((step) => (step === 'payment' || step === 'review' ? 'slot' : step)),
  );

  const show = (step: StepName) => {
    setOpen(step);
    if (step === 'review') void fetchProblems(store).then(setProblems);
  };
  /** After a step is answered: opens the first open step. */
  const goOn = (from: StepName) => {
    const { cart: answered } = store.get();
    setProblems((all) => all.filter(({ where }) => where !== from));
    setPaymentFailure(undefined);
    if (answered) show(nextStep(answered, config, Date.now()));
  };

  const results: Readonly<Record<StepName, ReactNode>> = {
    place: formatPlace(cart, text),
    slot: <SlotText mode={cart.mode} />,
    billing: formatBilling(cart, text),
    payment:
      cart.payments.length > 0 ? (
        <PlannedPayments payments={cart.payments} method={wish.method} unknown={wish.unknown} />
      ) : (
        <PaymentHint cart={cart} />
      ),
    review: text('checkout.step.review.hint'),
  };
  const bodies: Readonly<Record<StepName, ReactNode>> = {
    place: <PlaceStep cart={cart} config={config} onDone={() => goOn('place')} />,
    slot: <SlotStep cart={cart} onDone={() => goOn('slot')} />,
    billing: (
      <BillingStep
        cart={cart}
        config={config}
        onDone={(method) => {
          setDropped(method);
          goOn('billing');
        }}
      />
    ),
    payment: <PaymentStep cart={cart} wish={wish} dropped={dropped} onDone={() => goOn('payment')} />,
    review: <ReviewStep cart={cart} limit={limit} ordering={ordering} onOrder={() => void order()} />,
  };
  return (
    <>
      <div role="alert" ref={list} tabIndex={-1} className="checkout-news">
        {paymentFailure !== undefined && <Alert tone="error">{text(paymentErrorKey(paymentFailure))}</Alert>}
        {limit && <LimitAlert problem={limit} />}
        {problems.length > 0 && <ProblemList problems={problems} onShow={show} />}
      </div>
      <div className="checkout-note">
        <AddOnBar cart={cart} withoutLeave />
      </div>
      <LoginOffer />
      <div className="checkout-page">
        <ol className="checkout-steps">
          {stepNames.map((step, index) => (
            <Step
              key={step}
              name={step}
              number={index + 1}
              open={step === open}
              done={isDone(step, cart, config, now)}
              reached={index < stepNames.indexOf(open)}
              fixed={cart.mode === 'ADDON' && (step === 'place' || step === 'slot')}
              result={step === open && step !== 'slot' ? text(`checkout.step.${step}.hint`) : results[step]}
              problems={problems.filter(({ where }) => where === step)}
              onOpen={() => show(step)}
            >
              {step === open && bodies[step]}
            </Step>
          ))}
        </ol>
        <Summary
          cart={cart}
          config={config}
          limit={limit}
          left={openSteps(cart, config, now)}
          blocked={limit !== undefined || problems.length > 0}
          reviewing={open === 'review'}
        />
      </div>
    </>
  );
}

/** The hold of the slot expired: a shopper who was past that step chooses again. Forms being filled in stay open. */
function useSlotLost(held: boolean, onLost: () => void): void {
  const [before, setBefore] = useState(held);
  if (held === before) return;
  setBefore(held);
  if (before) onLost();
}

/** After a failed payment the payment step is open. */
function firstStep(cart: Cart, config: OrderConfig, paymentError: string | undefined): StepName {
  const next = nextStep(cart, config, Date.now());
  return next === 'review' && paymentError !== undefined ? 'payment' : next;
}
