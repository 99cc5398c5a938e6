import type { LoyaltyMemberInformation } from '@trolley/contract';
import { Barcode } from '../../../loyalty/card/Barcode.tsx';
import { useText } from '../../../shell/shop.tsx';
import { cardDigits } from './loyaltyTexts.ts';

interface MemberCardProps {
  readonly member: LoyaltyMemberInformation;
  readonly name: string;
}

/** The loyalty card with its barcode. */
export function MemberCard({ member, name }: MemberCardProps) {
  const text = useText();
  const { mpCardId } = member;
  if (!mpCardId) return null;
  return (
    <div className="member-card">
      <p className="member-card-shop">{text('profile.loyalty.card')}</p>
      <p className="member-card-name">{name}</p>
      <div className="member-card-code">
        <Barcode number={mpCardId} module={3} />
        <p className="figures">{cardDigits(mpCardId)}</p>
      </div>
    </div>
  );
}
