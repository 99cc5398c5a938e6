import { cookies } from '@trolley/contract';
import { cart } from '../../cart/cart.ts';
import { readCookie } from '../../shell/cookie.ts';
import { openServiceDialog } from '../openServiceDialog.ts';
import { orderConfig } from '../orderConfig.ts';
import { createPrompt } from './createPrompt.ts';
import { addsWithoutPlace } from './promptCount.ts';

/** Stands before every add while `ServiceHost` is there. */
export const promptForService = createPrompt({
  hasPlace() {
    const { cart: told, loadState } = cart.get();
    if (told || loadState === 'success') return told?.distributionAddress !== undefined;
    // The cart is still on its way; the cookie came with its place.
    return readCookie(document.cookie, cookies.zone) !== undefined;
  },
  orderConfig,
  adds: addsWithoutPlace(() => sessionStorage),
  ask: () => openServiceDialog('place'),
});
