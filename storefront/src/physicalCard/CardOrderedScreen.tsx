import type { PagePayloadOf, PhysicalCard } from '@trolley/contract';
import { Breadcrumbs } from '@trolley/ui/Breadcrumbs.tsx';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { useState } from 'react';
import { configText } from '../customer/auth/config.ts';
import { useCustomer } from '../shell/session/customerState.ts';
import { usePathTo, useText, WithTexts } from '../shell/shop.tsx';
import { CardSteps } from './CardSteps.tsx';
import './physical-card.css';
import { PlasticCard } from './PlasticCard.tsx';
import { useMemberPath } from './useMemberPath.ts';
import { usePhysicalCard } from './usePhysicalCard.ts';

/** ROUTE-16: the card is ordered; opened later it tells where the card is, without one the way to order it. */
export default function CardOrderedScreen({
  payload,
}: {
  readonly payload: PagePayloadOf<'order-physical-card-confirmation'>;
}) {
  return (
    <WithTexts texts={payload.data.texts}>
      <CardOrdered config={payload.data.config} />
    </WithTexts>
  );
}

const titles = {
  none: 'card.none',
  thanks: 'card.thanks',
  sent: 'card.state.sent',
  active: 'card.state.active',
} as const;
const leads = {
  none: 'card.lead',
  thanks: 'card.thanks.text',
  sent: 'card.state.sent.text',
  active: 'card.state.active.text',
} as const;

const further = (status?: PhysicalCard['status']) => (status === 'sent' || status === 'active' ? status : 'thanks');

function CardOrdered({ config }: Pick<PagePayloadOf<'order-physical-card-confirmation'>['data'], 'config'>) {
  const text = useText();
  const orderPath = usePathTo()('order-physical-card');
  const memberPath = useMemberPath();
  const { customer, loadState } = useCustomer();
  const { card } = usePhysicalCard(customer);
  const [now] = useState(() => Date.now());
  const isKnown = loadState === 'success' && (customer === undefined || card !== undefined);
  const ordered = card && card.status !== 'none' && card.status !== 'lost' ? card : undefined;
  // Opened again later, the card may be further than ordered.
  const words = (isKnown && !ordered) || card?.status === 'lost' ? 'none' : further(card?.status);
  const lead =
    words === 'none'
      ? (configText(config, 'text') ?? text(leads.none))
      : [words === 'thanks' && configText(config, 'confirmation'), text(leads[words])].filter(Boolean).join(' ');
  return (
    <>
      <Breadcrumbs
        label={text('shell.breadcrumbs.label')}
        crumbs={[{ label: text('content.home'), href: '/' }, { label: text('card.title') }]}
      />
      <div className="card-page card-ordered" data-loading={!isKnown || undefined}>
        <div className="card-page-main">
          <div className="card-page-head">
            <h1>{text(titles[words])}</h1>
            {isKnown ? <p className="muted">{lead}</p> : <Skeleton shape="line" />}
          </div>
          <div className="card-state-actions card-ordered-actions">
            {isKnown && !ordered && orderPath && <ButtonLink href={orderPath}>{text('card.order')}</ButtonLink>}
            {ordered && (
              <>
                <ButtonLink href="/">{text('card.shop')}</ButtonLink>
                {memberPath && (
                  <ButtonLink href={memberPath} kind="outline">
                    {text('card.show')}
                  </ButtonLink>
                )}
              </>
            )}
          </div>
          {ordered ? <CardSteps card={ordered} now={now} /> : !isKnown && <Skeleton shape="block" />}
        </div>
        <aside className="card-page-aside" aria-label={text('card.picture')}>
          <PlasticCard name={ordered?.name ?? ''} number={ordered?.cardNumber} />
        </aside>
      </div>
    </>
  );
}
