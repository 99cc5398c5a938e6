import { cartCountCookie, loggedInCookie } from '@trolley/contract';
import { readCookie } from '../shell/cookie.ts';

/** What stands in for the application until it is alive. */
export interface Kernel {
  /** The application is alive: it takes over, and gets every press that was made before. */
  own(): void;
}

declare global {
  interface Window {
    shopKernel?: Kernel;
  }
}

/** Remembers presses made before the application is alive, and paints what readable cookies already tell. */
export function startKernel(page: Window): void {
  const { document } = page;
  const presses: HTMLElement[] = [];

  // Before anyone else hears of it, so that a press made while React is hydrating is not answered twice.
  const remember = (event: Event) => {
    const button = (event.target as Element).closest?.<HTMLElement>('[data-replay]');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    presses.push(button);
  };
  page.addEventListener('click', remember, true);

  page.shopKernel = {
    own() {
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
