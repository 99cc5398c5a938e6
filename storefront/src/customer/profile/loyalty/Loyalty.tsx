import { loyaltyStatus } from '@trolley/contract';
import { usePathTo, useText } from '../../../shell/shop.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MemberCardIcon } from '../icons.ts';
import type { SectionProps } from '../section.ts';
import './loyalty.css';
import { MemberCard } from './MemberCard.tsx';
import { Pools } from './Pools.tsx';

/** The customer's state in the loyalty programme (LOY-01, LOY-02), the card and its points. */
export function Loyalty({ customer: { loyaltyMemberInformation: member, firstName, lastName } }: SectionProps) {
  const text = useText();
  const linkCard = usePathTo()('offline-account');
  const status = loyaltyStatus(member);
  if (!member || status === 'none')
    return (
      <Card>
        <EmptyState
          icon={MemberCardIcon}
          title={text('profile.loyalty.none.title')}
          action={linkCard && <ButtonLink href={linkCard}>{text('profile.loyalty.none.link')}</ButtonLink>}
        >
          <p>{text('profile.loyalty.none.text')}</p>
        </EmptyState>
      </Card>
    );
  return (
    <div className="profile-stack">
      {status !== 'authenticated' && <Alert tone="info">{text(`profile.loyalty.status.${status}`)}</Alert>}
      <div className="loyalty">
        <MemberCard member={member} name={`${firstName} ${lastName}`} />
        <Pools pools={member.pools} />
      </div>
      {status === 'authenticated' && <p className="muted">{text('profile.loyalty.status.authenticated')}</p>}
    </div>
  );
}
