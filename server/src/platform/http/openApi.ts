import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { cookies, failure, headers } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { docsScript, requestInterceptor } from './docsScript.ts';
import { describeRoute, schemaDocument } from './openApiSchemas.ts';

const documentPath = '/api/openapi.json';

/** Its scripts and styles are files of their own, so it needs no inline code; only its icons are data. */
const docsContentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The document, made from the schemas that check the calls, and a page to browse it. To be added before any route. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Trolley',
        version: '1.0.0',
        description:
          `Every answer carries \`${headers.requestId}\`. A call that changes something repeats the cookie \`${cookies.xsrf}\`, ` +
          `which \`GET /api/csrf\` sets, in the header \`${headers.xsrf}\`. Every refused call answers with a \`Failure\`.`,
      },
      servers: [{ url: '/' }],
      components: { schemas: { Failure: schemaDocument(failure, 'output') } },
    },
    hideUntagged: true,
    transform: ({ schema, url }) => ({ schema: describeRoute(schema), url }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsContentPolicy,
    uiConfig: { layout: 'BaseLayout', syntaxHighlight: false, requestInterceptor },
    theme: { title: 'Trolley API', js: [{ filename: 'xsrf.js', content: docsScript }] },
  });
  app.get(
    documentPath,
    { schema: { hide: true }, config: { cacheControl: 'public, max-age=60' } },
    async (_, reply) => {
      return reply.type('application/json; charset=utf-8').send(app.swagger());
    },
  );
}
