import {
  customerFailures,
  endOtherSessions,
  endSession,
  errorCodes,
  getCustomer,
  getSessions,
  logout,
  refreshCustomer,
} from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Call, serve } from '../../platform/http/serve.ts';
import type { Customers } from '../customers.ts';
import { readCustomer } from '../readCustomer.ts';
import { cartToDrop } from './cartToDrop.ts';

/** Who is logged in, where else, and how that ends. */
export function sessionRoutes(
  app: FastifyInstance,
  customers: Pick<Customers, 'sessions' | 'database' | 'tenant' | 'ownsCart'>,
): void {
  const { sessions, database } = customers;
  sessions.watch(app);

  async function present(customerId: string) {
    const customer = await readCustomer(customers, customerId);
    // The account was deleted a moment ago.
    if (!customer) throw new Refusal(401, errorCodes.unauthorized, 'Log in first.');
    return customer;
  }

  async function leave(call: Call): Promise<void> {
    const who = await sessions.visitorOf(call.request);
    const dropCart = who && (await cartToDrop(customers, call.request, who.customerId));
    await database.transaction((tx) => sessions.end(tx, call));
    dropCart?.(call.reply);
  }

  serve(app, getCustomer, async (_, { request }) => present((await sessions.requireCustomer(request)).customerId));

  serve(app, refreshCustomer, async (_, { request }) => {
    const who = await sessions.requireCustomer(request);
    await sessions.prolong(who);
    return present(who.customerId);
  });

  serve(app, logout, (_, call) => leave(call));

  serve(app, getSessions, async (_, { request }) => {
    const who = await sessions.requireCustomer(request);
    return { sessions: [...(await sessions.list(who))] };
  });

  serve(app, endSession, async ({ params: { id } }, call) => {
    const { customerId, sessionId } = await sessions.requireCustomer(call.request);
    if (id === sessionId) return leave(call);
    const ended = await database.transaction((tx) => sessions.endOne(tx, customerId, id));
    if (!ended) throw new Refusal(404, customerFailures.sessionNotFound, 'There is no such session.');
  });

  serve(app, endOtherSessions, async (_, { request }) => {
    const { customerId, sessionId } = await sessions.requireCustomer(request);
    await database.transaction((tx) => sessions.endAllOf(tx, customerId, sessionId));
  });
}
