import { Icon } from '@trolley/ui/Icon.tsx';
import { HomeIcon, WarningIcon } from '@trolley/ui/icons.ts';
import { useText } from '../../shell/shop.tsx';
import { LogOutButton } from './LogOutButton.tsx';
import { usePaymentWarning } from './payments/useSavedMethods.ts';
import type { ShownSection } from './section.ts';

interface ProfileNavigationProps {
  readonly home: string;
  readonly sections: readonly ShownSection[];
  /** The address of the open one. */
  readonly current: string;
}

/** Beside the open section where there is room; elsewhere the overview lists them. */
export function ProfileNavigation({ home, sections, current }: ProfileNavigationProps) {
  const text = useText();
  const entries = [
    { href: home, title: text('profile.section.overview'), icon: HomeIcon, id: 'overview' },
    ...sections.map(({ href, title, section }) => ({ href, title, icon: section.icon, id: section.id })),
  ];
  const isWarned = usePaymentWarning();
  return (
    <nav className="profile-navigation" aria-label={text('profile.navigation')}>
      <ul className="profile-entries">
        {entries.map(({ href, title, icon, id }) => (
          <li key={href}>
            <a className="profile-entry" href={href} aria-current={href === current ? 'page' : undefined}>
              <Icon of={icon} />
              {title}
              {isWarned && id === 'payments' && (
                <span className="profile-warning">
                  <Icon of={WarningIcon} size="s" />
                  {text('payments.warning.short')}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <LogOutButton />
    </nav>
  );
}
