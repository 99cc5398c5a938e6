import { getTenantConfig } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Tenant } from './tenant.ts';

/** `GET /tenant/config`. It changes only with a new start, so a minute of caching is never felt. */
export function tenantRoutes(app: FastifyInstance, tenant: Tenant): void {
  serve(app, getTenantConfig, () => tenant.publicConfig, { cacheControl: 'public, max-age=60' });
}
