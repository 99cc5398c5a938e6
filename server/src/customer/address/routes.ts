import {
  addAddress as addAddressCall,
  changeAddress as changeAddressCall,
  keepAddresses,
  removeAddress as removeAddressCall,
  removeCombinedAddress,
  setPrimaryAddress as setPrimaryAddressCall,
} from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Customers } from '../customers.ts';
import { done } from '../refusals.ts';
import { addAddress } from './addAddress.ts';
import { changeAddress } from './changeAddress.ts';
import { updateKeepsAddresses } from './queries.ts';
import { removeAddress } from './removeAddress.ts';
import { setPrimaryAddress } from './setPrimaryAddress.ts';

/** ADDR-01: every answer is the whole list. */
export function addressRoutes(app: FastifyInstance, customers: Customers): void {
  const idOf = async (request: FastifyRequest) => (await customers.sessions.requireCustomer(request)).customerId;

  serve(app, addAddressCall, async ({ params: { type }, body: form }, { request }) => ({
    addresses: done(await addAddress(customers, await idOf(request), { type, form })),
  }));

  serve(app, changeAddressCall, async ({ params: { type }, body: { id, ...form } }, { request }) => ({
    addresses: done(await changeAddress(customers, await idOf(request), { id, type, form })),
  }));

  serve(app, setPrimaryAddressCall, async ({ params: { id } }, { request }) => ({
    addresses: done(await setPrimaryAddress(customers, await idOf(request), id)),
  }));

  serve(app, keepAddresses, async ({ body: { keepsAddresses } }, { request }) => {
    await updateKeepsAddresses(customers.database, await idOf(request), keepsAddresses);
    return { keepsAddresses };
  });

  serve(app, removeAddressCall, async ({ params: { id } }, { request }) => ({
    addresses: done(await removeAddress(customers, await idOf(request), { id })),
  }));

  serve(app, removeCombinedAddress, async ({ params: { id } }, { request }) => ({
    addresses: done(await removeAddress(customers, await idOf(request), { id, type: 'combined' })),
  }));
}
