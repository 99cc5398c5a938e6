import type { Call } from '../../platform/http/serve.ts';
import { writeJournal } from '../journal/writeJournal.ts';
import type { Staff } from '../staff.ts';
import type { LoggedInStaff } from '../who.ts';

type Parts = Pick<Staff, 'database' | 'sessions'>;

/** Also without a session, so that the cookie of one that is over goes. */
export async function logout({ database, sessions }: Parts, { request, reply }: Call): Promise<void> {
  await database.transaction(async (tx) => {
    const staffId = await sessions.end(tx, request);
    if (staffId === undefined) return;
    const subject = { kind: 'staff', id: staffId };
    await writeJournal(tx, { staffId, requestId: request.id }, { action: 'staff.loggedOut', subject });
  });
  sessions.clearCookie(reply);
}

export async function logoutEverywhere(
  { database, sessions }: Parts,
  { id }: LoggedInStaff,
  { request, reply }: Call,
): Promise<void> {
  await database.transaction(async (tx) => {
    await sessions.endAllOf(tx, id);
    const subject = { kind: 'staff', id };
    await writeJournal(tx, { staffId: id, requestId: request.id }, { action: 'staff.loggedOutEverywhere', subject });
  });
  sessions.clearCookie(reply);
}
