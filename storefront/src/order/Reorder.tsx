import { type EndpointReply, reorder } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { useState } from 'react';
import { useCartStore } from '../cart/cart.ts';
import { refusalOf } from '../form/refusalOf.ts';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { usePathTo, useText } from '../shell/shop.tsx';
import { ReorderIcon } from './icons.ts';
import './order.css';

interface ReorderProps {
  readonly orderNumber: string;
  readonly orderKey?: string | undefined;
  readonly size?: 's';
}

type Outcome = EndpointReply<typeof reorder> | { readonly problem: string };

/** CUST-13: puts the order's goods into the cart, and lists those that are unavailable. */
export function Reorder({ orderNumber, orderKey, size }: ReorderProps) {
  const text = useText();
  const { call } = useServiceDependencies();
  const cart = useCartStore();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const again = async () => {
    setBusy(true);
    setOutcome(undefined);
    try {
      const done = await call(reorder, { params: { orderNumber }, query: { key: orderKey } });
      await cart.refresh();
      setOutcome(done);
    } catch (error) {
      setOutcome({ problem: refusalOf(error, [], text).message ?? text('form.failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="outline" size={size} icon={ReorderIcon} loading={isBusy} onClick={() => void again()}>
        {text('order.reorder')}
      </Button>
      <div role="status" className="order-outcome">
        {outcome && <ReorderResult outcome={outcome} />}
      </div>
    </>
  );
}

function ReorderResult({ outcome }: { readonly outcome: Outcome }) {
  const text = useText();
  const cartPath = usePathTo()('cart');
  if ('problem' in outcome) return <Alert tone="error">{outcome.problem}</Alert>;
  const { added, notAdded } = outcome;
  return (
    <Alert
      tone={notAdded.length > 0 ? 'warning' : 'success'}
      title={text('order.reorder.added', { count: added })}
      action={cartPath && added > 0 && <TextLink href={cartPath}>{text('order.reorder.cart')}</TextLink>}
    >
      {notAdded.length > 0 && (
        <>
          <p>{text('order.reorder.missing')}</p>
          <ul className="order-missing">
            {notAdded.map(({ sku, name }) => (
              <li key={sku}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
