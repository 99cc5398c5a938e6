import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Less than this fits into one packet either way. */
const worthwhile = 1024;
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
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
    },
  });
}

/** No larger than what is compressed: the usual window takes megabytes each time, and many at once wear out the memory. */
function windowFor(length: number): number {
  return Math.min(22, Math.max(17, Math.ceil(Math.log2(length + 16))));
}

/** Beyond this the time of the processor grows faster than the bytes get fewer. */
const answerQuality = 4;

/** Compresses JSON answers that are made anew for each call; whatever is kept is kept compressed. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthwhile) return payload;
    if (reply.hasHeader('content-encoding') || !compressible.test(String(reply.getHeader('content-type'))))
      return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (!encoding) return payload;
    const compressed = await compress(Buffer.from(payload), encoding, answerQuality);
    reply.header('content-encoding', encoding).header('content-length', compressed.length);
    return compressed;
  });
}
