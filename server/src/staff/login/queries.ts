import type { Queryable } from '../../platform/database/database.ts';

/** Wrong codes after one entering of the password. */
const mostTries = 5;
const minutes = 5;

export async function insertTicket(on: Queryable, staffId: string, ticketHash: Buffer): Promise<void> {
  await on.query({
    name: 'staff-login-insert',
    text: `insert into staff_login (ticket_hash, staff_id, expires_at)
           values ($1, $2, now() + make_interval(mins => $3))`,
    values: [ticketHash, staffId, minutes],
  });
}

/** Counts a try; nothing where it has ended or was tried too often. */
export async function countTicketTry(on: Queryable, ticketHash: Buffer): Promise<string | undefined> {
  const [row] = await on.query<{ staffId: string }>({
    name: 'staff-login-try',
    text: `update staff_login set tries = tries + 1
            where ticket_hash = $1 and expires_at > now() and tries < $2 returning staff_id as "staffId"`,
    values: [ticketHash, mostTries],
  });
  return row?.staffId;
}

/** Deletes it, so it logs in once. */
export async function takeTicket(tx: Queryable, ticketHash: Buffer): Promise<boolean> {
  const rows = await tx.query({
    text: 'delete from staff_login where ticket_hash = $1 returning 1',
    values: [ticketHash],
  });
  return rows.length > 0;
}

export async function deleteTickets(tx: Queryable, staffId: string): Promise<void> {
  await tx.query({ text: 'delete from staff_login where staff_id = $1', values: [staffId] });
}
