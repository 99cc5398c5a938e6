import { errorCodes, mediaWidths, pictureWidths } from '@trolley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFresh } from '../platform/http/caching.ts';
import { failureAnswer } from '../platform/http/failures.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { PictureShape } from './artist/job.ts';
import type { Pictures } from './openPictures.ts';
import { placeholderSvg } from './placeholder.ts';
import { takesAvif } from './takesAvif.ts';

const forever = 'public, max-age=31536000, immutable';
/** Until the smaller form of a photo is there, seconds from now: caches in between shall not keep this one for ever. */
const forNow = 'public, max-age=600';
/** Long enough to calm a page that names what is gone, short enough for a picture that is on its way. */
const briefly = 'public, max-age=10';
/** Opened by itself a drawing is a document; this one runs nothing and is nobody's origin. */
const drawingPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** `320`: the form the browser likes best. `320.webp`: that one, for whoever cannot be asked, as a mail or a crawler. */
const filesOf = (widths: readonly number[]) =>
  new Map(
    widths.flatMap((width) => [
      [String(width), { width, isFixed: false }],
      [`${width}.webp`, { width, isFixed: true }],
    ]),
  );

/** `/pictures/<hash>/<width>`: pictures of products, drawn or photographed; `/pictures/<hash>/dish/<width>`: of dishes. */
export function pictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  const at = (url: string, shape?: PictureShape) => picturesAt(app, pictures, { url, shape, widths: pictureWidths });
  at('/pictures/:hash/:file');
  at('/pictures/:hash/dish/:file', 'dish');
}

/** `/media/uploads/<hash>/<width>`: pictures of the studio's library. */
export function libraryPictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  picturesAt(app, pictures, { url: '/media/uploads/:hash/:file', shape: 'own', widths: mediaWidths });
}

interface Place {
  readonly url: string;
  readonly shape: PictureShape | undefined;
  readonly widths: readonly number[];
}

function picturesAt(app: FastifyInstance, pictures: Pictures, { url, shape, widths }: Place): void {
  const files = filesOf(widths);
  app.route<{ Params: { hash: string; file: string } }>({
    method: ['GET', 'HEAD'],
    url,
    schema: { hide: true },
    handler: async (request, reply) => {
      const { hash } = request.params;
      const file = files.get(request.params.file);
      if (!file || !/^[0-9a-f]{16}$/.test(hash)) return sendNothing(request, reply);
      if (!file.isFixed) reply.header('vary', 'accept');
      const ifNoneMatch = request.headers['if-none-match'];
      const etagOf = (type: string) =>
        `"${[hash, shape, file.width, type === 'image/avif' && 'avif'].filter(Boolean).join('-')}"`;
      const wantsAvif = !file.isFixed && takesAvif(request.headers.accept);
      // What an address shows never changes, so who has its best form needs no look at it.
      const best = etagOf(wantsAvif ? 'image/avif' : 'image/webp');
      if (ifNoneMatch !== '*' && isFresh(ifNoneMatch, best)) return sendSame(reply, best, forever);

      const picture = await pictures.find({ hash, width: file.width, shape, takesAvif: wantsAvif, log: request.log });
      if (picture === 'missing') return sendNothing(request, reply);
      if (picture === 'busy')
        throw new Refusal(503, errorCodes.tooManyRequests, 'Too many pictures are asked for at once.', {
          retryAfterSeconds: 2,
        });
      reply.header('content-security-policy', drawingPolicy);
      if (picture === 'broken')
        return send(request, reply.header('cache-control', briefly).type('image/svg+xml'), Buffer.from(placeholderSvg));
      const { bytes, type, isFinal } = picture;
      const lifetime = isFinal ? forever : type === 'image/webp' ? forNow : briefly;
      const etag = etagOf(type);
      if (isFresh(ifNoneMatch, etag)) return sendSame(reply, etag, lifetime);
      return send(request, reply.header('cache-control', lifetime).header('etag', etag).type(type), bytes);
    },
  });
}

function send(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array): FastifyReply {
  reply.header('content-length', bytes.length);
  return request.method === 'HEAD' ? reply.send() : reply.send(bytes);
}

function sendSame(reply: FastifyReply, etag: string, lifetime: string): FastifyReply {
  return reply.code(304).header('cache-control', lifetime).header('etag', etag).send();
}

function sendNothing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = new Refusal(404, errorCodes.notFound, 'There is no such picture.');
  const { body } = failureAnswer(refusal, { requestId: request.id, development: false });
  reply.errorCode = body.errorCode;
  return reply.code(404).header('cache-control', briefly).send(body);
}
