import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface CardProps {
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** The one that is being worked on. */
  readonly active?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Card({ as: Element = 'div', active = false, className, children }: CardProps) {
  return <Element className={classes('card', active && 'card-active', className)}>{children}</Element>;
}
