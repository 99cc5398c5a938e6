import {
  findOrders as findCall,
  listNewestOrders as newestCall,
  openOrder as openCall,
  orderFailures,
} from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { serveStaff } from '../../staff/serveStaff.ts';
import type { StaffSessions } from '../../staff/session/sessions.ts';
import type { Orders } from '../orders.ts';
import { refusalOf } from '../refusals.ts';
import { findOrders, listNewest } from './findOrders.ts';
import { openOrder } from './openOrder.ts';

interface Parts {
  readonly orders: Pick<Orders, 'database' | 'tenant' | 'file' | 'now'>;
  readonly sessions: Pick<StaffSessions, 'require'>;
  readonly country: string | undefined;
}

/** Orders for the retailer's people. */
export function staffOrderRoutes(app: FastifyInstance, { orders, sessions, country }: Parts): void {
  const { database } = orders;
  serveStaff(app, sessions, newestCall, async (_, { stores }) => ({ orders: await listNewest(database, stores) }));
  serveStaff(app, sessions, findCall, ({ body }, { stores }) => findOrders(database, { ...body, stores, country }));
  serveStaff(app, sessions, openCall, async ({ params }, who, { request }) => {
    const order = await openOrder(orders, params.orderNumber, {
      by: { staffId: who.id, requestId: request.id },
      stores: who.stores,
      mayOpenCustomer: who.permissions.has('customers:read'),
    });
    if (!order) throw refusalOf({ failure: orderFailures.orderNotFound });
    return order;
  });
}
