import { type claimOfflineAccount as claimCall, customerFailures, type EndpointInput } from '@trolley/contract';
import type { Call } from '../../platform/http/serve.ts';
import { callerAddress } from '../../platform/rateLimit/callerAddress.ts';
import type { Customers } from '../customers.ts';
import { type CustomerRefused, isRefused } from '../refusals.ts';
import { counted, limits, overLimit } from './limits.ts';
import { selectCard } from './queries.ts';
import { mayRegister, type Registered, register } from './registerCustomer.ts';

/** CUST-09: an account of the stores becomes one online. Unknown, claimed and wrong cards are all alike. */
export async function claimOfflineAccount(
  customers: Customers,
  call: Call,
  { query, body }: EndpointInput<typeof claimCall>,
): Promise<Registered | CustomerRefused> {
  const { database, rateLimiter, passwords } = customers;
  const { cardNumber, activationCode, ...form } = body;
  const birthdate = await mayRegister(customers, call, { form, botAnswer: query.recaptchaResponse });
  if (isRefused(birthdate)) return birthdate;
  const card = counted.card(cardNumber);
  const fromHere = counted.cardsFrom(callerAddress(call.request.ip));
  const tooMany = await overLimit(rateLimiter, [fromHere, limits.cardsFromAddress], [card, limits.triesOfCard]);
  if (tooMany) return tooMany;
  const codeHash = await selectCard(database, cardNumber);
  if (!(await passwords.isRight(activationCode, codeHash))) return { failure: customerFailures.cardInvalid };
  await rateLimiter.forget(card);
  return register(customers, call, { ...form, birthdate, cardNumber });
}
