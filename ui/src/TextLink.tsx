import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A link among words or at the end of a section. */
export function TextLink({ className, children, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  return (
    <a {...rest} className={classes('link', className)}>
      {children}
    </a>
  );
}
