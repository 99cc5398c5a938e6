import { z } from 'zod/mini';
import { field, problemsAs } from '../form/field.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { permissions } from './permissions.ts';
import {
  invitation,
  newSecondFactor,
  staffMember,
  staffRole,
  staffSelf,
  staffSession,
  studioLanguages,
} from './staff.ts';

const domain = 'staff';
/** 256 random bits, as they stand in a link or an answer. */
const secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
const currentPassword = z.string().check(z.maxLength(200));
const newPassword = z.string().check(
  problemsAs((value) => {
    if (value.length < 12) return { kind: 'minLength', limit: 12 };
    return value.length > 200 ? { kind: 'maxLength', limit: 200 } : undefined;
  }),
);
/** Of the authenticator app, or a recovery code. */
const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
const id = z.object({ id: z.uuid() });
const reason = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500)));
const roles = z.array(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))).check(z.minLength(1), z.maxLength(20));
/** Missing: every store. */
const stores = z.optional(
  z.array(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))).check(z.minLength(1), z.maxLength(500)),
);
const role = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  permissions: z.array(z.enum(permissions)).check(z.minLength(1)),
});

export const logInStaff = defineEndpoint({
  method: 'POST',
  path: '/api/studio/login',
  domain,
  permission: 'everybody',
  summary:
    'The first step of logging in. Whether an address is known never shows; the ticket is good for five minutes.',
  body: z.object({ email: field('email'), password: z.string().check(z.maxLength(200)) }),
  reply: z.object({ ticket: z.string() }),
});

export const enterStaffCode = defineEndpoint({
  method: 'POST',
  path: '/api/studio/login/code',
  domain,
  permission: 'everybody',
  summary: 'The second step: a code of the authenticator app, or a recovery code. Each works once.',
  body: z.object({ ticket: secret, code }),
  reply: staffSelf,
});

export const logOutStaff = defineEndpoint({
  method: 'POST',
  path: '/api/studio/logout',
  domain,
  permission: 'everybody',
  summary: 'Ends this session.',
  reply: null,
});

export const logOutStaffEverywhere = defineEndpoint({
  method: 'DELETE',
  path: '/api/studio/sessions',
  domain,
  permission: 'staff',
  summary: 'Ends all one’s sessions, this one too.',
  reply: null,
});

export const listOwnSessions = defineEndpoint({
  method: 'GET',
  path: '/api/studio/sessions',
  domain,
  permission: 'staff',
  summary: 'One’s own sessions, the last used first.',
  reply: z.object({ sessions: z.array(staffSession) }),
});

export const getStaffSelf = defineEndpoint({
  method: 'GET',
  path: '/api/studio/me',
  domain,
  permission: 'staff',
  summary: 'Who is logged in, and what they may do.',
  reply: staffSelf,
});

export const chooseStaffLanguage = defineEndpoint({
  method: 'PUT',
  path: '/api/studio/me/language',
  domain,
  permission: 'staff',
  summary: 'The language of the studio for oneself, at every computer.',
  body: z.object({ language: z.enum(studioLanguages) }),
  reply: null,
});

export const changeStaffPassword = defineEndpoint({
  method: 'PUT',
  path: '/api/studio/me/password',
  domain,
  permission: 'staff',
  summary: 'A new password; every other session ends, this one gets a new id.',
  body: z.object({ currentPassword, password: newPassword }),
  reply: null,
});

export const beginSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/studio/me/second-factor',
  domain,
  permission: 'staff',
  summary: 'A second factor to be; the one there is counts until a code of the new one was entered.',
  body: z.object({ currentPassword }),
  reply: newSecondFactor,
});

