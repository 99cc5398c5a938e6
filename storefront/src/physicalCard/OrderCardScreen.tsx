import { loyaltyStatus, type PagePayloadOf } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { useState } from 'react';
import { useCart } from '../cart/cart.ts';
import { configText } from '../customer/auth/config.ts';
import { appNavigation } from '../shell/navigation/appNavigation.ts';
import { useCustomer } from '../shell/session/customerState.ts';
import { usePathTo, useText, WithTexts } from '../shell/shop.tsx';
import { CardOrderForm } from './CardOrderForm.tsx';
import { CardState } from './CardState.tsx';
import { CardSteps } from './CardSteps.tsx';
import './physical-card.css';
import { NotYetMember } from './NotYetMember.tsx';
import { PlasticCard } from './PlasticCard.tsx';
import { usePhysicalCard } from './usePhysicalCard.ts';

/** ROUTE-16: a member orders the plastic card; afterwards the same page tells where it is. */
export default function OrderCardScreen({ payload }: { readonly payload: PagePayloadOf<'order-physical-card'> }) {
  return (
    <WithTexts texts={payload.data.texts}>
      <OrderCard config={payload.data.config} />
    </WithTexts>
  );
}

function OrderCard({ config }: Pick<PagePayloadOf<'order-physical-card'>['data'], 'config'>) {
  const text = useText();
  const pathTo = usePathTo();
  const confirmation = pathTo('order-physical-card-confirmation');
  const { customer, loadState } = useCustomer();
  const { card, accept, reload } = usePhysicalCard(customer);
  const [name, setName] = useState<string>();
  // The moment of the visit: steps do not move while somebody reads.
  const [now] = useState(() => Date.now());
  const member = customer?.loyaltyMemberInformation;
  const status = loyaltyStatus(member);
  const mayOrder = status === 'authenticated' || status === 'onlineOnly';
  const { loadState: cartState } = useCart();
  // The letter begins with the last order's place where no address is saved.
  const isPlaceKnown =
    (customer?.addresses.length ?? 0) > 0 || pathTo('cart') === undefined || !['idle', 'pending'].includes(cartState);
  const isOrdered = card !== undefined && card.status !== 'none' && card.status !== 'lost';
  if (loadState === 'success' && !mayOrder) return <NotYetMember customer={customer} status={status} />;
  const printed = isOrdered ? card.name : name;
  const isKnown = customer && card && isPlaceKnown;
  return (
    <div className="card-page" data-loading={!isKnown || undefined}>
      <div className="card-page-main">
        <div className="card-page-head">
          <h1>
            {isOrdered ? text(`card.state.${card.status}`) : (configText(config, 'headline') ?? text('card.title'))}
          </h1>
          <p className="muted">
            {isOrdered ? text(`card.state.${card.status}.text`) : (configText(config, 'text') ?? text('card.lead'))}
          </p>
        </div>
        {isKnown ? (
          isOrdered ? (
            <>
              <CardState card={card} onLost={accept} />
              <CardSteps card={card} now={now} />
            </>
          ) : (
            <>
              {card.newCardNumber !== undefined && (
                <Alert tone="success">
                  {text('card.lost.done', { before: card.cardNumber ?? '', number: card.newCardNumber })}
                </Alert>
              )}
              <CardOrderForm
                customer={customer}
                deliveryTime={configText(config, 'deliveryTime')}
                onName={setName}
                onOrdered={(ordered) => {
                  accept(ordered);
                  if (confirmation !== undefined) void appNavigation().go(confirmation);
                }}
                onOrderedBefore={reload}
              />
            </>
          )
        ) : (
          <Skeleton shape="block" />
        )}
      </div>
      <aside className="card-page-aside" aria-label={text('card.picture')}>
        <PlasticCard name={printed ?? ''} number={card?.newCardNumber ?? card?.cardNumber ?? member?.mpCardId} />
        {card && !isOrdered && <CardSteps card={card} now={now} />}
      </aside>
    </div>
  );
}
