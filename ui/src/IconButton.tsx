import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import type { IconShape } from './Icon.tsx';
import { Icon } from './Icon.tsx';

interface IconVariant {
  readonly icon: IconShape;
  /** What it does, for those who cannot see the icon. */
  readonly label: string;
  readonly kind?: 'quiet' | 'filled' | 'outline';
}

/** `pressed` makes it a switch, such as a heart that is on or off. */
export function IconButton({
  icon,
  label,
  kind = 'quiet',
  pressed,
  className,
  ...rest
}: IconVariant & { readonly pressed?: boolean } & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button
      type="button"
      {...rest}
      className={classes('icon-button', `icon-button-${kind}`, className)}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon of={icon} />
    </button>
  );
}

export function IconLink({
  icon,
  label,
  kind = 'quiet',
  className,
  ...rest
}: IconVariant & { readonly href: string } & Omit<ComponentProps<'a'>, 'children'>) {
  return (
    <a {...rest} className={classes('icon-button', `icon-button-${kind}`, className)} aria-label={label}>
      <Icon of={icon} />
    </a>
  );
}
