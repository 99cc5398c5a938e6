import type { ComponentProps } from 'react';
import type { ButtonLook } from './buttonClass.ts';
import { buttonClass } from './buttonClass.ts';
import type { IconShape } from './Icon.tsx';
import { Icon } from './Icon.tsx';

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  readonly href: string;
  readonly icon?: IconShape;
}

/** Looks like a button, leads somewhere. */
export function ButtonLink({ kind, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ kind, size, wide }, className)}>
      {icon && <Icon of={icon} />}
      {children}
    </a>
  );
}
