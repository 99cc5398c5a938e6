import { classes } from './classes.ts';

export interface ButtonVariant {
  /** primary: the main action; accent: the same on dark panels; outline: secondary; quiet: tertiary. */
  readonly kind?: 'primary' | 'accent' | 'outline' | 'quiet';
  readonly size?: 's' | 'm' | 'l';
  /** As wide as its place. */
  readonly wide?: boolean;
}

export function buttonClass({ kind = 'primary', size = 'm', wide = false }: ButtonVariant, className?: string) {
  return classes('button', `button-${kind}`, size !== 'm' && `button-${size}`, wide && 'button-wide', className);
}
