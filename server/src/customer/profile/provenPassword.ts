import { customerFailures } from '@trolley/contract';
import { counted, limits, overLimit } from '../auth/limits.ts';
import type { Customers } from '../customers.ts';
import type { CustomerRefused } from '../refusals.ts';
import { selectPasswordHash } from './queries.ts';

/** The hash whose password was sent along; guesses of every form that asks for it count together. */
export async function provenPassword(
  { database, passwords, rateLimiter }: Pick<Customers, 'database' | 'passwords' | 'rateLimiter'>,
  customerId: string,
  password: string,
): Promise<{ readonly hash: string } | CustomerRefused> {
  const guesses = counted.password(customerId);
  const tooMany = await overLimit(rateLimiter, [guesses, limits.passwordsOfCustomer]);
  if (tooMany) return tooMany;
  const hash = await selectPasswordHash(database, customerId);
  const isRight = await passwords.isRight(password, hash);
  if (!isRight || hash === undefined) return { failure: customerFailures.passwordWrong };
  await rateLimiter.forget(guesses);
  return { hash };
}
