import { writeJournal } from '../journal/writeJournal.ts';
import { counted } from '../limits.ts';
import { deleteTickets } from '../login/queries.ts';
import type { StaffRefused } from '../refusals.ts';
import type { Staff } from '../staff.ts';
import type { Actor } from '../who.ts';
import { changeAccount } from './changeAccount.ts';
import { type Invitation, invite } from './inviteStaff.ts';
import {
  type AccountRow,
  clearLogin,
  closeAccount,
  deleteInvitation,
  replaceRecoveryCodes,
  setLocked,
  updateRights,
} from './queries.ts';
import { wantedRightsProblem } from './wantedRights.ts';

type Parts = Pick<Staff, 'database' | 'sessions' | 'isStore' | 'baseUrl' | 'rateLimiter'>;

const subjectOf = ({ id }: AccountRow) => ({ kind: 'staff', id });

interface NewRights {
  readonly roles: readonly string[];
  readonly stores: readonly string[] | null;
  readonly reason?: string | undefined;
}

/** Other roles and stores. Their sessions end: the next one has the length and the rights of the new roles. */
export async function changeStaff(
  staff: Parts,
  actor: Actor,
  id: string,
  { roles, stores, reason }: NewRights,
): Promise<AccountRow | StaffRefused> {
  return changeAccount(staff, actor, id, async (tx, account) => {
    const problem = await wantedRightsProblem(tx, staff, actor, { roles, stores });
    if (problem) return problem;
    await updateRights(tx, id, { roles, stores });
    await staff.sessions.endAllOf(tx, id);
    await writeJournal(tx, actor, {
      action: 'staff.changed',
      subject: subjectOf(account),
      before: { roles: account.roles, stores: account.stores },
      after: { roles, stores },
      reason,
    });
    return { ...account, roles, stores };
  });
}

/** Locks at once, in the middle of whatever they do, or unlocks, which also forgets the codes that were tried. */
export async function lockStaff(
  staff: Parts,
  actor: Actor,
  id: string,
  { locked, reason }: { readonly locked: boolean; readonly reason?: string | undefined },
): Promise<AccountRow | StaffRefused> {
  const changed = await changeAccount(staff, actor, id, async (tx, account) => {
    if (account.locked === locked) return account;
    await setLocked(tx, id, locked);
    await staff.sessions.endAllOf(tx, id);
    await deleteTickets(tx, id);
    await writeJournal(tx, actor, {
      action: locked ? 'staff.locked' : 'staff.unlocked',
      subject: subjectOf(account),
      reason,
    });
    return { ...account, locked };
  });
  // Whoever may not unlock somebody forgets nothing of them.
  if (!locked && !('failure' in changed)) await staff.rateLimiter.forget(counted.codes(id));
  return changed;
}

/** For whoever lost password or telephone: all of it is taken away, and the link sets it anew. */
export async function resetStaff(
  staff: Parts,
  actor: Actor,
  id: string,
  { reason }: { readonly reason?: string | undefined },
): Promise<Invitation | StaffRefused> {
  return changeAccount(staff, actor, id, async (tx, account) => {
    await clearLogin(tx, id);
    await replaceRecoveryCodes(tx, id, []);
    await staff.sessions.endAllOf(tx, id);
    await deleteTickets(tx, id);
    await writeJournal(tx, actor, { action: 'staff.reset', subject: subjectOf(account), reason });
    return invite(tx, staff, id);
  });
}

/** Closes an account for good. Of the person nothing is left but the id that the journal knows. */
export async function closeStaff(staff: Parts, actor: Actor, id: string): Promise<StaffRefused | undefined> {
  return changeAccount(staff, actor, id, async (tx, account) => {
    await closeAccount(tx, id);
    await replaceRecoveryCodes(tx, id, []);
    await deleteInvitation(tx, id);
    await staff.sessions.endAllOf(tx, id);
    await deleteTickets(tx, id);
    await writeJournal(tx, actor, {
      action: 'staff.closed',
      subject: subjectOf(account),
      before: { roles: account.roles, stores: account.stores },
    });
    return undefined;
  });
}
