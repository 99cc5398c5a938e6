import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { addressForm, addressTypes, savedAddress } from './address.ts';

const domain = 'customer';
const addresses = z.object({ addresses: z.array(savedAddress) });
const id = z.object({ id: z.uuid() });
const ofType = z.object({ type: z.enum(addressTypes) });

export const addAddress = defineEndpoint({
  method: 'POST',
  path: '/api/customers/addresses/{type}',
  domain,
  customerOnly: true,
  summary: 'Saves another address: for invoices, for deliveries, or for both (combined). At most 20.',
  params: ofType,
  body: addressForm,
  reply: addresses,
});

export const changeAddress = defineEndpoint({
  method: 'PUT',
  path: '/api/customers/addresses/{type}',
  domain,
  customerOnly: true,
  summary: 'Changes a saved address, and what it is for.',
  params: ofType,
  body: z.object({ ...addressForm.shape, id: z.uuid() }),
  reply: addresses,
});

export const setPrimaryAddress = defineEndpoint({
  method: 'POST',
  path: '/api/customers/addresses/{id}/primary',
  domain,
  customerOnly: true,
  summary: 'Offers this one first, for whatever it is for.',
  params: id,
  reply: addresses,
});

export const removeAddress = defineEndpoint({
  method: 'DELETE',
  path: '/api/customers/addresses/{id}',
  domain,
  customerOnly: true,
  summary: 'Forgets an address.',
  params: id,
  reply: addresses,
});

export const keepAddresses = defineEndpoint({
  method: 'PUT',
  path: '/api/customers/address-book',
  domain,
  customerOnly: true,
  summary: 'Whether addresses of orders are saved in the address book.',
  body: z.object({ keepsAddresses: z.boolean() }),
  reply: z.object({ keepsAddresses: z.boolean() }),
});

export const removeCombinedAddress = defineEndpoint({
  method: 'DELETE',
  path: '/api/customers/addresses/{id}/combined',
  domain,
  customerOnly: true,
  summary: 'Forgets a combined address.',
  params: id,
  reply: addresses,
});
