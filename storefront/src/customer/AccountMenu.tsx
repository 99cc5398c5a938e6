import { Icon, type IconShape } from '@trolley/ui/Icon.tsx';
import { HeartIcon, LogOutIcon, UserIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { usePathTo, useText } from '../shell/shop.tsx';
import './account-menu.css';
import { useCustomer } from '../shell/session/customerState.ts';
import { logOut } from './customer.ts';

/** The account menu in the header. */
export function AccountMenu() {
  const text = useText();
  const pathTo = usePathTo();
  const { customer } = useCustomer();
  const [leaving, setLeaving] = useState(false);
  if (!customer) return null;
  const links: readonly (readonly [href: string | undefined, label: string, icon: IconShape])[] = [
    [pathTo('profile'), text('account.title.profile'), UserIcon],
    [pathTo('favorite-products'), text('account.title.favorite-products'), HeartIcon],
  ];
  const leave = () => {
    setLeaving(true);
    void logOut().finally(() => setLeaving(false));
  };
  return (
    <>
      <p className="account-menu-head">
        <strong>{text('account.menu.hello', { name: customer.firstName })}</strong>
        <span>{customer.email}</span>
      </p>
      <ul className="menu">
        {links.map(
          ([href, label, icon]) =>
            href !== undefined && (
              <li key={label}>
                <a className="menu-entry" href={href}>
                  <Icon of={icon} />
                  {label}
                </a>
              </li>
            ),
        )}
        <li>
          <button type="button" className="menu-entry" aria-disabled={leaving || undefined} onClick={leave}>
            <Icon of={LogOutIcon} />
            {text('account.menu.logout')}
          </button>
        </li>
      </ul>
    </>
  );
}
