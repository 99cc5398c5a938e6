import {
  type CompiledMessage,
  type CookieCategory,
  getConsentDetails,
  recordConsent as recordConsentCall,
} from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../platform/database/database.ts';
import { serve } from '../platform/http/serve.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { consentScripts } from './consentScripts.ts';
import { recordConsent } from './recordConsent.ts';

interface Parts {
  readonly tenant: Pick<Tenant, 'consent' | 'publicConfig'>;
  readonly texts: Readonly<Record<string, CompiledMessage>>;
  readonly categories: readonly CookieCategory[];
  /** Missing in a shop without accounts. */
  readonly customers?: {
    readonly database: Queryable;
    readonly sessions: { requireCustomer(request: FastifyRequest): Promise<{ readonly customerId: string }> };
  };
}

/** It changes only with a new start, so a minute of caching is never felt. */
const cacheControl = 'public, max-age=60';

export function consentRoutes(app: FastifyInstance, { tenant, texts, categories, customers }: Parts): void {
  const details = { texts: { ...texts }, categories: [...categories], scripts: consentScripts(tenant.consent) };
  serve(app, getConsentDetails, () => details, { cacheControl });

  if (!customers) return;
  serve(
    app,
    recordConsentCall,
    async (_, { request }) => {
      const { customerId } = await customers.sessions.requireCustomer(request);
      const browser = {
        cookie: (name: string) => request.cookies[name],
        signal: request.headers['sec-gpc'] === '1',
      };
      await recordConsent(customers.database, customerId, browser, tenant.publicConfig.consent, Date.now());
    },
    { rateLimit: { max: 60, timeWindow: 60_000 } },
  );
}
