import { type Customer, isMember } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { ErrorView } from '../shell/error/ErrorView.tsx';
import { useText } from '../shell/shop.tsx';
import { Collector } from './collector/Collector.tsx';
import './loyalty.css';
import { AllMovements } from './points/AllMovements.tsx';
import { useLoyalty } from './useLoyalty.ts';
import { useLoyaltyPaths, useLoyaltySlugs } from './useLoyaltyPaths.ts';
import { VouchersPage } from './vouchers/VouchersPage.tsx';

interface LoyaltyDetailProps {
  readonly customer: Customer;
  /** What stands behind the section in the address. */
  readonly name: string;
  readonly home: string;
}

/** The screens below the programme's section: vouchers, collector, all movements. */
export function LoyaltyDetail({ customer, name, home }: LoyaltyDetailProps) {
  const text = useText();
  const slugs = useLoyaltySlugs();
  const paths = useLoyaltyPaths();
  const { card } = useLoyalty();
  const opened = (Object.keys(slugs) as (keyof typeof slugs)[]).find((key) => slugs[key] === name);
  if (opened === undefined || paths[opened] === undefined)
    return <ErrorView data={{ status: 404, message: 'There is no such page.' }} path={`${home}/${name}`} />;
  if (customer.loyaltyMemberInformation?.programmeAway)
    return (
      <div className="loyalty-away">
        <Alert tone="info">{text('loyalty.away.prices')}</Alert>
        <div className="loyalty-away-steps">
          <ButtonLink href={`${home}/${name}`} data-reload="">
            {text('error.retry')}
          </ButtonLink>
          <ButtonLink href={home} kind="outline">
            {text('loyalty.away.card')}
          </ButtonLink>
        </div>
      </div>
    );
  if (!isMember(customer.loyaltyMemberInformation))
    return (
      <Alert tone="info" action={<ButtonLink href={home}>{text('loyalty.link')}</ButtonLink>}>
        {text('loyalty.membersOnly')}
      </Alert>
    );
  switch (opened) {
    case 'vouchers':
      return <VouchersPage customer={customer} />;
    case 'collector':
      return <Collector />;
    case 'movements':
      return <AllMovements poolId={card?.pools.find(({ kind }) => kind === 'points')?.poolId} />;
  }
}
