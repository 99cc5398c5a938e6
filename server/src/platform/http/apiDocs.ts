import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { cookies, failure, headers } from '@trolley/contract';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { docsScript, requestInterceptor } from './docsScript.ts';
import { describeRoute, schemaDocument } from './openApiSchemas.ts';

/** Its scripts and styles are files of their own, so it needs no inline code; only its icons are data. */
const docsContentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** An app of its own that shows the given routes and serves none of them; nobody but the shop asks it. */
export async function openApiDocs(routes: readonly RouteOptions[], documentPath: string): Promise<FastifyInstance> {
  const docs = Fastify({ exposeHeadRoutes: false });
  await docs.register(swagger, {
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
  await docs.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsContentPolicy,
    uiConfig: { layout: 'BaseLayout', syntaxHighlight: false, requestInterceptor },
    theme: { title: 'Trolley API', js: [{ filename: 'xsrf.js', content: docsScript }] },
  });
  docs.get(documentPath, { schema: { hide: true } }, async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(docs.swagger()),
  );
  const unchecked = { validatorCompiler: () => () => true, serializerCompiler: () => JSON.stringify };
  for (const { method, url, schema } of routes)
    docs.route({ ...{ method, url, schema, ...unchecked }, handler: async () => undefined });
  await docs.ready();
  return docs;
}
