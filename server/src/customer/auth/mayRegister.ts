import { customerFailures } from '@trolley/contract';
import type { Call } from '../../platform/http/serve.ts';
import { callerAddress } from '../../platform/rateLimit/callerAddress.ts';
import type { Customers } from '../customers.ts';
import { type CustomerRefused, isRefused } from '../refusals.ts';
import { type RegistrationForm, readBirthdate } from './account.ts';
import { counted, limits, overLimit } from './limits.ts';

interface Asked {
  readonly form: RegistrationForm;
  readonly botAnswer: string | undefined;
}

/** The day of birth, read, where nothing speaks against this registration. */
export async function mayRegister(
  customers: Pick<Customers, 'tenant' | 'file' | 'botCheck' | 'rateLimiter' | 'now'>,
  { request }: Call,
  { form, botAnswer }: Asked,
): Promise<string | CustomerRefused> {
  const { file, botCheck, rateLimiter } = customers;
  const birthdate = readBirthdate(form.birthdate, customers);
  if (isRefused(birthdate)) return birthdate;
  const topics = new Set(file.newsletterTopics.map(({ newsletterTopicId }) => newsletterTopicId));
  if (!(form.newsletterTopics ?? []).every((topic) => topics.has(topic)))
    return { failure: customerFailures.topicNotFound };
  const tooMany = await overLimit(rateLimiter, [counted.mailsFrom(callerAddress(request.ip)), limits.mailsFromAddress]);
  if (tooMany) return tooMany;
  const isPerson = await botCheck.isPassed(botAnswer, request);
  return isPerson ? birthdate : { failure: customerFailures.botCheckFailed };
}
