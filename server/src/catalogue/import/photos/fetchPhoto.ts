import { Agent, get, type IncomingMessage } from 'node:http';
import { get as getSecurely, Agent as SecureAgent } from 'node:https';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { AddressNotPublic, isPublicAddress, lookupPublic } from './publicAddress.ts';
import { largestPhotoBytes } from './usablePhoto.ts';

/** What the web server said of a photo when it was fetched last. */
export interface PhotoVersion {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type FetchedPhoto =
  | (PhotoVersion & { readonly bytes: Buffer })
  | 'unchanged'
  | {
      readonly reason: string;
      /** It is the server that fails, not this one photo. */
      readonly isServerAway?: boolean;
    };

export interface FetchOptions {
  /** Of the last time; the photo is not sent again if it is still the same. */
  readonly known?: PhotoVersion;
  /** Also from this machine and the networks around it. */
  readonly allowPrivate: boolean;
  /** Between two tries. */
  readonly pauseMs?: number;
  /** For one try, from the connection to the last byte. */
  readonly limitMs?: number;
}

const mostRedirects = 5;
const tries = 3;
const agents = {
  'http:': new Agent({ keepAlive: true, timeout: 20_000 }),
  'https:': new SecureAgent({ keepAlive: true, timeout: 20_000 }),
};

/** A try that failed in a way which another one may mend. */
class Passing extends Error {}
/** Asking again would be answered alike. */
class Lasting extends Error {}
/** It would take as long once more. */
class TooSlow extends Error {}

/**
 * Fetches a photo that a supplier's file names. The file is not trusted: with `allowPrivate` off nothing is asked of
 * addresses that only this machine can reach, where a name in a file could otherwise make it fetch, and show to
 * everybody, what is meant for nobody outside.
 */
export async function fetchPhoto(address: string, options: FetchOptions): Promise<FetchedPhoto> {
  const { pauseMs = 1000 } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await follow(address, options);
    } catch (error) {
      if (error instanceof Lasting) return { reason: error.message };
      if (error instanceof AddressNotPublic) return { reason: notPublic().message };
      if (error instanceof TooSlow || attempt >= tries) return { reason: reasonOf(error), isServerAway: true };
      await setTimeout(pauseMs * attempt);
    }
  }
}

async function follow(address: string, options: FetchOptions): Promise<FetchedPhoto> {
  const signal = AbortSignal.timeout(options.limitMs ?? 60_000);
  try {
    return await askInTurn(address, { ...options, signal });
  } catch (error) {
    // However the connection noticed that.
    throw signal.aborted ? new TooSlow('did not come in time') : error;
  }
}

async function askInTurn(address: string, asking: Asking): Promise<FetchedPhoto> {
  let url = new URL(address);
  for (let step = 0; step <= mostRedirects; step += 1) {
    const answer = await ask(url, asking);
    const { statusCode: status = 0, headers } = answer;
    if (status === 200) return { bytes: await readAll(answer), ...versionOf(headers) };
    answer.resume();
    if (status === 304 && asking.known) return 'unchanged';
    if (![301, 302, 303, 307, 308].includes(status) || headers.location === undefined) throw refusalOf(status);
    if (!URL.canParse(headers.location, url.href)) throw new Lasting('is sent on to what is no address');
    url = new URL(headers.location, url);
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new Lasting('is sent on to what is no web address');
  }
  throw new Lasting(`is sent on more than ${mostRedirects} times`);
}

interface Asking {
  readonly known?: PhotoVersion;
  readonly allowPrivate: boolean;
  readonly signal: AbortSignal;
}

function ask(url: URL, { known, allowPrivate, signal }: Asking): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A name is looked at when it is resolved; of an address nothing is resolved.
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw notPublic();
  const isSecure = url.protocol === 'https:';
  const headers = {
    accept: 'image/jpeg,image/png,image/webp,image/avif;q=0.9,image/*;q=0.8',
    'user-agent': 'Trolley import',
    ...(known?.etag != null && { 'if-none-match': known.etag }),
    ...(known?.lastModified != null && { 'if-modified-since': known.lastModified }),
  };
  return new Promise((resolve, reject) => {
    const request = (isSecure ? getSecurely : get)(url, {
      agent: isSecure ? agents['https:'] : agents['http:'],
      headers,
      signal,
      ...(!allowPrivate && { lookup: lookupPublic }),
    });
    request.on('response', resolve);
    request.on('error', reject);
  });
}

const notPublic = () =>
  new Lasting('leads to an address that is not public; --allow-private-addresses lets the import fetch from it');

function refusalOf(status: number): Error {
  const text = `is answered with status ${status}`;
  return status >= 500 || status === 429 || status === 408 ? new Passing(text) : new Lasting(text);
}

function versionOf(headers: IncomingMessage['headers']): PhotoVersion {
  return { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
}

async function readAll(answer: IncomingMessage): Promise<Buffer> {
  const tooLarge = () => new Lasting(`is larger than ${largestPhotoBytes / 1_000_000} MB`);
  if (Number(answer.headers['content-length']) > largestPhotoBytes) {
    answer.destroy();
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestPhotoBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): string {
  if (error instanceof Passing || error instanceof TooSlow) return error.message;
  if (!(error instanceof Error)) return 'cannot be fetched';
  return `cannot be fetched (${(error as NodeJS.ErrnoException).code ?? error.message})`;
}
