import { getDeliveryPass, getPassPlans, setPassRenewal } from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sessions } from '../customer/session/sessions.ts';
import { serve } from '../platform/http/serve.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { getPass, type PassParts } from './getPass.ts';
import { setRenewal } from './openPasses.ts';

interface Parts extends PassParts {
  readonly tenant: {
    readonly file: { readonly clientRuntimeConfig: Pick<Flags, 'featureCustomerDeliveryPass'> };
  };
  readonly sessions: Pick<Sessions, 'requireCustomer'>;
}
type Flags = Tenant['file']['clientRuntimeConfig'];

/** PASS-01; none of it where the tenant has no passes. */
export function passRoutes(app: FastifyInstance, parts: Parts): void {
  if (!parts.tenant.file.clientRuntimeConfig.featureCustomerDeliveryPass) return;
  const idOf = async (request: FastifyRequest) => (await parts.sessions.requireCustomer(request)).customerId;

  serve(app, getPassPlans, () => ({ plans: [...parts.plans] }));

  serve(app, getDeliveryPass, async (_, { request }) => getPass(parts, await idOf(request)));

  serve(app, setPassRenewal, async ({ body: { renews } }, { request }) => {
    const customerId = await idOf(request);
    await setRenewal(parts.database, customerId, renews);
    return getPass(parts, customerId);
  });
}
