import type { PagePayloadOf } from '@trolley/contract';
import { useState } from 'react';
import { appNavigation } from '../shell/navigation/appNavigation.ts';
import { useCustomer } from '../shell/session/customerState.ts';
import { usePathTo, useText, WithTexts } from '../shell/shop.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
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
      <OrderCard />
    </WithTexts>
  );
}

function OrderCard() {
  const text = useText();
  const confirmation = usePathTo()('order-physical-card-confirmation');
  const { customer, loadState } = useCustomer();
  const { card, accept, reload } = usePhysicalCard(customer);
  const [name, setName] = useState<string>();
  // The moment of the visit: steps do not move while somebody reads.
  const [now] = useState(() => Date.now());
  const member = customer?.loyaltyMemberInformation;
  const isMember = member?.loyalityMemberId !== undefined;
  const isOrdered = card !== undefined && card.status !== 'none' && card.status !== 'lost';
  if (loadState === 'success' && !isMember) return <NotYetMember customer={customer} />;
  const printed = isOrdered ? card.name : name;
  return (
    <div className="card-page">
      <div className="card-page-main">
        <div className="card-page-head">
          <h1>{text(isOrdered ? `card.state.${card.status}` : 'card.title')}</h1>
          <p className="muted">{text(isOrdered ? `card.state.${card.status}.text` : 'card.lead')}</p>
        </div>
        {customer && card ? (
          isOrdered ? (
            <CardState card={card} onLost={accept} />
          ) : (
            <CardOrderForm
              customer={customer}
              onName={setName}
              onOrdered={(ordered) => {
                accept(ordered);
                if (confirmation !== undefined) void appNavigation().go(confirmation);
              }}
              onOrderedBefore={reload}
            />
          )
        ) : (
          <Skeleton shape="block" />
        )}
      </div>
      <aside className="card-page-aside" aria-label={text('card.picture')}>
        <PlasticCard name={printed ?? ''} number={card?.cardNumber ?? member?.mpCardId} />
        {card && <CardSteps card={card} now={now} />}
      </aside>
    </div>
  );
}
