import { errorCodes, pictureWidths } from '@trolley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFresh } from '../platform/http/caching.ts';
import { failureAnswer } from '../platform/http/failures.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Pictures } from './openPictures.ts';

const forever = 'public, max-age=31536000, immutable';
/** Long enough to calm a page that names what is gone, short enough for a picture that is on its way. */
const briefly = 'public, max-age=10';
/** Opened by itself a drawing is a document; this one runs nothing and is nobody's origin. */
const drawingPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

const widths = new Map(pictureWidths.map((width) => [`${width}.webp`, width]));

/** `/pictures/<hash>/<width>.webp`: product pictures, drawn or photographed. */
export function pictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  app.route<{ Params: { hash: string; file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/pictures/:hash/:file',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { hash, file } = request.params;
      const width = widths.get(file);
      if (!width || !/^[0-9a-f]{16}$/.test(hash)) return sendNothing(request, reply);
      const etag = `"${hash}-${width}"`;
      // What an address shows never changes, so who has it needs no look at it.
      const ifNoneMatch = request.headers['if-none-match'];
      if (ifNoneMatch !== '*' && isFresh(ifNoneMatch, etag)) return sendSame(reply, etag);
      const picture = await pictures.find(hash, width);
      if (picture === 'missing') return sendNothing(request, reply);
      if (picture === 'busy')
        throw new Refusal(503, errorCodes.tooManyRequests, 'Too many pictures are asked for at once.', {
          retryAfterSeconds: 2,
        });
      if (isFresh(ifNoneMatch, etag)) return sendSame(reply, etag);
      const { bytes, type } = picture;
      reply.header('content-security-policy', drawingPolicy).header('content-length', bytes.length);
      reply.header('cache-control', type === 'image/webp' ? forever : briefly).header('etag', etag);
      reply.type(type);
      return request.method === 'HEAD' ? reply.send() : reply.send(bytes);
    },
  });
}

function sendSame(reply: FastifyReply, etag: string): FastifyReply {
  return reply.code(304).header('cache-control', forever).header('etag', etag).send();
}

function sendNothing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = new Refusal(404, errorCodes.notFound, 'There is no such picture.');
  const { body } = failureAnswer(refusal, { requestId: request.id, development: false });
  reply.errorCode = body.errorCode;
  return reply.code(404).header('cache-control', briefly).send(body);
}
