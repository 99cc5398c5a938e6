import { type Listing, type PageReply, payloadPath } from '@trolley/contract';
import { track } from '../shell/tracking/track.ts';
import { type AppendedPage, type AppendedPages, appending } from './appendedPages.ts';
import { pageHash, pageInHash } from './listHash.ts';

/** Where in session storage stands how far down a list was left, and which: what is written to the history then is lost. */
const leftAt = 'trolley.list';

/** So many pages are asked for again at most; what comes after them is one press away. */
const mostRestored = 10;

/** What was appended to the list of an address, for whoever comes back to it; a reload asks for it again. */
const remembered = new Map<string, AppendedPages>();

const nameOf = ({ total }: Listing) => `${location.pathname}${location.search} ${total}`;

function remember(opened: Listing, pages: AppendedPages): AppendedPages {
  // One list is enough to come back to.
  remembered.clear();
  remembered.set(nameOf(opened), pages);
  return pages;
}

/** At once, so that the router finds a page long enough to restore its place. A quick view is an entry of its own on the same address. */
appending.recall = (opened) => {
  const pages = remembered.get(nameOf(opened)) ?? [];
  const { hash } = location;
  const upTo = pageInHash(hash) ?? (hash === '' ? opened.page : undefined);
  return upTo === undefined ? pages : pages.slice(0, Math.max(0, upTo - opened.page));
};

/** The first product of what was just appended, and what happens to its tile. */
let first: { readonly sku: string; readonly arrive: (tile: HTMLElement) => void } | undefined;

appending.arrived = () => {
  if (first === undefined) return;
  const { sku, arrive } = first;
  const tile = document.querySelector(`.product-grid [data-quick-view="${CSS.escape(sku)}"]`)?.closest('li');
  first = undefined;
  if (tile) arrive(tile);
};

function arriveAt(page: AppendedPage | undefined, arrive: (tile: HTMLElement) => void): void {
  const sku = page?.listing.results[0]?.sku;
  first = sku === undefined ? undefined : { sku, arrive };
}

/** The next page below those that are shown; the keyboard goes on with its first product. */
export async function appendPage(opened: Listing, shown: AppendedPages, href: string): Promise<AppendedPages> {
  const next = await fetchPage(href);
  if (!next) throw new Error(`${href} is no page of a list`);
  exactHeights();
  track({ kind: 'listPage', listing: next.listing });
  const all = remember(opened, [...shown, next]);
  history.replaceState(history.state, '', pageHash(opened.page + all.length));
  arriveAt(next, (tile) => tile.querySelector('a')?.focus({ preventScroll: true }));
  return all;
}

/** After a reload: the pages that were appended before, and the place the shopper was at. By a link: the page it names. */
export async function restorePages(
  opened: Listing,
  hrefOf: (page: number) => string,
): Promise<AppendedPages | undefined> {
  const length = Math.min((pageInHash(location.hash) ?? 0) - opened.page, opened.pages - opened.page, mostRestored);
  const numbers = Array.from({ length: Math.max(0, length) }, (_, index) => opened.page + 1 + index);
  // The first page is there, and the link to the next.
  const found = await Promise.all(numbers.map((page) => fetchPage(hrefOf(page)).catch(() => undefined)));
  const whole = found.flatMap((page) => page ?? []);
  if (whole.length < found.length) return undefined;
  exactHeights();
  for (const { listing } of whole) track({ kind: 'listPage', listing });
  const top = topBefore();
  if (top !== undefined) requestAnimationFrame(() => window.scrollTo(0, top));
  else arriveAt(whole.at(-1), (tile) => tile.scrollIntoView());
  return remember(opened, whole);
}

/** Tiles that were never near the screen have only been estimated: a place could not be found again by how far it is down. */
function exactHeights(): void {
  document.documentElement.setAttribute('data-moved', '');
}

async function fetchPage(href: string): Promise<AppendedPage | undefined> {
  const { pathname, search } = new URL(href, location.href);
  const response = await fetch(payloadPath(pathname, search), {
    credentials: 'include',
    headers: { accept: 'application/json' },
  });
  if (!response.ok) return undefined;
  const reply = (await response.json()) as PageReply;
  if ('redirect' in reply) return undefined;
  if (reply.screen === 'products-slug')
    return reply.data.listing && { listing: reply.data.listing, story: reply.data.story };
  if (reply.screen === 'search-term') return reply.data.products && { listing: reply.data.products };
  return reply.screen === 'brand-slug' ? { listing: reply.data.listing } : undefined;
}

/** Undefined for whoever came by a link. */
function topBefore(): number | undefined {
  const [how] = performance.getEntriesByType('navigation');
  if (how?.type === 'navigate') return undefined;
  try {
    const { href, top } = JSON.parse(sessionStorage.getItem(leftAt) ?? '{}') as { href?: string; top?: number };
    return href === location.href ? top : undefined;
  } catch {
    return undefined;
  }
}

window.addEventListener('pagehide', () => {
  if (pageInHash(location.hash) === undefined) return;
  try {
    sessionStorage.setItem(leftAt, JSON.stringify({ href: location.href, top: Math.round(window.scrollY) }));
  } catch {
    // Without storage a reload begins at the last page.
  }
});
