import type { ComponentType } from 'react';
import { classes } from './classes.ts';

export type IconShape = ComponentType<{ className?: string; size?: number; strokeWidth?: number }>;

export interface IconProps {
  /** One of `icons.ts`. */
  readonly of: IconShape;
  readonly size?: 's' | 'm' | 'l';
  /** For signs that must read at a glance, such as plus and minus. */
  readonly bold?: boolean;
  readonly className?: string;
}

const pixels = { s: 18, m: 22, l: 32 } as const;

/** A drawing beside text: hidden from screen readers. */
export function Icon({ of: Shape, size = 'm', bold = false, className }: IconProps) {
  return <Shape className={classes('icon', className)} size={pixels[size]} strokeWidth={bold ? 2.4 : 1.8} />;
}
