import { notify } from '../../../shell/notifications/notifications.ts';
import { resetCustomer } from '../../customer.ts';
import { tabs } from '../../tabs.ts';
import { shopWay } from '../../way.ts';

/** The account is gone, and with it the session: back to the first page, in every tab. */
export async function leaveForGood(message: string): Promise<void> {
  // Before it is known that nobody is here, or the page would ask for a login.
  await shopWay().go('/');
  resetCustomer();
  tabs.tell('out');
  // The page it belongs to is left, and its texts with it.
  notify({ key: 'profile.deleted', message, type: 'success', duration: 6000 });
}
