import { setCartMode } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { useState } from 'react';
import { useCartStore } from '../../cart/cart.ts';
import { saveChange } from '../../cart/saveChange.ts';
import { useNavigate } from '../../shell/router/RouterProvider.tsx';
import { useShop, useText } from '../../shell/shop.tsx';

interface AddOnOfferProps {
  readonly orderNumber: string;
  /** In words. */
  readonly until: string;
}

/** Offers to add to the order, without another fee. */
export function AddOnOffer({ orderNumber, until }: AddOnOfferProps) {
  const text = useText();
  const cart = useCartStore();
  const navigate = useNavigate();
  const [first] = useShop().site.header.navigation;
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    const begun = await saveChange(cart, setCartMode, { body: { mode: 'ADDON', orderNumber } });
    setBusy(false);
    if (begun) await navigate(first?.href ?? '/');
  };
  return (
    <Card as="section" className="placed-offer">
      <h2>{text('checkout.ok.addOn.title')}</h2>
      <p>{text('checkout.ok.addOn.text', { until })}</p>
      <Button kind="outline" loading={busy} onClick={() => void begin()}>
        {text('checkout.ok.addOn.begin')}
      </Button>
    </Card>
  );
}
