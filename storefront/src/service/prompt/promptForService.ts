import { cookies } from '@trolley/contract';
import { cart } from '../../cart/cart.ts';
import { readCookie } from '../../shell/cookie.ts';
import { notify } from '../../shell/notifications/notifications.ts';
import { openServiceDialog } from '../openServiceDialog.ts';
import { orderConfig } from '../orderConfig.ts';
import { createPrompt } from './createPrompt.ts';
import { addsWithoutPlace } from './promptCount.ts';
import { wantedItems } from './wantedItems.ts';

/** The check before every add, registered by `ServiceHost`. */
export const promptForService = createPrompt({
  hasPlace() {
    const { cart: loaded, loadState } = cart.get();
    if (loaded || loadState === 'success') return loaded?.distributionAddress !== undefined;
    // The cart is not loaded yet; the zone cookie is set with its place.
    return readCookie(document.cookie, cookies.zone) !== undefined;
  },
  orderConfig,
  adds: addsWithoutPlace(() => sessionStorage),
  wanted: wantedItems,
  ask: () => openServiceDialog('place'),
  onLeft: () => notify({ key: 'service.prompt.waits', type: 'info', duration: 10_000 }),
});
