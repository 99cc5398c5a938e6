import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { errorCodes } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { isFresh } from '../platform/http/caching.ts';
import { codingFor } from '../platform/http/coding.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { mapWorkerPolicy } from '../platform/http/securityHeaders.ts';
import type { KeptAssets } from './keptAssets.ts';

const forever = 'public, max-age=31536000, immutable';
/** How the build names the worker of the maps. */
const mapWorker = 'maplibre-gl-worker-';
const endings = { br: '.br', gzip: '.gz', identity: '' } as const;
const types = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
]);

interface AssetOptions {
  /** Where they are served. */
  readonly under?: string;
  readonly mapOrigins?: readonly string[];
  /** Of builds before and beside this one. */
  readonly kept?: Pick<KeptAssets, 'read'> | undefined;
}

/** `/assets/<name>-<hash>.<ext>`: what the build made for the browser, with a compressed file beside each. */
export function assetRoutes(
  app: FastifyInstance,
  dir: string,
  { under = '/assets', mapOrigins = [], kept }: AssetOptions = {},
): void {
  const ofThisBuild = (name: string) => readIfThere(join(dir, name));
  async function find(name: string, coding: Coding): Promise<CodedFile | undefined> {
    const own = await readCoded(ofThisBuild, name, coding);
    return own ?? (kept && readCoded((file) => kept.read(file), name, coding));
  }
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${under}/*`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const name = request.params['*'];
      const type = types.get(extname(name));
      const coding = codingFor(request.headers['accept-encoding']);
      const found = type && /^[\w-][\w.-]*$/.test(name) ? await find(name, coding) : undefined;
      if (!type || !found) throw new Refusal(404, errorCodes.notFound, 'There is no such file.');
      const etag = `"${name}"`;
      reply.header('cache-control', forever).header('etag', etag).header('vary', 'accept-encoding').type(type);
      // A worker has the policy of its own file, not that of the page.
      if (mapOrigins.length > 0 && name.startsWith(mapWorker))
        reply.header('content-security-policy', mapWorkerPolicy(mapOrigins));
      if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).removeHeader('content-type').send();
      if (found.coding !== 'identity') reply.header('content-encoding', found.coding);
      return reply.header('content-length', found.bytes.length).send(found.bytes);
    },
  });
}

type Coding = keyof typeof endings;

interface CodedFile {
  readonly bytes: Buffer;
  readonly coding: Coding;
}

/** As the build compressed it, or as it is. */
async function readCoded(
  read: (name: string) => Promise<Buffer | undefined>,
  name: string,
  coding: Coding,
): Promise<CodedFile | undefined> {
  const bytes = await read(name + endings[coding]);
  if (bytes) return { bytes, coding };
  return coding === 'identity' ? undefined : readCoded(read, name, 'identity');
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}
