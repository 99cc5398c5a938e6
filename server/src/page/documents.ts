import type { PageFrame, Renderer, TenantConfig } from '@trolley/contract';
import { buildPaths, errorCodes } from '@trolley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../platform/http/coding.ts';
import { compress } from '../platform/http/compression.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { describeBuild } from './buildManifest.ts';
import type { PageShop, ShopSnapshot } from './pageShop.ts';
import { sitemapFile, sitemapXml } from './sitemapXml.ts';
import { webManifest } from './webManifest.ts';

interface Parts {
  readonly shop: PageShop;
  readonly build: Pick<Renderer, 'buildId' | 'builtAt'>;
  readonly icons: PageFrame['icons'];
  current(): ShopSnapshot;
}

const hidden = { schema: { hide: true } };
const cached = (cacheControl: string) => ({ ...hidden, config: { cacheControl } });

/** What machines ask for beside the pages: search engines, browsers and the storefront's own look for a new build. */
export function registerDocuments(app: FastifyInstance, { shop, build, icons, current }: Parts): void {
  const manifest = webManifest(shop.tenant, icons);
  const robots = robotsTxt(shop.tenant);
  const { buildId: id, builtAt: timestamp } = build;

  app.get('/sitemap.xml', cached('public, max-age=300'), async (request, reply) =>
    zipped(request, reply, sitemapXml(current().parts, shop)),
  );
  app.get<{ Params: { file: string } }>(
    '/sitemap-:file(\\d{1,4}).xml',
    cached('public, max-age=300'),
    async (request, reply) => {
      const text = sitemapFile(current().parts, shop, Number(request.params.file));
      if (text === undefined) throw new Refusal(404, errorCodes.notFound, 'There is no such part of the sitemap.');
      return zipped(request, reply, text);
    },
  );
  app.get('/robots.txt', cached('public, max-age=3600'), async (_, reply) => typed(reply, 'text/plain', robots));
  app.get(icons.manifest, cached('public, max-age=3600'), async (_, reply) =>
    typed(reply, 'application/manifest+json', manifest),
  );
  app.get('/favicon.ico', hidden, async (_, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect(icons.favicon, 302),
  );

  app.get(buildPaths.latest, hidden, async () => ({ id, timestamp }));
  // Content changes within a build, and the list of pages with it: cached, but revalidated each time.
  app.get<{ Params: { file: string } }>('/builds/meta/:file', cached('public, no-cache'), async ({ params }, reply) => {
    if (params.file !== `${id}.json`)
      throw new Refusal(404, errorCodes.notFound, `This server runs the build "${id}".`);
    const { content, words } = current().parts;
    const { pages } = content;
    const { routes } = shop;
    return typed(
      reply,
      'application/json',
      JSON.stringify(describeBuild({ id, timestamp, routes, redirects: words.redirects, pages })),
    );
  });
}

function typed(reply: FastifyReply, contentType: string, text: string): string {
  reply.type(`${contentType}; charset=utf-8`);
  return text;
}

/** A list of tens of thousands of addresses is a tenth of its size when compressed. */
async function zipped({ headers }: FastifyRequest, reply: FastifyReply, text: string): Promise<string | Buffer> {
  const xml = typed(reply, 'application/xml', text);
  const encoding = acceptedEncoding(headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (!encoding) return xml;
  reply.header('content-encoding', encoding);
  return compress(Buffer.from(xml), encoding, 4);
}

/** Only the real shop is for search engines; what is tried out elsewhere is not to be found. */
function robotsTxt({ environment, baseUrl }: Pick<TenantConfig, 'environment' | 'baseUrl'>): string {
  if (environment !== 'production') return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\nDisallow: /_payload/\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
}
