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
  texts(): Readonly<Record<string, CompiledMessage>>;
  categories(): readonly CookieCategory[];
  /** Missing in a shop without accounts. */
  readonly customers?: {
    readonly database: Queryable;
    readonly sessions: { requireCustomer(request: FastifyRequest): Promise<{ readonly customerId: string }> };
  };
}

/** The texts in it change with what editors do. */
const cacheControl = 'public, max-age=5';

export function consentRoutes(app: FastifyInstance, { tenant, texts, categories, customers }: Parts): void {
  const scripts = consentScripts(tenant.consent);
  const details = () => ({ texts: { ...texts() }, categories: [...categories()], scripts });
  serve(app, getConsentDetails, details, { cacheControl });

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
