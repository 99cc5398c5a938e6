import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from './classes.ts';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'popover'> {
  /** The button that opens it names this as its `popoverTarget`: so it works before hydration. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A panel over the page. Following a link in it closes it. */
export function Popover({ className, children, ...rest }: PopoverProps) {
  const closeOnLink = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover();
  };
  return (
    // The keyboard follows a link by the same click event.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div {...rest} popover="auto" className={classes('popover', className)} onClick={closeOnLink}>
      {children}
    </div>
  );
}
