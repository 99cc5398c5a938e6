import { cookies, explainSearch, type SearchExplanation } from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { checkedPart } from '../../platform/http/checked.ts';
import { serve } from '../../platform/http/serve.ts';
import { readSearchTerm } from '../searchTerm.ts';

/** Explains a term for the shoppers of a zone. */
export type ExplainSearch = (term: string, zone: string) => Promise<SearchExplanation>;

interface TesterParts {
  readonly explain: ExplainSearch;
  /** Whether the tenant is a preview (`cms.preview`); a production address never is. */
  readonly preview: boolean;
}

const asked = z.object({ q: z.optional(z.string().check(z.maxLength(2000))) });

/** Shows how the search thinks, which is the retailer's business: previews alone have it. */
export function searchTesterRoutes(app: FastifyInstance, { explain, preview }: TesterParts): void {
  if (!preview) return;

  serve(app, explainSearch, ({ params }, { request }) => explain(readSearchTerm(params.term), zoneOf(request)), {
    longestUrl: 16_384,
  });

  app.get<{ Querystring: z.infer<typeof asked> }>(
    '/_search',
    { schema: { hide: true, querystring: asked }, validatorCompiler: checkedPart },
    async (request, reply) => {
      // Not before it is asked for: React looks at NODE_ENV when it is loaded, which the settings decide.
      const { testerPage, testerPolicy } = await import('./testerPage.tsx');
      const term = readSearchTerm(request.query.q ?? '');
      const explanation = term === '' ? undefined : await explain(term, zoneOf(request));
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', testerPolicy)
        .header('x-robots-tag', 'noindex')
        .send(testerPage(explanation));
    },
  );
}

function zoneOf({ cookies: sent }: FastifyRequest): string {
  return sent[cookies.zone] ?? '';
}
