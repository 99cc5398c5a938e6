import type { Customer } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronRightIcon } from '@trolley/ui/icons.ts';
import { useText } from '../../../shell/shop.tsx';
import type { ShownSection } from '../section.ts';
import { sectionStates } from './SectionState.tsx';

/** The link to a section: what there is in it now, or else what it is for. */
export function Shortcut({ shown, customer }: { readonly shown: ShownSection; readonly customer: Customer }) {
  const text = useText();
  const { section, title, href } = shown;
  const State = sectionStates[section.id];
  const topics = customer.newsletterTopics.length;
  const about =
    section.id === 'communication' && topics > 0
      ? text('profile.summary.communication', { count: topics })
      : text(`profile.about.${section.id}`);
  return (
    <li className={classes('shortcut-item', `shortcut-${section.id}`, !State && 'shortcut-plain')}>
      <a className="shortcut" href={href}>
        <span className="shortcut-mark">
          <Icon of={section.icon} />
        </span>
        <span className="shortcut-words">
          <b>{title}</b>
          <small>{State ? <State customer={customer} about={about} /> : about}</small>
        </span>
        <Icon of={ChevronRightIcon} size="s" />
      </a>
    </li>
  );
}
