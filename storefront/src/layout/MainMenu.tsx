import { breakpoints, type ClientConfig, pictureSource } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { CloseIcon, MenuIcon, TagIcon } from '@trolley/ui/icons.ts';
import { Picture } from '@trolley/ui/Picture.tsx';
import { Popover } from '@trolley/ui/Popover.tsx';
import { useState } from 'react';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { useShop, useText } from '../shell/shop.tsx';
import { departmentsOnDesk } from './departmentsOnDesk.ts';

export const mainMenuId = 'main-menu';

const loadOffers = () => import('../catalogue/MenuOffers.tsx').then((module) => module.MenuOffers);
const hasRoomForOffers = () => window.matchMedia(`(width >= ${breakpoints.lg}px)`).matches;

/** The button beside the logo; on a phone the icon alone. */
export function MainMenuButton() {
  const { menuLabel } = useShop().site.header;
  return (
    <button type="button" className="menu-button" popoverTarget={mainMenuId}>
      <Icon of={MenuIcon} />
      <span>{menuLabel}</span>
    </button>
  );
}

/** The main menu: a drawer on a phone, a panel below the header's row on a desktop. */
export function MainMenu({ path }: { readonly path: string }) {
  const { site, tenant } = useShop();
  const { header, topBarBanner } = site;
  const [offers, setOffers] = useState(false);
  const text = useText();
  const current = (href: string) => (href === path ? 'page' : undefined);
  return (
    <Popover
      id={mainMenuId}
      className="main-menu"
      {...departmentsOnDesk}
      onToggle={({ newState }) => {
        if (newState === 'open' && hasRoomForOffers()) setOffers(true);
      }}
    >
      <div className="main-menu-head">
        <p>{header.menuLabel}</p>
        <IconButton
          icon={CloseIcon}
          label={text('shell.menu.close')}
          popoverTarget={mainMenuId}
          popoverTargetAction="hide"
        />
      </div>
      <nav aria-label={text('shell.menu.label')}>
        <ul className="main-menu-entries">
          {header.navigation.map((link) => (
            <li key={link.label}>
              {link.children ? (
                <Department link={link} path={path} />
              ) : (
                <a className="menu-entry" href={link.href} aria-current={current(link.href)}>
                  <MenuPicture of={link.picture} />
                  {link.label}
                </a>
              )}
            </li>
          ))}
          {header.highlight && (
            <li>
              <a
                className="menu-entry menu-highlight"
                href={header.highlight.href}
                aria-current={current(header.highlight.href)}
              >
                <Icon of={TagIcon} />
                {header.highlight.label}
              </a>
            </li>
          )}
        </ul>
        {topBarBanner.links.length > 0 && (
          <ul className="main-menu-more">
            {topBarBanner.links.map((link) => (
              <li key={link.label}>
                <a className="menu-entry" href={link.href} aria-current={current(link.href)}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </nav>
      {tenant.clientRuntimeConfig.featureProductDiscovery && (
        <LazyComponent when={offers} load={loadOffers} props={{ menuId: mainMenuId }} />
      )}
    </Popover>
  );
}

interface DepartmentProps {
  readonly link: ClientConfig['header']['navigation'][number];
  readonly path: string;
}

/** One department that opens to what is below it; of all of them one is open at a time. */
function Department({ link: { label, href, picture, children = [] }, path }: DepartmentProps) {
  const text = useText();
  const links = [{ label: text('shell.menu.all', { name: label }), href, picture: undefined }, ...children];
  return (
    <details name="departments" open={links.some((link) => link.href === path)}>
      <summary className="menu-entry">
        <MenuPicture of={picture} />
        {label}
      </summary>
      <ul className="department">
        {links.map((link) => (
          <li key={link.href}>
            <a className="menu-entry" href={link.href} aria-current={link.href === path ? 'page' : undefined}>
              <MenuPicture of={link.picture} />
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Loaded when the menu, or the department, is opened. */
function MenuPicture({ of }: { readonly of: string | undefined }) {
  if (of === undefined) return null;
  return <Picture src={pictureSource(of, 320)} alt="" width={40} height={40} />;
}
