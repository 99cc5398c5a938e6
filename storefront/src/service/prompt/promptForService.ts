import { cookies } from '@trolley/contract';
import { readCookie } from '../../shell/cookie.ts';
import { openServiceDialog } from '../openServiceDialog.ts';
import { serviceWorld } from '../serviceWorld.ts';
import { createPrompt } from './createPrompt.ts';
import { addsWithoutPlace } from './promptCount.ts';

/** Stands before every add while `ServiceHost` is there. */
export const promptForService = createPrompt({
  hasPlace() {
    const { cart, loadState } = serviceWorld.cart.get();
    if (cart || loadState === 'success') return cart?.distributionAddress !== undefined;
    // The cart is still on its way; the cookie came with its place.
    return readCookie(document.cookie, cookies.zone) !== undefined;
  },
  orderConfig: serviceWorld.orderConfig,
  adds: addsWithoutPlace(() => sessionStorage),
  ask: () => openServiceDialog('place'),
});
