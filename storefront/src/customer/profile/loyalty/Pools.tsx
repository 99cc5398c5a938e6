import type { LoyaltyMemberInformation } from '@trolley/contract';
import { useText } from '../../../shell/shop.tsx';
import { poolName } from './loyaltyTexts.ts';

/** What has been collected, each kind for itself. */
export function Pools({ pools }: Pick<LoyaltyMemberInformation, 'pools'>) {
  const text = useText();
  if (pools.length === 0) return null;
  return (
    <section className="pools" aria-labelledby="pools">
      <h2 id="pools">{text('profile.loyalty.pools')}</h2>
      <dl>
        {pools.map(({ poolId, value }) => (
          <div key={poolId}>
            <dt>{poolName(text, poolId)}</dt>
            <dd className="figures">{text('profile.loyalty.value', { value })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
