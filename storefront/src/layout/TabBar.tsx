import type { IconShape } from '@trolley/ui/Icon.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { HeartIcon, HomeIcon, MenuIcon, SearchIcon, TagIcon } from '@trolley/ui/icons.ts';
import { CartTab } from '../cart/CartButton.tsx';
import { usePathTo, useShop, useText } from '../shell/shop.tsx';
import { mainMenuId } from './MainMenu.tsx';
import { searchFieldId } from './SearchForm.tsx';

interface TabLink {
  readonly label: string;
  readonly href: string | undefined;
  readonly icon: IconShape;
}

/** The tab bar of phones: home, menu, highlight or search, favourites and cart, as far as they exist. */
export function TabBar({ path }: { readonly path: string }) {
  const { menuLabel, highlight } = useShop().site.header;
  const text = useText();
  const pathTo = usePathTo();
  const cart = pathTo('cart');
  const search = pathTo('search-term', { term: 'x' }) && `#${searchFieldId}`;
  const links: readonly TabLink[] = [
    highlight
      ? { label: highlight.label, href: highlight.href, icon: TagIcon }
      : { label: text('shell.tabs.search'), href: search, icon: SearchIcon },
    { label: text('shell.favourites'), href: pathTo('favorite-products'), icon: HeartIcon },
  ];
  return (
    <nav className="tab-bar" aria-label={text('shell.tabs.label')}>
      <Tab label={text('shell.tabs.home')} href={pathTo('index') ?? '/'} icon={HomeIcon} path={path} />
      <button type="button" popoverTarget={mainMenuId}>
        <Icon of={MenuIcon} />
        {menuLabel}
      </button>
      {links.map((link) => link.href !== undefined && <Tab key={link.label} {...link} href={link.href} path={path} />)}
      {cart !== undefined && <CartTab href={cart} current={cart === path} />}
    </nav>
  );
}

function Tab({ label, href, icon, path }: TabLink & { readonly href: string; readonly path: string }) {
  return (
    <a href={href} aria-current={isHere(href, path) ? 'page' : undefined}>
      <Icon of={icon} />
      {label}
    </a>
  );
}

/** A tab is current on the pages below it too; everything lies below the first one. */
function isHere(href: string, path: string): boolean {
  return href === path || (href !== '/' && path.startsWith(`${href}/`));
}
