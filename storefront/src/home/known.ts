import { cartCountCookie, homePartsCookie, loggedInCookie } from '@trolley/contract';
import { readCookie } from '../shell/cookie.ts';

/** Nothing but a greeting. */
const greeting = '-';

/** Which parts the personal home page has, as far as the browser's cookies tell; undefined where nobody is known. */
export function knownParts(jar: string): string | undefined {
  const count = readCookie(jar, cartCountCookie);
  const someone = readCookie(jar, loggedInCookie) !== undefined || (count !== undefined && count !== '0');
  const parts = readCookie(jar, homePartsCookie) ?? (someone ? greeting : undefined);
  return parts?.replaceAll('.', ' ');
}

/** Says it on the root, where the style sheet reads it; before hydration the kernel does the same. */
export function markKnown(root: HTMLElement, parts: string | undefined): void {
  if (parts === undefined) root.removeAttribute('data-known');
  else root.dataset.known = parts;
}
