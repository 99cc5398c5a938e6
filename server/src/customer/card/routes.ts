import { linkCard as linkCall, unlinkCard as unlinkCall } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { callerAddress } from '../../platform/rateLimit/callerAddress.ts';
import type { Customers } from '../customers.ts';
import { done } from '../refusals.ts';
import { linkCard } from './linkCard.ts';
import { unlinkCard } from './unlinkCard.ts';

/** Many may share an address, but each card costs the work of a password. */
const typedCards = { rateLimit: { max: 120, timeWindow: 60_000 } };

export function cardRoutes(app: FastifyInstance, customers: Customers): void {
  serve(
    app,
    linkCall,
    async ({ body }, { request }) => {
      const { customerId } = await customers.sessions.requireCustomer(request);
      return done(await linkCard(customers, { ...body, customerId, address: callerAddress(request.ip) }));
    },
    typedCards,
  );

  serve(app, unlinkCall, async (_, { request }) => {
    const { customerId } = await customers.sessions.requireCustomer(request);
    return done(await unlinkCard(customers, customerId));
  });
}
