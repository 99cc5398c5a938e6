import { appNavigation } from '../../../shell/navigation/appNavigation.ts';
import { notify } from '../../../shell/notifications/notifications.ts';
import { duringLogout, resetCustomer } from '../../../shell/session/customerState.ts';
import { tabs } from '../../tabs.ts';

/** After the deletion of the account: resets the customer and leads home, in every tab. */
export async function afterAccountDeletion(message: string): Promise<void> {
  await duringLogout(() => appNavigation().go('/'));
  resetCustomer();
  tabs.notify('out');
  // A ready text: the texts of the profile are gone with its page.
  notify({ key: 'profile.deleted', message, type: 'success', duration: 6000 });
}
