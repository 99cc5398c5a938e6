import type { LoyaltyCardInfo } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ClockIcon } from '@trolley/ui/icons.ts';
import { useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { poolAmount, poolName } from '../loyaltyTexts.ts';

/** What the member owns, in points and in money; what is still on its way stands apart. */
export function Points({ pools }: Pick<LoyaltyCardInfo, 'pools'>) {
  const text = useText();
  const money = useMoney();
  return pools
    .filter(({ kind }) => kind === 'points')
    .map(({ poolId, value, worth, waiting }) => (
      <section key={poolId} className="points" aria-label={poolName(text, poolId)}>
        <div className="points-main">
          <h2 className="muted small">{poolName(text, poolId)}</h2>
          <p className="points-value figures">{text('profile.loyalty.value', { value })}</p>
          {worth !== undefined && <p className="small">{text('loyalty.points.worth', { amount: money(worth) })}</p>}
        </div>
        {waiting > 0 && (
          <p className="points-waiting small">
            <Icon of={ClockIcon} />
            <span>{text('loyalty.points.waiting', { points: poolAmount(text, poolId, waiting) })}</span>
          </p>
        )}
      </section>
    ));
}
