import {
  deleteCustomer as deleteCustomerCall,
  errorCodes,
  exportCustomer as exportCustomerCall,
  getCommunicationSettings,
  manageNewsletterTopics,
  setCommunicationSettings,
  setFavoriteStore,
  updateCustomer as updateCustomerCall,
} from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accepted, serve, WrittenAnswer } from '../../platform/http/serve.ts';
import type { Customers } from '../customers.ts';
import { readCustomer } from '../readCustomer.ts';
import { done, refusalOf } from '../refusals.ts';
import { deleteCustomer } from './deleteCustomer.ts';
import { exportCustomer } from './exportCustomer.ts';
import { chooseFavoriteStore } from './favoriteStore.ts';
import { manageTopics } from './manageTopics.ts';
import { selectSettings, updateSettings } from './queries.ts';
import { updateCustomer } from './updateCustomer.ts';

/** Fetching everything is work. */
const exports = { rateLimit: { max: 20, timeWindow: 60_000 } };

export function profileRoutes(app: FastifyInstance, customers: Customers): void {
  const { database, sessions, tenant } = customers;
  const idOf = async (request: FastifyRequest) => (await sessions.requireCustomer(request)).customerId;
  /** A customer who was deleted a moment ago has no session any more. */
  const still = <T>(found: T | undefined): T => {
    if (found === undefined) throw refusalOf({ failure: errorCodes.unauthorized });
    return found;
  };

  serve(app, updateCustomerCall, async ({ body }, { request }) => {
    const customerId = await idOf(request);
    done(await updateCustomer(customers, customerId, body));
    return still(await readCustomer(customers, customerId));
  });

  serve(app, getCommunicationSettings, async (_, { request }) =>
    still(await selectSettings(database, await idOf(request))),
  );

  serve(app, setCommunicationSettings, async ({ body }, { request }) =>
    still(await updateSettings(database, await idOf(request), body)),
  );

  serve(app, manageNewsletterTopics, async ({ body }, { request }) => {
    const { topics, waits } = done(await manageTopics(customers, await idOf(request), body));
    if (waits) return accepted;
    return { newsletterTopics: topics.map((newsletterTopicId) => ({ newsletterTopicId })) };
  });

  serve(app, setFavoriteStore, async ({ body }, { request }) => {
    const customerId = await idOf(request);
    done(await chooseFavoriteStore(customers, customerId, body));
    return still(await readCustomer(customers, customerId));
  });

  serve(
    app,
    exportCustomerCall,
    async (_, { request, reply }) => {
      const everything = still(await exportCustomer(customers, await idOf(request)));
      reply.header('content-disposition', `attachment; filename="${tenant.id}-customer.json"`);
      return new WrittenAnswer(JSON.stringify(everything, null, 2));
    },
    exports,
  );

  serve(app, deleteCustomerCall, async ({ body }, call) => {
    const customerId = await idOf(call.request);
    done(await deleteCustomer(customers, call, { customerId, password: body.password }));
  });
}
