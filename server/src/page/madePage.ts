import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Coding } from '../platform/http/coding.ts';
import { compress } from '../platform/http/compression.ts';
import type { ReadyAnswer } from '../platform/http/readyAnswer.ts';
import type { PageAsk } from './pageAsk.ts';

/** An answer as it came from the renderer or the payload. */
export interface PageContent {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
  /** Security headers and whatever else belongs to it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  readonly shared: boolean;
  readonly maxAgeMs?: number;
}

/** A page ready to be sent, and to be made again. */
export interface MadePage {
  readonly ask: PageAsk;
  readonly status: number;
  readonly tags: readonly string[];
  /** The same for everybody; only such a page is cached. */
  readonly shared: boolean;
  readonly version: string;
  readonly common: readonly string[];
  readonly hash: string;
  readonly forms: Partial<Record<Coding, ReadyAnswer>>;
  /** From then on it is rendered again, changed or not. */
  readonly expiresAt?: number;
  /** When what it shows changed; it is sent on while it is made again. */
  staleSince?: number;
}

const compressionQuality = 5;
const unzip = promisify(brotliDecompress);

export async function makePage(ask: PageAsk, content: PageContent, version: string): Promise<MadePage> {
  const { status, contentType, body, headers, tags, shared, maxAgeMs } = content;
  const common = Object.entries({
    'content-type': contentType,
    'cache-control': cacheControl(content),
    vary: shared ? 'accept-encoding, cookie' : 'accept-encoding',
    'x-snapshot': version,
    ...headers,
  }).flat();
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const expiry = maxAgeMs === undefined ? {} : { expiresAt: Date.now() + maxAgeMs };
  const page: MadePage = { ask, status, tags, shared, version, common, hash, forms: {}, ...expiry };
  page.forms.identity = formed(page, 'identity', body);
  if (shared) {
    await formOf(page, 'br');
    // It comes back from the compressed one for the few who need it.
    delete page.forms.identity;
  }
  return page;
}

/** The page in an encoding, made once. */
export async function formOf(page: MadePage, coding: Coding): Promise<ReadyAnswer> {
  return (page.forms[coding] ??= formed(page, coding, await bodyIn(page, coding)));
}

export function sizeOfPage({ forms, common }: MadePage): number {
  const bodies = Object.values(forms).reduce((total, { body }) => total + body.length, 0);
  return bodies + common.reduce((total, text) => total + text.length, 0) * (1 + Object.keys(forms).length) + 1024;
}

async function bodyIn(page: MadePage, coding: Coding): Promise<Buffer> {
  const { identity, br } = page.forms;
  const plain = identity?.body ?? (await unzip(br?.body ?? Buffer.alloc(0)));
  return coding === 'identity' ? plain : compress(plain, coding, compressionQuality);
}

function formed({ status, shared, common, hash }: MadePage, coding: Coding, body: Buffer): ReadyAnswer {
  // Strong, hence one for each encoding: the bytes differ.
  const etag = shared && status === 200 ? `"${hash}${coding === 'identity' ? '' : `-${coding}`}"` : undefined;
  const notModified = etag === undefined ? [...common] : [...common, 'etag', etag];
  const head = [...notModified, 'content-length', String(body.length)];
  if (coding !== 'identity') head.push('content-encoding', coding);
  return { body, etag, head, notModified };
}

/** Browsers ask each time; a content network may hold a page briefly and renew it behind the visitor's back. */
function cacheControl({ shared, status }: PageContent): string {
  if (!shared) return 'private, no-store';
  return status === 200 ? 'public, max-age=0, s-maxage=30, stale-while-revalidate=60' : 'public, max-age=0, s-maxage=5';
}
