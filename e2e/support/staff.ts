import { randomUUID } from 'node:crypto';
import { type APIRequestContext, request as requests } from '@playwright/test';
import {
  acceptInvitation,
  enterStaffCode,
  getDemoStaff,
  inviteStaff,
  logInStaff,
  openInvitation,
} from '@trolley/contract';
import { apiFetch, apiGet, apiSend } from './api.ts';
import { runStaff } from './operator.ts';
import { expect } from './test.ts';
import { totpCode } from './totp.ts';

/** Somebody new joins and is logged in: the demo's people share their codes, and each works once in half a minute. */
export async function joinAs(request: APIRequestContext, role: 'owner' | 'content' | 'support'): Promise<void> {
  inviter ??= newInviter();
  const body = { ...newcomer(), roles: [role] };
  const { invitation } = await apiSend(await inviter, inviteStaff, { body });
  await accept(request, invitation.link);
}

/** Invites everybody else of this worker: the command takes longer than all calls together. */
let inviter: Promise<APIRequestContext> | undefined;

async function newInviter(): Promise<APIRequestContext> {
  const request = await requests.newContext({ baseURL: process.env.E2E_BASE_URL });
  const { email, name } = newcomer();
  await accept(request, await runStaff('invite', email, '--role', 'owner', '--name', name));
  return request;
}

const newcomer = () => ({ email: `${randomUUID()}@example.org`, name: 'Resi Neu' });

async function accept(request: APIRequestContext, invited: string): Promise<void> {
  const token = /\/studio\/invitation#(\S+)/.exec(invited)?.[1] ?? '';
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