export const confirmSecondFactor = defineEndpoint({
  method: 'PUT',
  path: '/api/studio/me/second-factor',
  domain,
  permission: 'staff',
  summary: 'Changes to the new second factor by its first code; every other session ends.',
  body: z.object({ code }),
  reply: null,
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/studio/me/recovery-codes',
  domain,
  permission: 'staff',
  summary: 'New recovery codes, shown this once; the ones before no longer work.',
  body: z.object({ currentPassword }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const openInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/studio/invitations/open',
  domain,
  permission: 'everybody',
  summary: 'What the link of an invitation stands for. It stays usable.',
  body: z.object({ token: secret }),
  reply: z.object({ email: z.string(), name: z.string(), secondFactor: newSecondFactor }),
});

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/studio/invitations/accept',
  domain,
  permission: 'everybody',
  summary: 'Sets name, password and second factor, once, and logs in. The recovery codes are shown this once.',
  body: z.object({ token: secret, name: field('fullname'), password: newPassword, code }),
  reply: z.object({ self: staffSelf, recoveryCodes: z.array(z.string()) }),
});

export const listStaff = defineEndpoint({
  method: 'GET',
  path: '/api/studio/staff',
  domain,
  permission: 'staff:read',
  summary: 'The retailer’s people by address, 200 at a time; `after` is the last id of the page before.',
  query: z.object({ after: z.optional(z.uuid()) }),
  reply: z.object({ staff: z.array(staffMember), next: z.optional(z.uuid()) }),
});

export const inviteStaff = defineEndpoint({
  method: 'POST',
  path: '/api/studio/staff',
  domain,
  permission: 'staff:write',
  summary: 'Invites somebody. The link is shown this once; it works once, for seven days.',
  body: z.object({ email: field('email'), name: field('fullname'), roles, stores }),
  reply: z.object({ staff: staffMember, invitation }),
});

export const changeStaff = defineEndpoint({
  method: 'PUT',
  path: '/api/studio/staff/{id}',
  domain,
  permission: 'staff:write',
  summary: 'Other roles and stores; their sessions end at once.',
  params: id,
  body: z.object({ roles, stores, reason }),
  reply: staffMember,
});

export const lockStaff = defineEndpoint({
  method: 'PUT',
  path: '/api/studio/staff/{id}/lock',
  domain,
  permission: 'staff:write',
  summary: 'Locks an account, which ends its sessions at once, or unlocks it.',
  params: id,
  body: z.object({ locked: z.boolean(), reason }),
  reply: staffMember,
});

export const resetStaff = defineEndpoint({
  method: 'POST',
  path: '/api/studio/staff/{id}/reset',
  domain,
  permission: 'staff:write',
  summary: 'Takes password, second factor, recovery codes and sessions away; the link sets them anew.',
  params: id,
  body: z.object({ reason }),
  reply: invitation,
});

export const closeStaff = defineEndpoint({
  method: 'DELETE',
  path: '/api/studio/staff/{id}',
  domain,
  permission: 'staff:write',
  summary: 'Closes an account for good: name and address are taken out, what the journal says of its id stays.',
  params: id,
  reply: null,
});

export const listRoles = defineEndpoint({
  method: 'GET',
  path: '/api/studio/roles',
  domain,
  permission: 'staff:read',
  summary: 'The six fixed roles and those that were made.',
  reply: z.object({ roles: z.array(staffRole) }),
});

export const createRole = defineEndpoint({
  method: 'POST',
  path: '/api/studio/roles',
  domain,
  permission: 'roles:write',
  summary: 'A role of one’s own.',
  body: role,
  reply: staffRole,
});

export const changeRole = defineEndpoint({
  method: 'PUT',
  path: '/api/studio/roles/{id}',
  domain,
  permission: 'roles:write',
  summary: 'Changes a role that was made; sessions of whoever has it end at once.',
  params: id,
  body: z.object({ ...role.shape, reason }),
  reply: staffRole,
});

export const getDemoStaff = defineEndpoint({
  method: 'GET',
  path: '/api/studio/demo-accounts',
  domain,
  permission: 'everybody',
  summary:
    'Accounts to try the studio with, each with the code of the moment. Only in a demo; elsewhere there is none.',
  reply: z.object({
    accounts: z.array(
      z.object({ role: z.string(), name: z.string(), email: z.string(), password: z.string(), code: z.string() }),
    ),
  }),
});
