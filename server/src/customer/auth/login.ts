import { customerFailures, type EndpointInput, type login as loginCall } from '@trolley/contract';
import type { FastifyRequest } from 'fastify';
import type { Call } from '../../platform/http/serve.ts';
import { callerAddress } from '../../platform/rateLimit/callerAddress.ts';
import type { RateLimit } from '../../platform/rateLimit/rateLimiter.ts';
import type { Customers } from '../customers.ts';
import type { CustomerRefused } from '../refusals.ts';
import { knownDevice } from './knownDevice.ts';
import { counted, limits, overLimit } from './limits.ts';
import { holdPassword, type Known, selectByEmail } from './queries.ts';

/** CUST-02. Known or not, right or wrong: the same work and the same answer. */
export async function login(
  customers: Pick<Customers, 'database' | 'sessions' | 'passwords' | 'botCheck' | 'rateLimiter'>,
  call: Call,
  { query, body: { email, password } }: EndpointInput<typeof loginCall>,
): Promise<{ readonly customerId: string } | CustomerRefused> {
  const { database, sessions, passwords, botCheck, rateLimiter } = customers;
  const known = await selectByEmail(database, email);
  const guesses = guessesOf(call.request, email, known);
  const tooMany = await overLimit(rateLimiter, ...guesses.before);
  if (tooMany) return tooMany;
  if (!(await botCheck.isPassed(query.recaptchaResponse, call.request)))
    return { failure: customerFailures.botCheckFailed };
  const tooManyThere = await overLimit(rateLimiter, ...guesses.after);
  if (tooManyThere) return tooManyThere;
  const isRight = await passwords.isRight(password, known?.passwordHash);
  if (!known || !isRight) return { failure: customerFailures.loginFailed };
  const begun = await database.transaction(async (tx) => {
    // The password may have been changed while it was compared: the old one no longer logs in.
    if (!(await holdPassword(tx, known))) return false;
    await sessions.begin(tx, call, known.id);
    return true;
  });
  if (!begun) return { failure: customerFailures.loginFailed };
  await Promise.all([
    ...guesses.rightful.map((what) => rateLimiter.forget(what)),
    ...guesses.shared.map(([what, limit]) => rateLimiter.takeBack(what, limit)),
  ]);
  return { customerId: known.id };
}

type Counted = readonly [what: string, limit: RateLimit];

interface Guesses {
  /** Counted before the bot check, and after it. */
  readonly before: readonly Counted[];
  readonly after: readonly Counted[];
  /** Counted for this browser or address alone: the right password resets them. */
  readonly rightful: readonly string[];
  /** Shared with strangers: the right password takes back its own attempt, theirs stay counted. */
  readonly shared: readonly Counted[];
}

/** A device on which the owner logged in before has a limit of its own, which strangers' guesses do not use up. */
function guessesOf(request: FastifyRequest, email: string, owner: Known | undefined): Guesses {
  const device = knownDevice(request, owner);
  if (device !== undefined) {
    const ofDevice = counted.loginsFromDevice(device);
    return { before: [[ofDevice, limits.loginsFromDevice]], after: [], rightful: [ofDevice], shared: [] };
  }
  const address = callerAddress(request.ip);
  const fromHere: Counted = [counted.loginsFrom(address), limits.loginsFromAddress];
  const toAccount = counted.login(email, address);
  const fromAnywhere: Counted = [counted.loginsFromAnywhere(email), limits.loginsFromAnywhere];
  return {
    before: [fromHere],
    after: [[toAccount, limits.loginsToAccount], fromAnywhere],
    rightful: [toAccount],
    shared: [fromHere, fromAnywhere],
  };
}
