import { classes } from '@trolley/ui/classes.ts';
import { Drawer } from '@trolley/ui/Drawer.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { LogOutIcon, MenuIcon } from '@trolley/ui/icons.ts';
import { SkipLink } from '@trolley/ui/SkipLink.tsx';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useBoot } from './boot.ts';
import { useLanguage } from './language/LanguageProvider.tsx';
import { Avatar } from './parts/Person.tsx';
import { ShopMark } from './parts/ShopMark.tsx';
import { useRoleName } from './roleName.ts';
import { mayOpen, type StudioRoom } from './room.ts';
import { Link } from './router/Link.tsx';
import { logOut } from './session/logOut.ts';
import { useSelf } from './session/self.ts';
import { useShellTexts } from './texts.ts';
import { Toasts } from './toasts/Toasts.tsx';

interface Props {
  readonly rooms: readonly StudioRoom[];
  readonly room: StudioRoom | undefined;
  readonly slim: boolean;
  /** In the bar at the top, beside the room's name. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Menu at the side, bar at the top, the screen between them. On a phone the menu is a drawer. */
export function Frame({ rooms, room, slim, tools, children }: Props) {
  const texts = useShellTexts();
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const title = room?.title[language] ?? texts.studio;
  return (
    <div className={classes('frame', slim && 'frame-slim')}>
      <SkipLink href="#content">{texts.skip}</SkipLink>
      <header className="frame-menu">
        <Menu rooms={rooms} room={room} slim={slim} />
      </header>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={texts.menu} closeLabel={texts.close} place="start">
        <Menu rooms={rooms} room={room} slim={false} onFollow={() => setOpen(false)} />
      </Drawer>
      <div className="frame-page">
        <section className="topbar" aria-label={texts.topbar}>
          <span className="topbar-menu">
            <IconButton icon={MenuIcon} label={texts.menu} onClick={() => setOpen(true)} />
          </span>
          <p className="topbar-title">{title}</p>
          {tools}
        </section>
        <main id="content" className="screen" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Toasts />
    </div>
  );
}

interface MenuProps extends Pick<Props, 'rooms' | 'room' | 'slim'> {
  readonly onFollow?: () => void;
}

function Menu({ rooms, room, slim, onFollow }: MenuProps) {
  const texts = useShellTexts();
  const { language } = useLanguage();
  const { name } = useBoot();
  const self = useSelf();
  const roleName = useRoleName();
  const shown = rooms.filter((one) => !one.hidden && mayOpen(one.permissions, self.permissions));
  return (
    <div className="menu-column">
      <div className="menu-shop">
        <ShopMark />
        {!slim && (
          <span>
            {name}
            <small>{texts.studio}</small>
          </span>
        )}
      </div>
      <nav aria-label={texts.mainMenu}>
        <ul className="menu-rooms">
          {shown.map((one) => (
            <li key={one.path}>
              <Link
                to={one.path}
                className="menu-link"
                aria-current={one === room ? 'page' : undefined}
                aria-label={slim ? one.title[language] : undefined}
                title={slim ? one.title[language] : undefined}
                onClick={onFollow}
              >
                <Icon of={one.icon} size="s" />
                {!slim && one.title[language]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="menu-foot">
        <Link
          to="/account"
          className="menu-person"
          aria-label={slim ? texts.account : undefined}
          title={texts.account}
          onClick={onFollow}
        >
          <Avatar name={self.name} />
          {!slim && (
            <span>
              <b>{self.name}</b>
              <small>{self.roles.map((role) => roleName(role)).join(', ')}</small>
            </span>
          )}
        </Link>
        {!slim && <IconButton icon={LogOutIcon} label={texts.logOut} onClick={() => void logOut()} />}
      </div>
    </div>
  );
}
