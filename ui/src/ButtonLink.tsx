import type { ComponentProps } from 'react';
import type { ButtonVariant } from './buttonClass.ts';
import { buttonClass } from './buttonClass.ts';
import type { IconShape } from './Icon.tsx';
import { Icon } from './Icon.tsx';

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonVariant {
  readonly href: string;
  readonly icon?: IconShape;
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ kind, size, wide }, className)}>
      {icon && <Icon of={icon} />}
      {children}
    </a>
  );
}
