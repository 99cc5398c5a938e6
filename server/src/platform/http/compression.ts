import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Less than this fits into one packet either way. */
const worthwhile = 1024;
/** What is made for one call: three packets of the ten that a server sends before it waits, so nobody gets it sooner. */
const worthwhileFresh = 4 * 1024;
const compressible = /^(application\/json|text\/plain)\b/;

/** The best encoding the client takes; `q=0` means it does not take it. */
export function acceptedEncoding(accept: string | undefined): Encoding | undefined {
  if (!accept) return undefined;
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const taken = accept
    .toLowerCase()
    .split(',')
    .filter((entry) => !refused.test(entry));
  const names = taken.map((entry) => entry.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}

export function compress(bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: Math.min(quality, 9) });
  return brotli(bytes, brotliOptions(bytes, quality));
}

function compressAtOnce(bytes: Buffer, encoding: Encoding, quality: number): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, { level: quality });
  return brotliCompressSync(bytes, brotliOptions(bytes, quality));
}

function brotliOptions({ length }: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(length),
    },
  };
}

/** No larger than what is compressed: the usual window takes megabytes each time, and many at once wear out the memory. */
function windowFor(length: number): number {
  return Math.min(22, Math.max(10, Math.ceil(Math.log2(length + 16))));
}

/** For what is cached: compressed once, sent many times. */
const cachedQuality = 5;
/** For what is made anew for each call: 2 would take twice as long for 13 % less, which is no packet less. */
const freshQuality = 1;
/** Up to so many bytes the way to another thread and back takes this one longer than to do it here, for 0.1 ms at most. */
const mostAtOnce = 32 * 1024;

/** Compresses JSON answers; pages and files come compressed. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isCached = request.routeOptions.config.cacheControl !== undefined;
    if (typeof payload !== 'string' || payload.length < (isCached ? worthwhile : worthwhileFresh))
      return done(null, payload);
    if (reply.hasHeader('content-encoding') || !compressible.test(String(reply.getHeader('content-type'))))
      return done(null, payload);
    reply.header('vary', 'accept-encoding');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (!encoding) return done(null, payload);
    const bytes = Buffer.from(payload);
    const send = (compressed: Buffer) => {
      reply.header('content-encoding', encoding).header('content-length', compressed.length);
      done(null, compressed);
    };
    if (!isCached && bytes.length <= mostAtOnce) return send(compressAtOnce(bytes, encoding, freshQuality));
    return void compress(bytes, encoding, isCached ? cachedQuality : freshQuality).then(send, done);
  });
}
