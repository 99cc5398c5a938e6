import type { EndpointInput, registerCustomer as registerCall } from '@trolley/contract';
import type { Call } from '../../platform/http/serve.ts';
import type { Customers } from '../customers.ts';
import { type CustomerRefused, isRefused } from '../refusals.ts';
import { mayRegister } from './mayRegister.ts';
import { type Registered, register } from './register.ts';

/** CUST-04: an account once its mail is confirmed, or at once where the tenant has it so. */
export async function registerCustomer(
  customers: Customers,
  call: Call,
  { query, body }: EndpointInput<typeof registerCall>,
): Promise<Registered | CustomerRefused> {
  const birthdate = await mayRegister(customers, call, { form: body, botAnswer: query.recaptchaResponse });
  return isRefused(birthdate) ? birthdate : register(customers, call, { ...body, birthdate });
}
