import {
  type confirmSecondFactor as confirmCall,
  type EndpointInput,
  type changeStaffPassword as passwordCall,
  staffFailures,
} from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/serve.ts';
import { type Journalled, writeJournal } from '../journal/writeJournal.ts';
import { counted, limits } from '../limits.ts';
import { deleteTickets } from '../login/queries.ts';
import { rememberDevice } from '../login/rememberDevice.ts';
import { isRefused, overLimit, type StaffRefused } from '../refusals.ts';
import { newRecoveryCodes, newTotpSecret, recoveryCodeHash, secondFactorOf } from '../rules/secrets.ts';
import { stepOf } from '../rules/totp.ts';
import type { Staff } from '../staff.ts';
import type { LoggedInStaff } from '../who.ts';
import {
  type AccountRow,
  adoptPendingFactor,
  replaceRecoveryCodes,
  selectAccount,
  setPassword,
  setPendingFactor,
} from './queries.ts';

const wrong: StaffRefused = { failure: staffFailures.passwordWrong };

/** One's own account, once the password was entered again: an unattended browser must not be enough. */
async function provenAccount(
  { database, passwords, rateLimiter }: Pick<Staff, 'database' | 'passwords' | 'rateLimiter'>,
  { id }: LoggedInStaff,
  currentPassword: string,
): Promise<(AccountRow & { readonly passwordHash: string }) | StaffRefused> {
  const tries = counted.password(id);
  const tooMany = await overLimit(rateLimiter, [tries, limits.passwordsOfStaff]);
  if (tooMany) return tooMany;
  const account = await selectAccount(database, id);
  const { passwordHash = null } = account ?? {};
  const isRight = await passwords.isRight(currentPassword, passwordHash ?? undefined);
  if (!account || passwordHash === null || !isRight) return wrong;
  await rateLimiter.forget(tries);
  return { ...account, passwordHash };
}

/** Every other session ends, and log-ins that wait for their code; this one goes on under a new id. */
async function beginAnew(tx: Queryable, { sessions }: Staff, { request }: Call, account: AccountRow) {
  await sessions.endAllOf(tx, account.id);
  await deleteTickets(tx, account.id);
  return sessions.begin(tx, request, account);
}

const noted = (tx: Queryable, { request }: Call, { id }: AccountRow, action: Journalled['action']) =>
  writeJournal(tx, { staffId: id, requestId: request.id }, { action, subject: { kind: 'staff', id } });

export async function changePassword(
  staff: Staff,
  who: LoggedInStaff,
  call: Call,
  { body: { currentPassword, password } }: EndpointInput<typeof passwordCall>,
): Promise<StaffRefused | undefined> {
  const account = await provenAccount(staff, who, currentPassword);
  if (isRefused(account)) return account;
  const next = await staff.passwords.hash(password);
  const setCookie = await staff.database.transaction(async (tx) => {
    if (!(await setPassword(tx, account.id, account.passwordHash, next))) return undefined;
    await noted(tx, call, account, 'staff.passwordChanged');
    return beginAnew(tx, staff, call, account);
  });
  if (!setCookie) return wrong;
  setCookie(call.reply);
  rememberDevice(staff, call, { id: account.id, passwordHash: next });
  return undefined;
}

/** Another second factor; the one there is counts until a code of the new one was entered. */
export async function beginSecondFactor(staff: Staff, who: LoggedInStaff, call: Call, currentPassword: string) {
  const account = await provenAccount(staff, who, currentPassword);
  if (isRefused(account)) return account;
  const secret = newTotpSecret();
  await staff.database.transaction(async (tx) => {
    await setPendingFactor(tx, account.id, secret);
    await noted(tx, call, account, 'staff.secondFactorBegun');
  });
  return secondFactorOf(secret, { issuer: staff.shopName, email: account.email });
}

export async function confirmSecondFactor(
  staff: Staff,
  { id }: LoggedInStaff,
  call: Call,
  { body: { code } }: EndpointInput<typeof confirmCall>,
): Promise<StaffRefused | undefined> {
  const tooMany = await overLimit(staff.rateLimiter, [counted.codes(id), limits.codesOfAccount]);
  if (tooMany) return tooMany;
  const account = await selectAccount(staff.database, id);
  const secret = account?.totpPending ?? undefined;
  const step = secret && stepOf(code, { secret, lastStep: 0 }, staff.now());
  if (!account || secret === undefined || step === undefined) return { failure: staffFailures.codeWrong };
  const setCookie = await staff.database.transaction(async (tx) => {
    if (!(await adoptPendingFactor(tx, id, secret, step))) return undefined;
    await noted(tx, call, account, 'staff.secondFactorChanged');
    return beginAnew(tx, staff, call, account);
  });
  if (!setCookie) return { failure: staffFailures.codeWrong };
  setCookie(call.reply);
  await staff.rateLimiter.forget(counted.codes(id));
  return undefined;
}

/** New recovery codes; those before no longer work. */
export async function renewRecoveryCodes(staff: Staff, who: LoggedInStaff, call: Call, currentPassword: string) {
  const account = await provenAccount(staff, who, currentPassword);
  if (isRefused(account)) return account;
  const recoveryCodes = newRecoveryCodes();
  await staff.database.transaction(async (tx) => {
    await replaceRecoveryCodes(tx, account.id, recoveryCodes.map(recoveryCodeHash));
    await noted(tx, call, account, 'staff.recoveryCodesRenewed');
  });
  return { recoveryCodes: [...recoveryCodes] };
}
