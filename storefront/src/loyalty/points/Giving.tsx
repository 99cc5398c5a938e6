import type { LoyaltyCardInfo } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { GivingIcon } from '../icons.ts';
import { Donation } from './Donation.tsx';

/** The tag of a pool whose owner gave something. */
const donator = 'caritas_aktiv';

/** LOY-05: thanks to whoever gave, in words and no badge; and the way to give. */
export function Giving({
  card: { pools, donations },
  firstName,
}: {
  readonly card: LoyaltyCardInfo;
  readonly firstName: string;
}) {
  const text = useText();
  const money = useMoney();
  const given = pools.find(({ tags, value }) => tags.includes(donator) && value > 0);
  const points = pools.find(({ kind }) => kind === 'points');
  const offered = donations.find(({ fromPoolId }) => fromPoolId === points?.poolId);
  if (!given && !offered) return null;
  return (
    <section className="giving">
      <Icon of={GivingIcon} size="l" />
      <div>
        <h2>{text(given ? 'loyalty.thanks' : 'loyalty.give', { firstName })}</h2>
        <p>
          {given
            ? text('loyalty.thanks.text', {
                amount: given.worth === undefined ? String(given.value) : money(given.worth),
              })
            : text('loyalty.give.text')}
        </p>
        {offered && <Donation offered={offered} have={points?.value ?? 0} />}
      </div>
    </section>
  );
}
