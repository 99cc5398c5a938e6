import type { HomeReply } from '@trolley/contract';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { isReady } from '../loyalty/isReady.ts';
import { poolAmount, poolName } from '../loyalty/loyaltyTexts.ts';
import { useLoyalty } from '../loyalty/useLoyalty.ts';
import { useLoyaltyPaths } from '../loyalty/useLoyaltyPaths.ts';
import { useText } from '../shell/shop.tsx';

/** What a member has gathered, what is on its way, how many vouchers are ready, and this week's promotion. */
export function MemberNews({ pools }: { readonly pools: HomeReply['memberPools'] }) {
  const text = useText();
  const { card: cardPath, vouchers: vouchersPath } = useLoyaltyPaths();
  const { card, vouchers } = useLoyalty();
  const ready = vouchers.filter(isReady).length;
  const points = card?.pools.find(({ kind }) => kind === 'points');
  const promotion = card?.promotions.find(({ name }) => name !== undefined);
  return (
    <section className="home-member" aria-label={text('home.member')}>
      <h2>{text('home.member')}</h2>
      <dl>
        {(card?.pools ?? pools).map(({ poolId, value }) => (
          <div key={poolId}>
            <dt>{poolName(text, poolId)}</dt>
            <dd className="figures">{text('home.member.value', { value })}</dd>
          </div>
        ))}
        {vouchersPath && ready > 0 && (
          <div>
            <dt>
              <TextLink href={vouchersPath}>{text('home.member.vouchers')}</TextLink>
            </dt>
            <dd className="figures">{text('home.member.value', { value: ready })}</dd>
          </div>
        )}
      </dl>
      {points && points.waiting > 0 && (
        <p className="muted small">
          {text('loyalty.points.waiting', { points: poolAmount(text, points.poolId, points.waiting) })}
        </p>
      )}
      {promotion && (
        <p className="small">
          {text('loyalty.promotion', { name: promotion.name ?? '', until: new Date(promotion.validUntil) })}
        </p>
      )}
      {cardPath && <TextLink href={cardPath}>{text('home.member.more')}</TextLink>}
    </section>
  );
}
