import { logOutStaff } from '@trolley/contract';
import { callStudio } from '../api/callStudio.ts';
import { base } from '../router/router.ts';

/** Whoever has left keeps nothing of it in this page: it is loaded anew, also where the shop did not answer. */
export async function logOut(): Promise<void> {
  await callStudio(logOutStaff, {}).catch(() => undefined);
  window.location.assign(base);
}
