import {
  changePassword as changePasswordCall,
  claimOfflineAccount as claimCall,
  confirmCustomer as confirmCall,
  isMember,
  login as loginCall,
  registerCustomer as registerCall,
  requestPasswordReset as requestResetCall,
  resetPassword as resetPasswordCall,
} from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { accepted, type Call, serve } from '../../platform/http/serve.ts';
import type { Customers } from '../customers.ts';
import { readCustomer } from '../readCustomer.ts';
import { done } from '../refusals.ts';
import { announceCart } from './announceCart.ts';
import { changePassword } from './changePassword.ts';
import { claimOfflineAccount } from './claimOfflineAccount.ts';
import { confirmCustomer } from './confirmCustomer.ts';
import { rememberDevice } from './knownDevice.ts';
import { login } from './login.ts';
import { selectById } from './queries.ts';
import { type Registered, registerCustomer } from './registerCustomer.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resetPassword } from './resetPassword.ts';

/** 256 random bits cannot be guessed; the limit spares the work of trying. */
const links = { rateLimit: { max: 60, timeWindow: 60_000 } };

/** Authentication: login, registration, the links of mails, a new password. */
export function authRoutes(app: FastifyInstance, customers: Customers): void {
  async function letIn(call: Call, customerId: string) {
    const customer = await readCustomer(customers, customerId);
    const owner = await selectById(customers.database, customerId);
    if (!customer || !owner) throw new Error('The customer who just logged in does not exist.');
    rememberDevice(call, owner, customers.tenant);
    await announceCart(customers, call, customerId);
    const member = isMember(customer.loyaltyMemberInformation);
    for (const listener of customers.loginListeners ?? []) await listener(call, { id: customerId, member });
    return customer;
  }
  const registered = async (call: Call, result: Registered) =>
    result === accepted ? accepted : letIn(call, result.customerId);

  serve(app, loginCall, async (input, call) => letIn(call, done(await login(customers, call, input)).customerId));

  serve(app, requestResetCall, async (input, call) => done(await requestPasswordReset(customers, call, input)));

  serve(app, resetPasswordCall, async (input, call) => done(await resetPassword(customers, call, input)), links);

  serve(app, registerCall, async (input, call) =>
    registered(call, done(await registerCustomer(customers, call, input))),
  );

  serve(app, claimCall, async (input, call) =>
    registered(call, done(await claimOfflineAccount(customers, call, input))),
  );

  serve(
    app,
    confirmCall,
    async ({ body: { token } }, call) => {
      const { confirmed, customerId } = done(await confirmCustomer(customers, call, token));
      return { confirmed, ...(customerId !== undefined && { customer: await letIn(call, customerId) }) };
    },
    links,
  );

  serve(app, changePasswordCall, async (input, call) => done(await changePassword(customers, call, input)));
}
