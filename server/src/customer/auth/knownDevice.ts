import { cookies } from '@trolley/contract';
import type { FastifyRequest } from 'fastify';
import { findMark, type Owner, setMark } from '../../platform/http/deviceMarks.ts';
import type { Call } from '../../platform/http/serve.ts';
import type { Customers } from '../customers.ts';

/** The mark of this browser, if the owner has logged in here with the password they have now. */
export function knownDevice(request: FastifyRequest, owner: Owner | undefined): string | undefined {
  return findMark(request, cookies.devices, owner);
}

/** Marks this browser as the owner's. */
export function rememberDevice(call: Call, owner: Owner, tenant: Customers['tenant']): void {
  const secure = tenant.publicConfig.baseUrl.startsWith('https:');
  setMark(call, { name: cookies.devices, path: '/api/auth', sameSite: 'lax', secure }, owner);
}
