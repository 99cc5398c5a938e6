import { classes } from './classes.ts';

export interface ButtonLook {
  /** primary: the one thing to do here; accent: the loud one on deep panels; outline: beside it; quiet: in passing. */
  readonly kind?: 'primary' | 'accent' | 'outline' | 'quiet';
  readonly size?: 's' | 'm' | 'l';
  /** As wide as its place. */
  readonly wide?: boolean;
}

export function buttonClass({ kind = 'primary', size = 'm', wide = false }: ButtonLook, className?: string) {
  return classes('button', `button-${kind}`, size !== 'm' && `button-${size}`, wide && 'button-wide', className);
}
