import {
  type acceptInvitation as acceptCall,
  type EndpointInput,
  type openInvitation as openCall,
  staffFailures,
} from '@trolley/contract';
import type { FastifyRequest } from 'fastify';
import type { Call } from '../../platform/http/serve.ts';
import { callerAddress } from '../../platform/rateLimit/callerAddress.ts';
import { writeJournal } from '../journal/writeJournal.ts';
import { counted, limits } from '../limits.ts';
import { rememberDevice } from '../login/rememberDevice.ts';
import { overLimit, type StaffRefused } from '../refusals.ts';
import { newRecoveryCodes, recoveryCodeHash, secondFactorOf, secretHash } from '../rules/secrets.ts';
import { stepOf } from '../rules/totp.ts';
import type { Staff } from '../staff.ts';
import {
  type AccountRow,
  replaceRecoveryCodes,
  selectAccount,
  selectInvitation,
  setUpLogin,
  takeInvitation,
} from './queries.ts';

const invalid: StaffRefused = { failure: staffFailures.invitationInvalid };

const fromHere = ({ ip }: FastifyRequest) =>
  [counted.invitationsFrom(callerAddress(ip)), limits.invitationsFromAddress] as const;

/** What a link stands for; it can be opened again until it is accepted. */
export async function openInvitation(
  { database, rateLimiter, shopName }: Pick<Staff, 'database' | 'rateLimiter' | 'shopName'>,
  request: FastifyRequest,
  { body: { token } }: EndpointInput<typeof openCall>,
) {
  const tooMany = await overLimit(rateLimiter, fromHere(request));
  if (tooMany) return tooMany;
  const invitation = await selectInvitation(database, secretHash(token));
  if (!invitation) return invalid;
  const { email, name, totpSecret } = invitation;
  return { email, name, secondFactor: secondFactorOf(totpSecret, { issuer: shopName, email }) };
}

interface Accepted {
  readonly account: AccountRow;
  readonly recoveryCodes: readonly string[];
}

/** STUD-01: sets name, password and second factor, once, however many accept at the same moment, and logs in. */
export async function acceptInvitation(
  staff: Staff,
  call: Call,
  { body: { token, name, password, code } }: EndpointInput<typeof acceptCall>,
): Promise<Accepted | StaffRefused> {
  const { database, passwords, rateLimiter, sessions, now } = staff;
  const tooManyHere = await overLimit(rateLimiter, fromHere(call.request));
  if (tooManyHere) return tooManyHere;
  const tokenHash = secretHash(token);
  const invitation = await selectInvitation(database, tokenHash);
  if (!invitation) return invalid;
  const { staffId, totpSecret } = invitation;
  const tooMany = await overLimit(rateLimiter, [counted.invitation(staffId), limits.codesOfInvitation]);
  if (tooMany) return tooMany;
  const totpStep = stepOf(code, { secret: totpSecret, lastStep: 0 }, now());
  if (totpStep === undefined) return { failure: staffFailures.codeWrong };
  const passwordHash = await passwords.hash(password);
  const recoveryCodes = newRecoveryCodes();
  const accepted = await database.transaction(async (tx) => {
    if (!(await takeInvitation(tx, tokenHash))) return undefined;
    if (!(await setUpLogin(tx, staffId, { name, passwordHash, totpSecret, totpStep }))) return undefined;
    await replaceRecoveryCodes(tx, staffId, recoveryCodes.map(recoveryCodeHash));
    const account = await selectAccount(tx, staffId);
    if (!account) return undefined;
    await writeJournal(
      tx,
      { staffId, requestId: call.request.id },
      { action: 'staff.setUp', subject: { kind: 'staff', id: staffId } },
    );
    return { account, setCookie: await sessions.begin(tx, call.request, account) };
  });
  if (!accepted) return invalid;
  accepted.setCookie(call.reply);
  rememberDevice(staff, call, accepted.account);
  await rateLimiter.forget(counted.invitation(staffId));
  return { account: accepted.account, recoveryCodes };
}
