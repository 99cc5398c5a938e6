import { createReadStream } from 'node:fs';
import { errorCodes } from '@trolley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFresh } from '../platform/http/caching.ts';
import { acceptedEncoding } from '../platform/http/coding.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { pathOnly } from '../platform/log.ts';
import type { Media, MediaFile } from './media.ts';
import { createMediaCache } from './mediaContent.ts';
import { readRange } from './range.ts';

const forever = 'public, max-age=31536000, immutable';
/** Larger files are read from disk as they are sent, in the parts the player asks for. */
const largestCached = 1024 * 1024;
const compressible = new Set(['image/svg+xml', 'application/json', 'image/x-icon']);
/** An SVG opened by itself is a document: it runs no scripts and has no origin. */
const drawingPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** `/media/<name>.<hash>.<ext>`: the tenant's pictures, fonts and films. */
export function mediaRoutes(app: FastifyInstance, media: Media): void {
  const content = createMediaCache();
  // Both methods by hand: Fastify's own HEAD would read a whole film only to tell its size.
  app.route({ method: ['GET', 'HEAD'], url: '/media/*', schema: { hide: true }, handler: answer });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const file = media.find(pathOnly(request.url));
    if (!file) throw new Refusal(404, errorCodes.notFound, 'There is no such file.');
    reply.header('cache-control', forever).header('etag', file.etag).type(file.contentType);
    if (file.contentType === 'image/svg+xml') reply.header('content-security-policy', drawingPolicy);
    if (isFresh(request.headers['if-none-match'], file.etag))
      return reply.code(304).removeHeader('content-type').send();
    if (file.size > largestCached || file.contentType.startsWith('video/'))
      return sendPart(file, request.headers.range, reply);

    const isCompressible = compressible.has(file.contentType);
    const encoding = isCompressible ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
    if (isCompressible) reply.header('vary', 'accept-encoding');
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(await content.bytes(file, encoding));
  }
}

function sendPart(file: MediaFile, header: string | undefined, reply: FastifyReply): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  const range = readRange(header, file.size);
  if (range === 'unsatisfiable') {
    const headers = { 'content-range': `bytes */${file.size}` };
    throw new Refusal(416, errorCodes.invalidRequest, `The file has ${file.size} bytes.`, { headers });
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : file.size);
  return reply.request.method === 'HEAD' ? reply.send() : reply.send(createReadStream(file.path, range));
}
