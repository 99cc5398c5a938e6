import type { ComponentProps, MouseEvent } from 'react';
import { base, navigate } from './router.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the studio, as `/staff`. */
  readonly to: string;
}

/** A link within the studio. With a modifier key it is the browser's own. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the rest
  return <a {...rest} href={`${base}${to === '/' ? '' : to}`} onClick={follow} />;
}
