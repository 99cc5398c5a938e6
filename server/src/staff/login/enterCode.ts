import { type enterStaffCode as codeCall, type EndpointInput, staffFailures } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/serve.ts';
import { callerAddress } from '../../platform/rateLimit/callerAddress.ts';
import { type AccountRow, noteLogin, selectAccount, takeRecoveryCode } from '../account/queries.ts';
import { writeJournal } from '../journal/writeJournal.ts';
import { counted, limits } from '../limits.ts';
import { overLimit, type StaffRefused } from '../refusals.ts';
import { recoveryCodeHash, secretHash } from '../rules/secrets.ts';
import { stepOf } from '../rules/totp.ts';
import type { Staff } from '../staff.ts';
import { countTicketTry, takeTicket } from './queries.ts';
import { rememberDevice } from './rememberDevice.ts';

/** STUD-01: the second factor. A code, a recovery code and a ticket each work once, however many calls come at once. */
export async function enterCode(
  staff: Staff,
  call: Call,
  { body: { ticket, code } }: EndpointInput<typeof codeCall>,
): Promise<AccountRow | StaffRefused> {
  const { database, rateLimiter, sessions, now } = staff;
  const from = counted.codesFrom(callerAddress(call.request.ip));
  const tooManyHere = await overLimit(rateLimiter, [from, limits.codesFromAddress]);
  if (tooManyHere) return tooManyHere;
  const ticketHash = secretHash(ticket);
  const staffId = await countTicketTry(database, ticketHash);
  const account = staffId === undefined ? undefined : await selectAccount(database, staffId);
  if (!account || account.locked) return { failure: staffFailures.loginOver };
  const codes = counted.codes(account.id);
  const tooMany = await overLimit(rateLimiter, [codes, limits.codesOfAccount]);
  if (tooMany) return tooMany;

  const by = { staffId: account.id, requestId: call.request.id };
  const subject = { kind: 'staff', id: account.id };
  const setCookie = await database.transaction(async (tx) => {
    const means = await useCode(tx, account, code, now());
    if (!means || !(await takeTicket(tx, ticketHash))) return undefined;
    const begun = await sessions.begin(tx, call.request, account);
    await writeJournal(tx, by, { action: 'staff.loggedIn', subject, after: { means } });
    return begun;
  });
  if (!setCookie) {
    // Whoever enters a code knows the password already.
    await writeJournal(database, by, { action: 'staff.codeRefused', subject });
    return { failure: staffFailures.codeWrong };
  }
  setCookie(call.reply);
  rememberDevice(staff, call, account);
  await Promise.all([rateLimiter.forget(codes), rateLimiter.takeBack(from, limits.codesFromAddress)]);
  return account;
}

/** Uses a code up; which kind it was. */
async function useCode(
  tx: Queryable,
  account: AccountRow,
  code: string,
  now: number,
): Promise<'code' | 'recoveryCode' | undefined> {
  const { id, totpSecret, totpStep } = account;
  if (totpSecret === null) return undefined;
  if (/^\d{6}$/.test(code)) {
    const step = stepOf(code, { secret: totpSecret, lastStep: totpStep }, now);
    return step !== undefined && (await noteLogin(tx, account, step)) ? 'code' : undefined;
  }
  const isRight = (await takeRecoveryCode(tx, id, recoveryCodeHash(code))) && (await noteLogin(tx, account, null));
  return isRight ? 'recoveryCode' : undefined;
}
