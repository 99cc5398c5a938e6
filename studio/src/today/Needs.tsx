import type { Today } from '@trolley/contract';
import { Icon, type IconShape } from '@trolley/ui/Icon.tsx';
import { CardIcon, ClockIcon, MailIcon, SuccessIcon } from '@trolley/ui/icons.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../shell/language/format.ts';
import { Panel } from '../shell/parts/Panel.tsx';
import { State } from '../shell/parts/State.tsx';
import { Link } from '../shell/router/Link.tsx';
import { useTexts } from './texts.ts';

type Props = { readonly needs: NonNullable<Today['needs']> };

interface Case {
  readonly icon: IconShape;
  readonly title: string;
  readonly detail: ReactNode;
}

const shown = 5;

/** What waits for a person, each with what to do about it. */
export function Needs({ needs }: Props) {
  const texts = useTexts();
  const format = useFormat();
  const some = (numbers: readonly string[]) => (
    <>
      {numbers.slice(0, shown).map((number) => (
        <Link key={number} className="need-order" to={`/orders/${number}`}>
          {number}
        </Link>
      ))}
      {numbers.length > shown && '… '}· {texts.ordersHow}
    </>
  );
  const cases: Case[] = [];
  if (needs.payments.length > 0)
    cases.push({
      icon: CardIcon,
      title: texts.payments(needs.payments.length),
      detail: some(needs.payments),
    });
  if (needs.withoutTime.length > 0)
    cases.push({
      icon: ClockIcon,
      title: texts.withoutTime(needs.withoutTime.length),
      detail: some(needs.withoutTime),
    });
  if (needs.mails > 0)
    cases.push({
      icon: MailIcon,
      title: texts.mails(needs.mails, `${format.count(needs.mails)}${needs.mails >= 1000 ? '+' : ''}`),
      detail: texts.mailsHow,
    });
  return (
    <Panel
      flush
      title={texts.needs}
      aside={cases.length > 0 && <State tone="warn">{format.count(cases.length)}</State>}
    >
      {cases.length === 0 ? (
        <p className="need need-none">
          <Icon of={SuccessIcon} /> {texts.nothingNeeds}
        </p>
      ) : (
        <ul className="needs">
          {cases.map(({ icon, title, detail }) => (
            <li key={title} className="need">
              <span className="need-mark">
                <Icon of={icon} size="s" />
              </span>
              <div>
                <b>{title}</b>
                <p className="muted">{detail}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
