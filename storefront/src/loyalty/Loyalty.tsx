import { type Customer, loyaltyStatus } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { useEffect } from 'react';
import { useText } from '../shell/shop.tsx';
import { MemberCard } from './card/MemberCard.tsx';
import { storeCard } from './card/storedCard.ts';
import { LoyaltyLinks } from './LoyaltyLinks.tsx';
import { LinkCard } from './link/LinkCard.tsx';
import { RelinkCard } from './link/RelinkCard.tsx';
import './loyalty.css';
import { Giving } from './points/Giving.tsx';
import { MovementList } from './points/MovementList.tsx';
import { NextStep } from './points/NextStep.tsx';
import { Points } from './points/Points.tsx';
import { useLoyalty } from './useLoyalty.ts';
import { useLoyaltyPaths } from './useLoyaltyPaths.ts';

const shownMovements = 5;

/** The customer's state in the programme (LOY-01, LOY-02): the card first, everything else below it. */
export function Loyalty({ customer }: { readonly customer: Customer }) {
  const text = useText();
  const { card, loadState, isCardUnknown } = useLoyalty();
  const { movements: allPath } = useLoyaltyPaths();
  const { loyaltyMemberInformation: member, firstName, lastName } = customer;
  const status = loyaltyStatus(member);
  const name = `${firstName} ${lastName}`;
  const number = isCardUnknown ? undefined : member?.mpCardId;
  const isProved = status === 'authenticated';
  useEffect(
    () => storeCard(sessionStorage, isProved && number !== undefined ? { number, name } : undefined),
    [isProved, number, name],
  );

  if (!member || status === 'none')
    return (
      <Card className="loyalty-join">
        <h2>{text('profile.loyalty.none.title')}</h2>
        {customer.unlinkedCard !== undefined && <RelinkCard cardNumber={customer.unlinkedCard} />}
        <p>{text('profile.loyalty.none.text')}</p>
        <LinkCard />
      </Card>
    );
  const points = card?.pools.find(({ kind }) => kind === 'points');
  const movements = card?.movements.filter(({ poolId }) => poolId === points?.poolId) ?? [];
  return (
    <div className="profile-stack">
      {isCardUnknown ? (
        <Alert tone="warning">{text('loyalty.card.unknown')}</Alert>
      ) : (
        !isProved && <Alert tone="info">{text(`profile.loyalty.status.${status}`)}</Alert>
      )}
      <div className="loyalty">
        <div className="loyalty-card">
          {number !== undefined && <MemberCard number={number} name={name} since={card?.memberSince} />}
          {(isCardUnknown || !isProved) && <LinkCard />}
        </div>
        <div className="loyalty-points">
          {loadState === 'pending' ? (
            <Skeleton shape="block" />
          ) : (
            card && (
              <>
                <Points pools={card.pools} />
                <NextStep {...card} />
                <Giving card={card} firstName={firstName} />
              </>
            )
          )}
          {loadState === 'success' && !card && !isCardUnknown && (
            <Alert tone="info">{text(member.programmeAway ? 'loyalty.away.prices' : 'loyalty.away')}</Alert>
          )}
        </div>
        <div className="loyalty-links">
          <LoyaltyLinks status={status} />
        </div>
        {(movements.length > 0 || (points?.waiting ?? 0) > 0) && (
          <section className="loyalty-movements">
            <div className="loyalty-head">
              <h2>{text('loyalty.movements')}</h2>
              {allPath && <TextLink href={allPath}>{text('loyalty.movements.all')}</TextLink>}
            </div>
            <MovementList movements={movements.slice(0, shownMovements)} waiting={points?.waiting ?? 0} />
          </section>
        )}
      </div>
    </div>
  );
}
