import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { PhotoBucket } from '../../platform/photoBucket.ts';
import { type PhotoStorage, StorageAway, type StoragePatience } from './photoStorage.ts';

interface Call {
  readonly method: 'GET' | 'PUT';
  /** Below the bucket. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** No photo of an import is larger; a bucket may hold what others put there. */
const largestBytes = 40 * 1024 * 1024;
const firstPauseMs = 200;

/**
 * Photos in a bucket of S3 or of anything that speaks its protocol, addressed by path: `photos/` holds what was imported,
 * `pictures/` the sizes made of it.
 */
export function objectStorage(settings: PhotoBucket, { timeoutMs, tries }: StoragePatience): PhotoStorage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  /** The key of the day is derived once. */
  const cache = new Map<string, ArrayBuffer>();

  async function tryOnce({ method, key = '', query = {}, body }: Call): Promise<Answer> {
    const url = new URL(`${endpoint}/${bucket}${key === '' ? '' : `/${encodeURI(key)}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const contentHash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      // Signed along with the rest, so that bytes that changed on their way are refused.
      headers: { 'x-amz-content-sha256': contentHash },
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      cache,
    });
    const signed = await signer.sign();
    const answer = await fetch(signed.url, {
      method,
      headers: signed.headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, body: await readWhole(answer) };
  }

  /** The answer, unless it is one that another try may mend. */
  async function call(asked: Call): Promise<Answer> {
    let problem = '';
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      if (attempt > 1) await setTimeout(firstPauseMs * 2 ** (attempt - 2));
      try {
        const answer = await tryOnce(asked);
        if (answer.status < 500 && answer.status !== 429) return answer;
        problem = `it answers with status ${answer.status}`;
      } catch (error) {
        problem = reasonOf(error);
      }
    }
    throw new StorageAway(`the object storage at ${new URL(endpoint).host} is away: ${problem}`);
  }

  function refused({ status, body }: Answer): StorageAway {
    // Only the code: the rest of such an answer repeats what was signed.
    const code = /<Code>(\w{1,60})<\/Code>/.exec(body.toString('utf8', 0, 4000))?.[1];
    return new StorageAway(
      `the object storage refuses bucket "${bucket}" with status ${status}${code ? ` (${code})` : ''}`,
    );
  }

  async function list(prefix: string, most: number, token?: string) {
    const query = {
      'list-type': '2',
      prefix,
      'max-keys': String(most),
      ...(token !== undefined && { 'continuation-token': token }),
    };
    const answer = await call({ method: 'GET', query });
    if (answer.status !== 200) throw refused(answer);
    return answer.body.toString();
  }

  const below = (folder: string): Pick<PhotoStorage, 'read' | 'write'> => ({
    async read(file) {
      if (!isName(file)) return undefined;
      const answer = await call({ method: 'GET', key: folder + file });
      if (answer.status === 200) return answer.body;
      // S3 also says 404 where the bucket itself is missing.
      if (answer.status === 404 && !answer.body.includes('NoSuchBucket')) return undefined;
      throw refused(answer);
    },
    async write(file, bytes) {
      if (!isName(file)) throw new Error(`"${file}" is no name of a photo`);
      const answer = await call({ method: 'PUT', key: folder + file, body: new Uint8Array(bytes) });
      if (answer.status !== 200) throw refused(answer);
    },
  });

  return {
    ...below('photos/'),
    sizes: below('pictures/'),
    async files() {
      const found = new Set<string>();
      for (let token: string | undefined; ; ) {
        const page = await list('photos/', 1000, token);
        for (const [, name] of page.matchAll(/<Key>photos\/([^<]+)<\/Key>/g)) found.add(name ?? '');
        token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(page)?.[1];
        if (token === undefined) return found;
      }
    },
    async probe() {
      await list('photos/', 1);
    },
  };
}

/** A photo's name needs no escaping in an address, and leads nowhere else. */
const isName = (file: string): boolean => /^[\w-][\w.-]*$/.test(file);

async function readWhole(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > largestBytes) throw new Error('an object is larger than 40 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** `fetch failed` says little; its cause knows more, and neither knows a key. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  const code = cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined;
  return code ?? error.message;
}
