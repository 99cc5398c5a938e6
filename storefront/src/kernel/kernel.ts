import { cartCountCookie, hideBackButtonCookie, homePartsCookie, loggedInCookie, zoneCookie } from '@trolley/contract';
import { readCookie } from '../shell/cookie.ts';

/** Stands in for the application until hydration. */
export interface Kernel {
  /** The application is hydrated: it takes over, and gets every press that was made before. */
  takeOver(): void;
}

declare global {
  interface Window {
    shopKernel?: Kernel;
  }
}

/**
 * Records presses made before hydration, and shows from readable cookies: login state, cart count, that a place is chosen, that an app has
 * a back button of its own.
 * Whoever is known gets room for the personal parts of the home page before the first paint; what is in them is fetched later.
 */
export function startKernel(page: Window): void {
  const { document } = page;
  const presses: HTMLElement[] = [];

  // In the capture phase, so that React does not handle a press that was made during hydration a second time.
  const remember = (event: Event) => {
    const button = (event.target as Element).closest?.<HTMLElement>('[data-replay]');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    presses.push(button);
  };
  page.addEventListener('click', remember, true);

  page.shopKernel = {
    takeOver() {
      page.removeEventListener('click', remember, true);
      for (const button of presses.splice(0)) {
        const { replay } = button.dataset;
        const drawnAnew = replay && document.querySelector<HTMLElement>(`[data-replay="${replay}"]`);
        (button.isConnected ? button : drawnAnew || undefined)?.click();
      }
    },
  };

  const { dataset } = document.documentElement;
  const cookie = (name: string) => readCookie(document.cookie, name);
  const count = cookie(cartCountCookie);
  const filled = count && count !== '0';
  if (cookie(loggedInCookie)) dataset.loggedIn = '';
  // ROUTE-31
  if (cookie(hideBackButtonCookie)) dataset.hideBack = '';
  // A cart with a place: the chip shows a skeleton instead of asking for one until the cart is loaded.
  if (count && cookie(zoneCookie)) dataset.placed = '';
  const known = cookie(homePartsCookie) ?? (dataset.loggedIn === '' || filled ? '-' : undefined);
  if (known) dataset.known = known.replaceAll('.', ' ');
  document.addEventListener('DOMContentLoaded', () => {
    // The first frame has what a screen shows; what is near below it is laid out in the next one (tile.css).
    requestAnimationFrame(() => setTimeout(() => (dataset.painted = '')));
    if (filled) for (const badge of document.querySelectorAll('[data-cart-count]')) badge.textContent = count;
  });
}
