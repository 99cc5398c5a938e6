import { errorCodes, findCustomers as findCall, openCustomer as openCall } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../platform/http/refusal.ts';
import { serveStaff } from '../../staff/serveStaff.ts';
import type { StaffSessions } from '../../staff/session/sessions.ts';
import { findCustomers } from './findCustomers.ts';
import { openCustomer } from './openCustomer.ts';
import type { StaffCustomers } from './staffCustomers.ts';

/** Customers for the retailer's people. */
export function staffCustomerRoutes(
  app: FastifyInstance,
  customers: StaffCustomers,
  sessions: Pick<StaffSessions, 'require'>,
): void {
  serveStaff(app, sessions, findCall, ({ body }, { stores }) => findCustomers(customers, body.find, { stores }));
  serveStaff(app, sessions, openCall, async ({ params }, who, { request }) => {
    const customer = await openCustomer(customers, params.id, {
      by: { staffId: who.id, requestId: request.id },
      stores: who.stores,
      maySeeOrders: who.permissions.has('orders:read'),
    });
    if (!customer) throw new Refusal(404, errorCodes.notFound, 'There is no such customer.');
    return customer;
  });
}
