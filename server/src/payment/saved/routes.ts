import { getSavedMethods, removeSavedMethod, saveMethod as saveMethodCall, setPrimaryMethod } from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sessions } from '../../customer/session/sessions.ts';
import { serve } from '../../platform/http/serve.ts';
import { selectMethods } from './queries.ts';
import { removeMethod } from './removeMethod.ts';
import { type MethodRefused, refusalOf, type SavedMethods } from './savedMethods.ts';
import { saveMethodOfCheckout } from './saveMethodOfCheckout.ts';
import { setPrimary } from './setPrimary.ts';
import { showMethods } from './showMethods.ts';

interface Parts extends SavedMethods {
  readonly sessions: Pick<Sessions, 'requireCustomer'>;
}

/** PAY-05: every answer is the whole list. */
export function savedMethodRoutes(app: FastifyInstance, parts: Parts): void {
  const idOf = async (request: FastifyRequest) => (await parts.sessions.requireCustomer(request)).customerId;

  async function listOf(customerId: string, refused?: MethodRefused) {
    if (refused) throw refusalOf(refused);
    return showMethods(await selectMethods(parts.database, customerId), parts.now());
  }

  serve(app, getSavedMethods, async (_, { request }) => listOf(await idOf(request)));

  serve(app, saveMethodCall, async ({ body }, { request }) => {
    const customerId = await idOf(request);
    return listOf(customerId, await saveMethodOfCheckout(parts, customerId, body));
  });

  serve(app, removeSavedMethod, async ({ params: { id }, query: { provider } }, { request }) => {
    const customerId = await idOf(request);
    return listOf(customerId, await removeMethod(parts, customerId, { id, provider }));
  });

  serve(app, setPrimaryMethod, async ({ params: { id } }, { request }) => {
    const customerId = await idOf(request);
    return listOf(customerId, await setPrimary(parts, customerId, id));
  });
}
