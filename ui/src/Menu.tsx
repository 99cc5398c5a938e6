import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import type { ButtonVariant } from './buttonClass.ts';
import type { IconShape } from './Icon.tsx';
import { Icon } from './Icon.tsx';
import { ChevronDownIcon } from './icons.ts';
import { Popover } from './Popover.tsx';
import { useElementId } from './useElementId.ts';
import './menu.css';

export interface MenuEntry {
  readonly label: string;
  readonly href: string;
  readonly icon?: IconShape;
  readonly current?: boolean;
}

export interface MenuProps extends Pick<ButtonVariant, 'kind' | 'size'> {
  readonly label: ReactNode;
  readonly entries: readonly MenuEntry[];
}

/** A button and the links it opens. */
export function Menu({ label, entries, kind = 'outline', size }: MenuProps) {
  const id = useElementId();
  return (
    <>
      <Button kind={kind} size={size} popoverTarget={id}>
        {label}
        <Icon of={ChevronDownIcon} size="s" />
      </Button>
      <Popover id={id} className="menu-panel">
        <ul className="menu">
          {entries.map((entry) => (
            <li key={entry.label}>
              <a className="menu-entry" href={entry.href} aria-current={entry.current ? 'page' : undefined}>
                {entry.icon && <Icon of={entry.icon} />}
                {entry.label}
              </a>
            </li>
          ))}
        </ul>
      </Popover>
    </>
  );
}
