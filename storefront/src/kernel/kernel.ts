import { cartCountCookie, loggedInCookie } from '@trolley/contract';
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

/** Records presses made before hydration, and shows login state and cart count from readable cookies. */
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

  if (readCookie(document.cookie, loggedInCookie)) document.documentElement.dataset.loggedIn = '';
  const count = readCookie(document.cookie, cartCountCookie);
  if (count && count !== '0') {
    document.addEventListener('DOMContentLoaded', () => {
      for (const badge of document.querySelectorAll('[data-cart-count]')) badge.textContent = count;
    });
  }
}
