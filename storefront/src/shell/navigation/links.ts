import { decoded } from '../decoded.ts';

/** What a press on a link does in the application; undefined leaves it to the browser. */
export type LinkPress =
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'place'; readonly to: string; readonly id: string };

/** Paths that are not pages: the API, files with an extension, and internal paths of the server. */
const notPages = /^\/(?:api|assets|media|builds|tenant|logs|metrics|health|ready|_payload)(?:\/|$)|\.[a-z0-9]{2,5}$/i;

export function pressOn(event: MouseEvent, here: URL): LinkPress | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = linkOf(event);
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  return leadingTo(link, here);
}

/** The page a link leads to within the application. */
export function leadingTo(link: HTMLAnchorElement, here: URL): LinkPress | undefined {
  const to = pageOf(link, here);
  if (!to || link.hasAttribute('data-reload')) return undefined;
  const href = to.pathname + to.search;
  if (to.hash && href === here.pathname + here.search)
    return { kind: 'place', to: href + to.hash, id: decoded(to.hash.slice(1)) ?? '' };
  return { kind: 'page', to: href + to.hash };
}

export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  return link instanceof HTMLAnchorElement ? link : undefined;
}

function pageOf(link: HTMLAnchorElement, here: URL): URL | undefined {
  const href = link.getAttribute('href') ?? '';
  const to = URL.canParse(href, here.href) ? new URL(href, here) : undefined;
  return to?.origin === here.origin && !notPages.test(to.pathname) ? to : undefined;
}
