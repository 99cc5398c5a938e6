import { type Customer, isMember } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronRightIcon } from '@trolley/ui/icons.ts';
import { isReady } from '../../../loyalty/isReady.ts';
import { cardDigits, poolName } from '../../../loyalty/loyaltyTexts.ts';
import { useLoyalty } from '../../../loyalty/useLoyalty.ts';
import { useText } from '../../../shell/shop.tsx';

interface MemberTeaserProps {
  readonly customer: Customer;
  /** Where the whole card is. */
  readonly href: string;
}

/** LOY-01: the card in short, for those who proved to be members. */
export function MemberTeaser({ customer: { loyaltyMemberInformation: member }, href }: MemberTeaserProps) {
  const text = useText();
  const { card, vouchers } = useLoyalty();
  const ready = vouchers.filter(isReady).length;
  if (!member?.mpCardId || !isMember(member)) return null;
  return (
    <a className="member-teaser" href={href}>
      <span className="member-teaser-card">
        <b>{text('profile.loyalty.card')}</b>
        <span className="figures">{cardDigits(member.mpCardId)}</span>
      </span>
      {(card?.pools ?? member.pools).slice(0, 1).map(({ poolId, value }) => (
        <span key={poolId} className="member-teaser-pool">
          <b className="figures">{text('profile.loyalty.value', { value })}</b>
          <span>{poolName(text, poolId)}</span>
        </span>
      ))}
      {ready > 0 && (
        <span className="member-teaser-pool">
          <b className="figures">{text('profile.loyalty.value', { value: ready })}</b>
          <span>{text('loyalty.vouchers')}</span>
        </span>
      )}
      <span className="member-teaser-more">
        {text('profile.loyalty.show')}
        <Icon of={ChevronRightIcon} size="s" />
      </span>
    </a>
  );
}
