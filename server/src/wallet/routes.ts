import {
  addGiftCard as addGiftCardCall,
  errorCodes,
  getWallet as getWalletCall,
  headers,
  removeGiftCard as removeGiftCardCall,
} from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sessions } from '../customer/session/sessions.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { serve } from '../platform/http/serve.ts';
import { callerAddress } from '../platform/rateLimit/callerAddress.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { addGiftCard } from './addGiftCard.ts';
import { getWallet } from './getWallet.ts';
import { done, refusalOf } from './refusals.ts';
import { removeGiftCard } from './removeGiftCard.ts';
import type { Wallets } from './wallets.ts';

interface Parts extends Wallets {
  readonly tenant: { readonly file: { readonly clientRuntimeConfig: Pick<Flags, 'featureWallet'> } };
  readonly sessions: Pick<Sessions, 'requireCustomer'>;
}
type Flags = Tenant['file']['clientRuntimeConfig'];

/** Many may share an address, but each card costs the work of a password. */
const typedCards = { rateLimit: { max: 120, timeWindow: 60_000 } };

/** WAL-01; none of it where the tenant has no wallet. */
export function walletRoutes(app: FastifyInstance, parts: Parts): void {
  if (!parts.tenant.file.clientRuntimeConfig.featureWallet) return;
  const idOf = async (request: FastifyRequest) => (await parts.sessions.requireCustomer(request)).customerId;

  serve(app, getWalletCall, async (_, { request }) => done(await getWallet(parts, await idOf(request))));

  serve(
    app,
    addGiftCardCall,
    async ({ body: { code } }, { request }) => {
      const customerId = await idOf(request);
      const address = callerAddress(request.ip);
      return done(await addGiftCard(parts, { customerId, code, address, idempotencyKey: keyOf(request) }));
    },
    typedCards,
  );

  serve(app, removeGiftCardCall, async ({ params: { id } }, { request }) => {
    const customerId = await idOf(request);
    const refused = await removeGiftCard(parts, customerId, id);
    if (refused) throw refusalOf(refused);
    return done(await getWallet(parts, customerId));
  });
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[headers.idempotencyKey];
  if (key === undefined || (typeof key === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(key))) return key;
  const message = 'expected 1 to 64 letters, digits, - or _';
  throw new Refusal(400, errorCodes.invalidRequest, `The headers are not as expected: ${message}.`, {
    fields: [{ path: headers.idempotencyKey, message }],
  });
}
