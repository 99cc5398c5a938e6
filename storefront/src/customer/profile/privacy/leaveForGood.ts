import { notify } from '../../../shell/notifications/notifications.ts';
import { leaving, resetCustomer } from '../../customerState.ts';
import { tabs } from '../../tabs.ts';
import { shopWay } from '../../way.ts';

/** The account is gone, and with it the session: back to the first page, in every tab. */
export async function leaveForGood(message: string): Promise<void> {
  await leaving(() => shopWay().go('/'));
  resetCustomer();
  tabs.tell('out');
  // The page it belongs to is left, and its texts with it.
  notify({ key: 'profile.deleted', message, type: 'success', duration: 6000 });
}
