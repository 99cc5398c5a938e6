import { IconButton, IconLink } from '@trolley/ui/IconButton.tsx';
import { UserIcon } from '@trolley/ui/icons.ts';
import { Popover } from '@trolley/ui/Popover.tsx';
import { useState } from 'react';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { useCustomerValue } from '../shell/session/customerState.ts';
import { usePathTo, useText } from '../shell/shop.tsx';

const menuId = 'account-menu';
const none = {};
const loadMenu = () => import('./AccountMenu.tsx').then((module) => module?.AccountMenu);

/**
 * The account link. The server renders it for all as a link to the profile, which asks guests to
 * log in; once the customer is loaded, guests get a link to the login and customers a menu.
 */
function useAccountHref(): string | undefined {
  const pathTo = usePathTo();
  const visitor = useCustomerValue(({ loadState, customer }) => loadState === 'success' && !customer, false);
  const [first, second] = visitor ? (['login', 'profile'] as const) : (['profile', 'login'] as const);
  return pathTo(first) ?? pathTo(second);
}

export function AccountLink() {
  const text = useText();
  const href = useAccountHref();
  const name = useCustomerValue(({ customer }) => customer?.firstName, undefined);
  const [wanted, want] = useState(false);
  if (href === undefined) return null;
  if (name === undefined)
    return <IconLink className="header-account" href={href} icon={UserIcon} label={text('shell.account')} />;
  const near = () => want(true);
  return (
    <>
      <IconButton
        className="header-account"
        icon={UserIcon}
        label={text('account.menu.of', { name })}
        popoverTarget={menuId}
        onPointerEnter={near}
        onFocus={near}
        onClick={near}
      />
      <Popover id={menuId} className="account-menu">
        <LazyComponent when={wanted} load={loadMenu} props={none} />
      </Popover>
    </>
  );
}
