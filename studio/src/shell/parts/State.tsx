import { classes } from '@trolley/ui/classes.ts';
import type { ReactNode } from 'react';

interface Props {
  readonly tone?: 'plain' | 'ok' | 'info' | 'warn' | 'error';
  /** full: it is so; half: on its way; ring: not yet. Never colour alone. */
  readonly dot?: 'full' | 'half' | 'ring' | 'none';
  readonly children: ReactNode;
}

/** A state: a word and a dot, then a colour. */
export function State({ tone = 'plain', dot = 'full', children }: Props) {
  return <span className={classes('state', `state-${tone}`, `state-dot-${dot}`)}>{children}</span>;
}
