import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { acceptInvitation, enterStaffCode, getDemoStaff, logInStaff, openInvitation } from '@trolley/contract';
import { apiFetch, apiGet, apiSend } from './api.ts';
import { runStaff } from './operator.ts';
import { expect } from './test.ts';
import { totpCode } from './totp.ts';

/** Somebody new joins and is logged in: the demo's people share their codes, and each works once in half a minute. */
export async function joinAs(request: APIRequestContext, role: 'owner' | 'content' | 'support'): Promise<void> {
  const printed = await runStaff('invite', `${randomUUID()}@example.org`, '--role', role, '--name', 'Resi Neu');
  const token = /\/studio\/invitation#(\S+)/.exec(printed)?.[1] ?? '';
  const { secondFactor, name } = await apiSend(request, openInvitation, { body: { token } });
  const code = totpCode(secondFactor.secret);
  await apiSend(request, acceptInvitation, { body: { token, name, password: 'a sentence that is long enough', code } });
}

/** Logs one of the demo's people in: password, then the code their telephone would show. */
export async function logInAs(request: APIRequestContext, role: 'content'): Promise<void> {
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
