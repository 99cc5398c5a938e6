import type { APIRequestContext } from '@playwright/test';
import { enterStaffCode, getDemoStaff, logInStaff } from '@trolley/contract';
import { apiFetch, apiGet, apiSend } from './api.ts';
import { expect } from './test.ts';

/** Logs one of the demo's people in: password, then the code their telephone would show. */
export async function logInAs(request: APIRequestContext, role: 'owner' | 'content'): Promise<void> {
  // A code counts once: whoever used this one was quicker, and the next is half a minute away.
  await expect
    .poll(
      async () => {
        const { accounts } = await apiGet(request, getDemoStaff);
        const { email = '', password = '' } = accounts.find((one) => one.role === role) ?? {};
        const { ticket } = await apiSend(request, logInStaff, { body: { email, password } });
        const { accounts: now } = await apiGet(request, getDemoStaff);
        const code = now.find((one) => one.role === role)?.code;
        return (await apiFetch(request, enterStaffCode, { body: { ticket, code } })).status();
      },
      { intervals: [6000], timeout: 60_000 },
    )
    .toBe(200);
}
