import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

const documentPath = '/api/openapi.json';
const page = '/api/docs';

/** Of an answer of the docs, what the shop does not say itself. */
const ownHeaders = ['content-type', 'content-security-policy', 'location'];

/**
 * The document, made from the schemas that check the calls, and a page to browse it. To be added before any route. Both
 * are made when somebody asks for them: their libraries would take a tenth of every start.
 */
export function describeApi(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  let opening: Promise<FastifyInstance> | undefined;
  app.addHook('onRoute', (route) => {
    if (route.schema?.tags && route.method !== 'HEAD') routes.push(route);
  });
  app.addHook('onClose', async () => {
    await (await opening?.catch(() => undefined))?.close();
  });

  async function open(): Promise<FastifyInstance> {
    const { openApiDocs } = await import('./apiDocs.ts');
    return openApiDocs(routes, documentPath);
  }
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    // Its own routes alone, also of an address with `..` in it: to the calls it describes it has no answers.
    const { pathname } = new URL(request.url, 'http://docs');
    if (pathname !== documentPath && pathname !== page && !pathname.startsWith(`${page}/`)) return reply.callNotFound();
    opening ??= open().catch((error: unknown) => {
      // Whoever asks next tries again.
      opening = undefined;
      throw error;
    });
    const docs = await opening;
    const answered = await docs.inject({ method: 'GET', url: request.url });
    if (answered.statusCode >= 400) return reply.callNotFound();
    for (const name of ownHeaders) {
      const value = answered.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    return reply.code(answered.statusCode).send(answered.rawPayload);
  }
  app.get(page, { schema: { hide: true } }, answer);
  app.get(`${page}/*`, { schema: { hide: true } }, answer);
  app.get(documentPath, { schema: { hide: true }, config: { cacheControl: 'public, max-age=60' } }, answer);
}
