import { errorCodes, headers, readMinimalSince } from '@trolley/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../platform/http/refusal.ts';
import { isUuid } from '../platform/uuid.ts';
import type { Caller, Visitor } from './carts.ts';

const keyShape = /^[A-Za-z0-9_-]{1,64}$/;
const revisionShape = /^(?:W\/)?"?(\d{1,15})"?$/;

/** Who calls, from cookies and headers; `storeId` is where goods are wanted from until a place is chosen. */
export function callerOf(request: FastifyRequest, visitor: Visitor, storeId?: string): Caller {
  const { cart, zone, store } = request.cookies;
  return {
    visitor,
    ...(isUuid(cart) && { cartId: cart }),
    ...(zone !== undefined && { zone }),
    ...withStore(storeId ?? store),
    ...withKey(request.headers[headers.idempotencyKey]),
    ...withRevision(request.headers['if-match']),
    ...withSince(request.headers[headers.prefer]),
  };
}

const withStore = (store: string | undefined) => store !== undefined && { store };

function withKey(key: string | string[] | undefined) {
  if (key === undefined) return undefined;
  if (typeof key === 'string' && keyShape.test(key)) return { idempotencyKey: key };
  throw badHeader(headers.idempotencyKey, 'expected 1 to 64 letters, digits, - or _');
}

function withRevision(ifMatch: string | undefined) {
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  const revision = revisionShape.exec(ifMatch)?.[1];
  if (revision !== undefined) return { revision: Number(revision) };
  throw badHeader('if-match', `expected the revision of the cart, like "12"`);
}

/** What is preferred may be asked for in any way; what means nothing here is no mistake (RFC 7240). */
function withSince(prefer: string | string[] | undefined) {
  const since = typeof prefer === 'string' ? readMinimalSince(prefer) : undefined;
  return since !== undefined && { since };
}

function badHeader(path: string, message: string): Refusal {
  return new Refusal(400, errorCodes.invalidRequest, `The headers are not as expected: ${path}: ${message}.`, {
    fields: [{ path, message }],
  });
}
