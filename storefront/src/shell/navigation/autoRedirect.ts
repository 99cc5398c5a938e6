import { type ContentPage, timing } from '@trolley/contract';
import type { Consent } from '../consent/consent.ts';
import { scrollToPlace } from './scrollToPlace.ts';

type AutoRedirect = NonNullable<ContentPage['autoRedirect']>;

interface Surroundings {
  readonly page: Window;
  readonly consent: Pick<Consent, 'get' | 'subscribe'>;
  /** Resolves once the new page is shown. */
  go(to: string): Promise<void>;
}

/** What a shopper does who wants to stay. */
const moves = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
/** Where cookies are asked for: to answer is not to move. */
const asking = '.consent-strip, dialog, #onetrust-consent-sdk';

/**
 * NAV-12: leads from a page to its target once cookies are allowed, and scrolls to the place there; a place without a target is
 * on the page itself, as on an error page (ERR-05). NAV-13: not when the shopper moved first, nor offline, nor twice in
 * a visit. The returned function gives it up; a redirect that is under way goes on.
 */
export function startAutoRedirect(
  from: string,
  { href, anchor }: AutoRedirect,
  { page, consent, go }: Surroundings,
): () => void {
  const { document, navigator, sessionStorage } = page;
  if (doneIn(sessionStorage).includes(from)) return () => undefined;
  const since = { at: page.performance.now(), top: page.scrollY };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  let going = false;
  const end = () => {
    ended = true;
    clearTimeout(timer);
    unsubscribe();
    for (const move of moves) page.removeEventListener(move, moved, true);
  };
  const moved = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(asking))) end();
  };
  for (const move of moves) page.addEventListener(move, moved, { capture: true, passive: true });

  const scrollLater = (isStill: () => boolean) => {
    timer = setTimeout(() => {
      end();
      const place = anchor === undefined ? null : document.getElementById(anchor);
      if (place && isStill()) void scrollToPlace(place, page);
    }, timing.autoRedirectScrollDelay);
  };
  const leave = async (to: string) => {
    if (!navigator.onLine || !takeTurn(sessionStorage, from)) return end();
    going = true;
    await go(to);
    const shown = page.location.href;
    if (!ended) scrollLater(() => page.location.href === shown);
  };
  const begin = () => {
    if (href === undefined || timer !== undefined || !consent.get().answered) return;
    const before = page.scrollY;
    // A scroll bar that was dragged is known by where the page stands.
    const isStill = () => page.scrollY === before && !hasMovedBefore(from, page, since);
    timer = setTimeout(() => (isStill() ? void leave(href) : end()), timing.autoRedirectDelay);
  };
  const unsubscribe = consent.subscribe(begin);
  begin();
  if (href === undefined && takeTurn(sessionStorage, from)) {
    const before = page.scrollY;
    scrollLater(() => page.scrollY === before);
  }
  return () => {
    if (!going) end();
  };
}

/** On the page that the browser opened: what was pressed or scrolled before this was loaded; browsers tell of it late. */
function hasMovedBefore(
  from: string,
  { performance }: Window,
  { at, top }: { readonly at: number; readonly top: number },
): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  if (!opened || new URL(opened.name).pathname !== from) return false;
  return top > 0 || performance.getEntriesByType('first-input').some(({ startTime }) => startTime < at);
}

const doneKey = 'autoRedirected';

function doneIn(storage: Pick<Storage, 'getItem'>): readonly unknown[] {
  try {
    const done: unknown = JSON.parse(storage.getItem(doneKey) ?? '[]');
    return Array.isArray(done) ? done : [];
  } catch {
    return [];
  }
}

/** Where nothing can be remembered, a second time could not be noticed: there is no first. */
function takeTurn(storage: Pick<Storage, 'getItem' | 'setItem'>, from: string): boolean {
  try {
    storage.setItem(doneKey, JSON.stringify([...doneIn(storage), from]));
    return true;
  } catch {
    return false;
  }
}
