import { type Listing, type PageReply, payloadPath } from '@trolley/contract';
import { type AppendedPage, type AppendedPages, appending } from './appendedPages.ts';

/** In the state of the history's entry, beside the router's own: how many pages were appended, and where the shopper was. */
interface EntryState {
  readonly appendedPages?: number;
  readonly appendedTop?: number;
}

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
  return location.hash === '' ? pages.slice(0, entry().appendedPages ?? 0) : pages;
};

/** The first product of what was just appended. */
let focusOn: string | undefined;

appending.arrived = () => {
  if (focusOn === undefined) return;
  const tile = document.querySelector(`.product-grid [data-quick-view="${CSS.escape(focusOn)}"]`)?.closest('li');
  focusOn = undefined;
  tile?.querySelector('a')?.focus({ preventScroll: true });
};

/** The next page below those that are shown; the keyboard goes on with its first product. */
export async function appendPage(opened: Listing, shown: AppendedPages, href: string): Promise<AppendedPages> {
  const next = await fetchPage(href);
  if (!next) throw new Error(`${href} is no page of a list`);
  exactHeights();
  const all = remember(opened, [...shown, next]);
  note({ appendedPages: all.length });
  focusOn = next.listing.results[0]?.sku;
  return all;
}

/** After a reload: the pages that were appended before, and the place the shopper was at. */
export async function restorePages(
  opened: Listing,
  hrefOf: (page: number) => string,
): Promise<AppendedPages | undefined> {
  const { appendedPages = 0, appendedTop } = entry();
  const numbers = Array.from({ length: appendedPages }, (_, index) => opened.page + 1 + index);
  // The first page is there, and the link to the next.
  const found = await Promise.all(numbers.map((page) => fetchPage(hrefOf(page)).catch(() => undefined)));
  const whole = found.flatMap((page) => page ?? []);
  if (whole.length < found.length) return undefined;
  exactHeights();
  if (appendedTop !== undefined) requestAnimationFrame(() => window.scrollTo(0, appendedTop));
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

const entry = (): EntryState => (history.state as { usr?: EntryState | null } | null)?.usr ?? {};

function note(state: EntryState): void {
  const all = history.state as { usr?: EntryState | null } | null;
  history.replaceState({ ...all, usr: { ...all?.usr, ...state } }, '');
}

window.addEventListener('pagehide', () => {
  if (entry().appendedPages) note({ appendedTop: Math.round(window.scrollY) });
});
