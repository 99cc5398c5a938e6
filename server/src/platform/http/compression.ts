import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isWhole } from './caching.ts';
import { codingFor, type Encoding } from './coding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Less than this fits into one packet either way. */
const worthwhile = 1024;
/** What is made for one call: three packets of the ten that a server sends before it waits, so nobody gets it sooner. */
const worthwhileFresh = 4 * 1024;
const compressible = /^(application\/json|text\/plain)\b/;

export function compress(bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: Math.min(quality, 9) });
  return brotli(bytes, brotliOptions(bytes, quality));
}

export function compressAtOnce(bytes: Buffer, encoding: Encoding, quality: number): Buffer {
  const chunkSize = roomFor(bytes);
  if (encoding === 'gzip') return gzipSync(bytes, { level: quality, chunkSize });
  return brotliCompressSync(bytes, { ...brotliOptions(bytes, quality), chunkSize });
}

/** JSON shrinks to a fifth. The usual room is three times that, and new for every answer. */
function roomFor({ length }: Buffer): number {
  return Math.max(1024, length >> 2);
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

/** For what is cached, and asked for again: compressed once, sent many times. */
const cachedQuality = 5;
/** For what is made anew for each call: 2 would take twice as long for 13 % less, which is no packet less. */
const freshQuality = 1;
/** Up to so many bytes the way to another thread and back takes this one longer than to do it here, for 0.1 ms at most. */
const mostAtOnce = 32 * 1024;

interface Remembered {
  readonly plain: Buffer;
  readonly compressed: Buffer;
}

interface Memory {
  compressedOf(plain: Buffer): Buffer | undefined;
  keep(plain: Buffer, compressed: Buffer): void;
}

/** Of a cart that is its id, which nearly always tells whose answer it is; the answer itself is compared in any case. */
const beginning = 64;

/**
 * A cart is read far more often than it is changed, and to compress it anew is a seventh of the work. For some minutes
 * alone: somebody's address may be in it.
 */
function newMemory(bytes: number): Memory | undefined {
  if (bytes < 1) return undefined;
  const answers = new LRUCache<string, Remembered>({
    maxSize: bytes,
    sizeCalculation: ({ plain, compressed }) => plain.length + compressed.length,
    ttl: 5 * 60_000,
  });
  const nameOf = (plain: Buffer) => plain.toString('latin1', 0, beginning);
  return {
    compressedOf(plain) {
      const last = answers.get(nameOf(plain));
      return last?.plain.equals(plain) ? last.compressed : undefined;
    },
    keep: (plain, compressed) => void answers.set(nameOf(plain), { plain, compressed }),
  };
}

interface Parts {
  /** For what is read again, of all encodings together; 0: nothing is remembered. */
  readonly rememberedBytes?: number | undefined;
  /** Another thread's work, and this one's. A test counts them. */
  readonly ways?: { readonly compress: typeof compress; readonly compressAtOnce: typeof compressAtOnce };
}

/** Compresses JSON answers; pages and files come compressed. */
export function compressAnswers(
  app: FastifyInstance,
  { rememberedBytes = 0, ways = { compress, compressAtOnce } }: Parts = {},
): void {
  const bytes = Math.floor(rememberedBytes / 2);
  const lately = { br: newMemory(bytes), gzip: newMemory(bytes) };
  app.addHook('onSend', (request, reply, payload, done) => {
    const { cacheControl, rarelyRepeated = false, readAgain = false } = request.routeOptions.config;
    const isCached = cacheControl !== undefined;
    if (!isWhole(payload) || payload.length < (isCached ? worthwhile : worthwhileFresh)) return done(null, payload);
    if (reply.hasHeader('content-encoding') || !compressible.test(String(reply.getHeader('content-type'))))
      return done(null, payload);
    reply.header('vary', 'accept-encoding');
    const encoding = codingFor(request.headers['accept-encoding']);
    if (encoding === 'identity') return done(null, payload);
    const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(payload);
    const send = (compressed: Buffer) => {
      reply.header('content-encoding', encoding).header('content-length', compressed.length);
      done(null, compressed);
    };
    if (isCached && !rarelyRepeated) return void ways.compress(bytes, encoding, cachedQuality).then(send, done);
    const memory = readAgain ? lately[encoding] : undefined;
    const known = memory?.compressedOf(bytes);
    if (known) return send(known);
    const sendFirst = (compressed: Buffer) => {
      memory?.keep(bytes, compressed);
      send(compressed);
    };
    if (bytes.length <= mostAtOnce) return sendFirst(ways.compressAtOnce(bytes, encoding, freshQuality));
    return void ways.compress(bytes, encoding, freshQuality).then(sendFirst, done);
  });
}
