import type { EditedLink, Link } from '@trolley/contract';
import type { ShowContext } from './showContext.ts';

/** The link with its address; undefined when it leads nowhere in this shop. */
export function resolveShownLink(
  { label, to }: EditedLink,
  { resolve }: Pick<ShowContext, 'resolve'>,
): Link | undefined {
  const href = resolve(to);
  return href === undefined ? undefined : { label, href };
}
