import { getTenantConfig, type TenantConfig } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';

/** `GET /tenant/config`. Redirects and texts in it change with what editors do. */
export function tenantRoutes(app: FastifyInstance, config: () => TenantConfig): void {
  serve(app, getTenantConfig, config, { cacheControl: 'public, max-age=5' });
}
