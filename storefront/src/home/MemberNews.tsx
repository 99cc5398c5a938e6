import type { HomeReply } from '@trolley/contract';
import { usePathTo, useText } from '../shell/shop.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** Pools the shop has words for; one that the programme adds is called by its own name. */
const named: ReadonlySet<string> = new Set(['coins', 'donation']);

/** What a member has gathered. */
export function MemberNews({ pools }: { readonly pools: HomeReply['memberPools'] }) {
  const text = useText();
  const href = usePathTo()('profile', { slug: text('profile.slug.loyalty') });
  return (
    <section className="home-member" aria-label={text('home.member')}>
      <h2>{text('home.member')}</h2>
      <dl>
        {pools.map(({ poolId, value }) => (
          <div key={poolId}>
            <dt>{named.has(poolId) ? text(`profile.loyalty.pool.${poolId}`) : poolId}</dt>
            <dd className="figures">{text('home.member.value', { value })}</dd>
          </div>
        ))}
      </dl>
      {href && <TextLink href={href}>{text('home.member.more')}</TextLink>}
    </section>
  );
}
