import { Barcode } from '@trolley/ui/Barcode.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { LogoMark } from '../../shell/LogoMark.tsx';
import { useShop, useText } from '../../shell/shop.tsx';
import { SunIcon } from '../icons.ts';
import './member-card.css';
import { useScreenAwake } from './useScreenAwake.ts';

interface MemberCardProps {
  readonly number: string;
  readonly name: string;
  /** Missing as long as the programme has not told. */
  readonly since?: string | undefined;
}

/** LOY-05: the card, as a till reads it: black on white, also at night, and without a network once it is open. */
export function MemberCard({ number, name, since }: MemberCardProps) {
  const text = useText();
  const { locale, timeZone } = useShop().tenant;
  const isAwake = useScreenAwake();
  const month =
    since && new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone }).format(Date.parse(since));
  return (
    <section className="member-card" aria-label={text('profile.loyalty.card')}>
      <div className="member-card-top">
        <LogoMark />
        <p>
          <b>{text('profile.loyalty.card')}</b>
          <span>{month ? text('loyalty.card.since', { name, month }) : name}</span>
        </p>
      </div>
      <div className="member-card-code">
        <Barcode number={number} label={text('profile.loyalty.barcode', { number })} module={3} />
      </div>
      <p className="member-card-foot">
        <Icon of={SunIcon} size="s" />
        <span>{text(isAwake ? 'loyalty.card.awake' : 'loyalty.card.offline')}</span>
      </p>
    </section>
  );
}
