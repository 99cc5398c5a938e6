import type { Customer } from '@trolley/contract';
import { useText } from '../../../shell/shop.tsx';
import type { Text } from '../../../shell/text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ChevronRightIcon } from '../../../ui/icons.ts';
import type { ShownSection } from '../section.ts';

/** The link to a section, with a summary. */
export function Shortcut({ shown, customer }: { readonly shown: ShownSection; readonly customer: Customer }) {
  const text = useText();
  const { section, title, href } = shown;
  return (
    <li>
      <a className="shortcut" href={href}>
        <span className="shortcut-mark">
          <Icon of={section.icon} />
        </span>
        <span className="shortcut-words">
          <b>{title}</b>
          <small>{summaryOf(section.id, customer, text) ?? text(`profile.about.${section.id}`)}</small>
        </span>
        <Icon of={ChevronRightIcon} size="s" />
      </a>
    </li>
  );
}

/** A summary of the section's content in a few words. */
function summaryOf(id: string, { addresses, newsletterTopics }: Customer, text: Text): string | undefined {
  if (id === 'addresses' && addresses.length > 0) return text('profile.summary.addresses', { count: addresses.length });
  if (id === 'communication' && newsletterTopics.length > 0)
    return text('profile.summary.communication', { count: newsletterTopics.length });
  return undefined;
}
