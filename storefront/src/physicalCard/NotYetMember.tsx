import type { Customer, LoyaltyStatus } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { useLocation } from '../shell/router/RouterProvider.tsx';
import { usePathTo, useText } from '../shell/shop.tsx';
import { PlasticCard } from './PlasticCard.tsx';
import { useMemberPath } from './useMemberPath.ts';

interface NotYetMemberProps {
  readonly customer: Customer | undefined;
  readonly status: LoyaltyStatus;
}

/** Only members have a card: guests log in or join, customers link, prove or get a membership. */
export function NotYetMember({ customer, status }: NotYetMemberProps) {
  const text = useText();
  const pathTo = usePathTo();
  const { pathname } = useLocation();
  const memberPath = useMemberPath();
  const back = `?${new URLSearchParams({ returnUrl: pathname }).toString()}`;
  const wanted = status === 'referenced' ? 'notProved' : 'member';
  const [login, registration] = [pathTo('login'), pathTo('registration')];
  return (
    <div className="card-page">
      <div className="card-page-main">
        <div className="card-page-head">
          <h1>{text('card.title')}</h1>
          <p className="muted">{text(customer ? `card.${wanted}.text` : 'card.guest.text')}</p>
        </div>
        <div className="card-state-actions">
          {customer ? (
            memberPath && <ButtonLink href={memberPath}>{text(`card.${wanted}.link`)}</ButtonLink>
          ) : (
            <>
              {login && <ButtonLink href={login + back}>{text('card.guest.login')}</ButtonLink>}
              {registration && <TextLink href={registration + back}>{text('card.guest.join')}</TextLink>}
            </>
          )}
        </div>
      </div>
      <aside className="card-page-aside" aria-label={text('card.picture')}>
        <PlasticCard name={customer ? `${customer.firstName} ${customer.lastName}` : ''} number={undefined} />
      </aside>
    </div>
  );
}
