import type { EditedLink, Link } from '@trolley/contract';
import type { ShowContext } from './showContext.ts';

/** The link with its address; undefined when it leads nowhere in this shop. */
export function resolveShownLink(
  { label, to, features = [] }: EditedLink,
  { resolve, hasFeature }: Pick<ShowContext, 'resolve' | 'hasFeature'>,
): Link | undefined {
  if (!features.every(hasFeature)) return undefined;
  const href = resolve(to);
  return href === undefined ? undefined : { label, href };
}
