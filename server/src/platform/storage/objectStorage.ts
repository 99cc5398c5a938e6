import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { FileBucket } from '../fileBucket.ts';
import {
  checkFileName,
  type FileArea,
  type FileStorage,
  isFileName,
  type ListedFile,
  StorageAway,
  type StoragePatience,
} from './fileStorage.ts';
import { sendFile } from './sendFile.ts';
import type { Spool, SpooledFile } from './spool.ts';

interface Call {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Below the bucket. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | SpooledFile;
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** No photo of an import is larger; a bucket may hold what others put there. */
const largestBytes = 40 * 1024 * 1024;
const firstPauseMs = 200;
const emptyHash = createHash('sha256').digest('hex');

interface Parts {
  readonly area: FileArea;
  /** A bucket wants to know length and hash of what it gets before it comes. */
  readonly spool: Spool;
  readonly patience: StoragePatience;
}

/** Files in a bucket of S3 or of anything that speaks its protocol, addressed by path; an area is a folder in it. */
export function objectStorage(settings: FileBucket, { area, spool, patience }: Parts): FileStorage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const { timeoutMs, tries } = patience;
  const folder = `${area}/`;
  /** The key of the day is derived once. */
  const cache = new Map<string, ArrayBuffer>();

  function sign({ method, key = '', query = {}, body }: Call) {
    const url = new URL(`${endpoint}/${bucket}${key === '' ? '' : `/${encodeURI(key)}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    // Signed along with the rest, so that bytes that changed on their way are refused.
    const headers = { 'x-amz-content-sha256': hashOf(body) };
    const signer = new AwsV4Signer({
      ...{ method, url: url.href, headers, service: 's3', region, accessKeyId, secretAccessKey, cache },
    });
    return signer.sign();
  }

  async function tryOnce(asked: Call): Promise<Answer> {
    const { method, body } = asked;
    const { url, headers } = await sign(asked);
    if (body && 'path' in body) return sendFile(url, headers, { ...body, timeoutMs, most: largestBytes });
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { method, headers, body, redirect: 'error', signal });
    return { status: answer.status, body: await readWhole(answer) };
  }

  /** The answer, unless it is one that another try may mend. */
  async function patiently<A extends { readonly status: number }>(ask: () => Promise<A>): Promise<A> {
    let problem = '';
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      if (attempt > 1) await setTimeout(firstPauseMs * 2 ** (attempt - 2));
      try {
        const answer = await ask();
        if (answer.status < 500 && answer.status !== 429) return answer;
        problem = `it answers with status ${answer.status}`;
      } catch (error) {
        problem = reasonOf(error);
      }
    }
    throw new StorageAway(`the object storage at ${new URL(endpoint).host} is away: ${problem}`);
  }
  const call = (asked: Call) => patiently(() => tryOnce(asked));

  function refused({ status, body }: Answer): StorageAway {
    // Only the code: the rest of such an answer repeats what was signed.
    const code = /<Code>(\w{1,60})<\/Code>/.exec(body.toString('utf8', 0, 4000))?.[1];
    return new StorageAway(
      `the object storage refuses bucket "${bucket}" with status ${status}${code ? ` (${code})` : ''}`,
    );
  }

  /** S3 also says 404 where the bucket itself is missing. */
  const isMissing = ({ status, body }: Answer) => status === 404 && !body.includes('NoSuchBucket');

  async function send(name: string, body: Call['body']): Promise<void> {
    const answer = await call({ method: 'PUT', key: folder + name, body });
    if (answer.status !== 200) throw refused(answer);
  }

  async function page(most: number, token?: string): Promise<string> {
    const query = {
      'list-type': '2',
      prefix: folder,
      'max-keys': String(most),
      ...(token !== undefined && { 'continuation-token': token }),
    };
    const answer = await call({ method: 'GET', query });
    if (answer.status !== 200) throw refused(answer);
    return answer.body.toString();
  }

  /** Its head within the patience; its body comes at the pace of whoever reads it. */
  async function openOnce(name: string): Promise<Response> {
    const { url, headers } = await sign({ method: 'GET', key: folder + name });
    const ending = new AbortController();
    const alarm = globalThis.setTimeout(() => ending.abort(new DOMException('', 'TimeoutError')), timeoutMs);
    try {
      return await fetch(url, { headers, redirect: 'error', signal: ending.signal });
    } finally {
      clearTimeout(alarm);
    }
  }

  return {
    async read(name) {
      if (!isFileName(name)) return undefined;
      const answer = await call({ method: 'GET', key: folder + name });
      if (answer.status === 200) return answer.body;
      if (isMissing(answer)) return undefined;
      throw refused(answer);
    },
    async write(name, bytes) {
      checkFileName(name);
      await send(name, new Uint8Array(bytes));
    },
    async put(name, content) {
      checkFileName(name);
      const spooled = await spool.take(content);
      try {
        await send(name, spooled);
        return spooled.bytes;
      } finally {
        await spooled.remove();
      }
    },
    async open(name) {
      if (!isFileName(name)) return undefined;
      const answer = await patiently(() => openOnce(name));
      if (answer.status === 200 && answer.body) return Readable.fromWeb(answer.body);
      const told = { status: answer.status, body: await readWhole(answer) };
      if (isMissing(told)) return undefined;
      throw refused(told);
    },
    async remove(name) {
      checkFileName(name);
      const answer = await call({ method: 'DELETE', key: folder + name });
      if (answer.status !== 204 && answer.status !== 200 && !isMissing(answer)) throw refused(answer);
    },
    async *list(): AsyncGenerator<ListedFile> {
      for (let token: string | undefined; ; ) {
        const shown = await page(1000, token);
        for (const [, entry = ''] of shown.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = /<Key>([^<]+)<\/Key>/.exec(entry)?.[1] ?? '';
          const at = /<LastModified>([^<]+)<\/LastModified>/.exec(entry)?.[1] ?? 0;
          if (key.startsWith(folder)) yield { name: key.slice(folder.length), changedAt: new Date(at) };
        }
        token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(shown)?.[1];
        if (token === undefined) return;
      }
    },
    tidy: (before) => spool.tidy(before),
    async probe() {
      await page(1);
    },
  };
}

function hashOf(body: Call['body']): string {
  if (!body) return emptyHash;
  return 'sha256' in body ? body.sha256 : createHash('sha256').update(body).digest('hex');
}

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
  const code = (cause instanceof Error ? (cause as NodeJS.ErrnoException) : (error as NodeJS.ErrnoException)).code;
  return code ?? error.message;
}
