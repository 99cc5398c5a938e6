import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Weak, since the same answer may travel compressed or not. */
export function etagOf(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** What a call is marked with whose answer nobody may keep, whatever its endpoint says. */
export const keptByNobody = 'private, no-store';

/** Answers may be stored only where their endpoint says so; those carry an ETag and are not sent twice. */
export function governCaching(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { cacheControl } = request.routeOptions.config;
    const isKept = cacheControl && reply.getHeader('cache-control') !== keptByNobody;
    if (!isKept || reply.statusCode !== 200 || !isWhole(payload)) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      return done(null, payload);
    }
    const etag = etagOf(payload);
    reply.header('cache-control', cacheControl).header('etag', etag);
    if (!isFresh(request.headers['if-none-match'], etag)) return done(null, payload);
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return done(null, '');
  });
}

/** Text, or bytes that came compressed; what streams has no tag. */
export function isWhole(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload);
}
