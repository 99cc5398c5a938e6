import { staffFailures } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { writeJournal } from '../journal/writeJournal.ts';
import { counted, limits } from '../limits.ts';
import { overLimit, type StaffRefused } from '../refusals.ts';
import { isInStores } from '../rules/rights.ts';
import { newSecret, newTotpSecret, secretHash } from '../rules/secrets.ts';
import type { Staff } from '../staff.ts';
import type { Actor } from '../who.ts';
import { type AccountRow, insertStaff, saveInvitation, selectAccount, selectByEmail } from './queries.ts';
import { wantedRightsProblem } from './wantedRights.ts';

interface Invited {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly stores: readonly string[] | null;
}

export interface Invitation {
  readonly link: string;
  readonly expiresAt: string;
}

const days = 7;

/** An account without password and second factor, and the link that sets them. */
export async function inviteStaff(
  staff: Pick<Staff, 'database' | 'baseUrl' | 'isStore' | 'rateLimiter'>,
  actor: Actor,
  { email, name, roles, stores }: Invited,
): Promise<{ readonly account: AccountRow; readonly invitation: Invitation } | StaffRefused> {
  const tooMany =
    actor.staffId === null
      ? undefined
      : await overLimit(staff.rateLimiter, [counted.invitations(actor.staffId), limits.invitationsOfStaff]);
  if (tooMany) return tooMany;
  return staff.database.transaction(async (tx) => {
    const problem = await wantedRightsProblem(tx, staff, actor, { roles, stores });
    if (problem) return problem;
    const id = await insertStaff(tx, { email, name, roles, stores });
    const account = id === undefined ? undefined : await selectAccount(tx, id);
    if (!account) return taken(tx, actor, email);
    const invitation = await invite(tx, staff, account.id);
    await writeJournal(tx, actor, {
      action: 'staff.invited',
      subject: { kind: 'staff', id: account.id },
      after: { roles, stores },
    });
    return { account, invitation };
  });
}

/** There is an account of this address; of one that they do not see nobody is told more than that it is not theirs to give. */
async function taken(tx: Queryable, actor: Actor, email: string): Promise<StaffRefused> {
  const other = await selectByEmail(tx, email);
  const isSeen = other !== undefined && isInStores(actor, other.stores);
  return { failure: isSeen ? staffFailures.staffExists : staffFailures.beyondOwnRights };
}

/** A link in the place of the one they had. Its secret stands behind the #, which no server and no log sees. */
export async function invite(tx: Queryable, { baseUrl }: Pick<Staff, 'baseUrl'>, staffId: string): Promise<Invitation> {
  const token = newSecret();
  const totpSecret = newTotpSecret();
  const expiresAt = await saveInvitation(tx, { staffId, tokenHash: secretHash(token), totpSecret, days });
  return {
    link: `${baseUrl.replace(/\/$/, '')}/studio/invitation#${token}`,
    expiresAt: expiresAt.toISOString(),
  };
}
