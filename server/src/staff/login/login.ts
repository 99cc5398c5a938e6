import { type EndpointInput, type logInStaff as loginCall, staffFailures, studioCookies } from '@trolley/contract';
import type { FastifyRequest } from 'fastify';
import { findMark } from '../../platform/http/deviceMarks.ts';
import { callerAddress } from '../../platform/rateLimit/callerAddress.ts';
import { type AccountRow, selectByEmail } from '../account/queries.ts';
import { counted, limits } from '../limits.ts';
import { type Counted, overLimit, type StaffRefused } from '../refusals.ts';
import { newSecret, secretHash } from '../rules/secrets.ts';
import type { Staff } from '../staff.ts';
import { insertTicket } from './queries.ts';

/** STUD-01: the password. Known or not, locked or not, right or wrong: the same work and the same answer. */
export async function login(
  { database, passwords, rateLimiter }: Pick<Staff, 'database' | 'passwords' | 'rateLimiter'>,
  request: FastifyRequest,
  { body: { email, password } }: EndpointInput<typeof loginCall>,
): Promise<{ readonly ticket: string } | StaffRefused> {
  const known = await selectByEmail(database, email);
  const guesses = guessesOf(request, email, known);
  const tooMany = await overLimit(rateLimiter, ...guesses.counted);
  if (tooMany) return tooMany;
  const isRight = await passwords.isRight(password, known?.passwordHash ?? undefined);
  if (!known || !isRight || known.locked) return { failure: staffFailures.loginFailed };
  const ticket = newSecret();
  await insertTicket(database, known.id, secretHash(ticket));
  await Promise.all([
    ...guesses.rightful.map((what) => rateLimiter.forget(what)),
    ...guesses.shared.map(([what, limit]) => rateLimiter.takeBack(what, limit)),
  ]);
  return { ticket };
}

interface Guesses {
  readonly counted: readonly Counted[];
  /** Counted for this browser or address alone: the right password resets them. */
  readonly rightful: readonly string[];
  /** Shared with strangers: the right password takes back its own attempt, theirs stay counted. */
  readonly shared: readonly Counted[];
}

/** A device on which the owner logged in before has a limit of its own, which strangers' guesses do not use up. */
function guessesOf(request: FastifyRequest, email: string, known: AccountRow | undefined): Guesses {
  const { id, passwordHash } = known ?? {};
  const owner = id !== undefined && passwordHash != null ? { id, passwordHash } : undefined;
  const device = findMark(request, studioCookies.devices, owner);
  if (device !== undefined) {
    const ofDevice = counted.loginsFromDevice(device);
    return { counted: [[ofDevice, limits.loginsFromDevice]], rightful: [ofDevice], shared: [] };
  }
  const address = callerAddress(request.ip);
  const fromHere: Counted = [counted.loginsFrom(address), limits.loginsFromAddress];
  const toAccount = counted.login(email, address);
  const fromAnywhere: Counted = [counted.loginsFromAnywhere(email), limits.loginsFromAnywhere];
  return {
    counted: [fromHere, [toAccount, limits.loginsToAccount], fromAnywhere],
    rightful: [toAccount],
    shared: [fromHere, fromAnywhere],
  };
}
