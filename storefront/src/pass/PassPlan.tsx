import { type PassPlan as Plan, setCartPass } from '@trolley/contract';
import { Badge } from '@trolley/ui/Badge.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { CheckIcon } from '@trolley/ui/icons.ts';
import { Price } from '@trolley/ui/Price.tsx';
import { useState } from 'react';
import { useCartStore, useCartValue } from '../cart/cart.ts';
import { refusalOf } from '../form/refusalOf.ts';
import { notify } from '../shell/notifications/notifications.ts';
import { useCustomer } from '../shell/session/customerState.ts';
import { usePathTo, useShop, useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';

/** ROUTE-04: a plan, bought by putting it into the cart. */
export function PassPlan({ plan, isBest }: { readonly plan: Plan; readonly isBest: boolean }) {
  const text = useText();
  const money = useMoney();
  const { locale, currency } = useShop().tenant;
  const { planId, name, description, months, price } = plan;
  return (
    <Card as="li" active={isBest} className="pass-plan">
      <div className="pass-plan-head">
        <h3>{name}</h3>
        {isBest && <Badge tone="accent">{text('pass.best')}</Badge>}
      </div>
      <p className="muted">{description}</p>
      <p className="pass-plan-price">
        <Price hundredths={price} locale={locale} currency={currency} size="l" />
        <span className="muted small">{text('pass.months', { months })}</span>
      </p>
      {months > 1 && (
        <p className="muted small figures">{text('pass.perMonth', { price: money(Math.round(price / months)) })}</p>
      )}
      <Buying planId={planId} name={name} />
    </Card>
  );
}

function Buying({ planId, name }: Pick<Plan, 'planId' | 'name'>) {
  const text = useText();
  const pathTo = usePathTo();
  const { customer, loadState } = useCustomer();
  const cart = useCartStore();
  const inCart = useCartValue((state) => state.cart?.deliveryPassLineItem?.lineItemId ?? '', '');
  const [isBusy, setBusy] = useState(false);
  const set = async (wanted: string | null) => {
    setBusy(true);
    try {
      await cart.change(setCartPass, { body: { planId: wanted } });
      notify({ key: 'pass.cart', message: text(wanted ? 'pass.added' : 'pass.removed'), type: 'success' });
    } catch (error) {
      const message = refusalOf(error, [], text).message ?? text('form.failed');
      notify({ key: 'pass.cart', message, type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const login = pathTo('login');
  /** The accessible name: the button's text, then the plan. */
  const about = (words: string) => text('pass.named', { words, name });
  if (!customer && loadState === 'success' && login)
    return (
      <ButtonLink
        href={`${login}?${new URLSearchParams({ returnUrl: pathTo('delivery-pass') ?? '/' }).toString()}`}
        aria-label={about(text('account.title.login'))}
      >
        {text('account.title.login')}
      </ButtonLink>
    );
  if (inCart !== planId) {
    const buy = text(inCart === '' ? 'pass.buy' : 'pass.change');
    return (
      <Button
        kind={inCart === '' ? 'primary' : 'outline'}
        loading={isBusy}
        aria-label={about(buy)}
        onClick={() => void set(planId)}
      >
        {buy}
      </Button>
    );
  }
  const cartPath = pathTo('cart');
  return (
    <div className="pass-plan-bought">
      <p>
        <Icon of={CheckIcon} size="s" bold />
        {text('pass.inCart')}
      </p>
      {cartPath && <ButtonLink href={cartPath}>{text('pass.toCart')}</ButtonLink>}
      <Button kind="quiet" loading={isBusy} aria-label={about(text('pass.takeOut'))} onClick={() => void set(null)}>
        {text('pass.takeOut')}
      </Button>
    </div>
  );
}
