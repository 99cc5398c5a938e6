import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FileBucket } from '../fileBucket.ts';

/** A bucket for tests that speaks the protocol of S3, and takes no request whose signature is not right. */
export interface TestBucket {
  readonly settings: FileBucket;
  readonly objects: Map<string, Buffer>;
  /** Every request, as `GET /photos/a.jpg 200`. */
  readonly calls: string[];
  /** The next so many requests are answered like this; `hang` answers nothing. */
  fail(times: number, how: number | 'hang' | 'cut'): void;
  close(): Promise<void>;
}

const name = 'shop-photos';
const accessKeyId = 'AKIATESTONLY';
const secretAccessKey = 'a/secret+of=the-test-bucket';
const region = 'eu-test-1';

export async function openTestBucket({ pageSize = 1000 } = {}): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  let failures = 0;
  let failure: number | 'hang' | 'cut' = 500;

  function answer(method: string, url: URL, body: Buffer): [number, string | Buffer] {
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = rest.join('/');
    if (bucket !== name) return [404, '<Error><Code>NoSuchBucket</Code></Error>'];
    if (method === 'PUT') {
      objects.set(key, body);
      return [200, ''];
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return [204, ''];
    }
    if (key !== '')
      return objects.has(key) ? [200, objects.get(key) ?? ''] : [404, '<Error><Code>NoSuchKey</Code></Error>'];
    const { searchParams: query } = url;
    if (query.get('list-type') !== '2') return [400, '<Error><Code>InvalidRequest</Code></Error>'];
    const after = query.get('continuation-token') ?? '';
    const all = [...objects.keys()].filter((one) => one.startsWith(query.get('prefix') ?? '')).sort();
    const most = Math.min(Number(query.get('max-keys')), pageSize);
    const rest1 = all.filter((one) => `+${one}` > after);
    const page = rest1.slice(0, most);
    const more = rest1.length > most;
    const keys = page
      .map(
        (one) =>
          `<Contents><Key>${one}</Key><LastModified>2026-11-18T06:00:00.000Z</LastModified><Size>1</Size></Contents>`,
      )
      .join('');
    // A token with signs that an address has to escape.
    const next = more ? `<NextContinuationToken>+${page.at(-1)}</NextContinuationToken>` : '';
    return [200, `<ListBucketResult><IsTruncated>${more}</IsTruncated>${keys}${next}</ListBucketResult>`];
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://bucket');
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const key = url.pathname.replace(`/${name}`, '') || '/';
    if (failures > 0) {
      failures -= 1;
      calls.push(`${request.method} ${key} ${failure}`);
      if (failure === 'hang') return;
      if (failure === 'cut') return void request.socket.destroy();
      response.writeHead(failure).end('<Error><Code>SlowDown</Code></Error>');
      return;
    }
    const problem = signatureProblem(request, url, body);
    const [status, text] = problem
      ? [403, `<Error><Code>${problem}</Code><AWSAccessKeyId>${accessKeyId}</AWSAccessKeyId></Error>`]
      : answer(request.method ?? '', url, body);
    calls.push(`${request.method} ${key} ${status}`);
    response.writeHead(status).end(text);
  }
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket: name, region, accessKeyId, secretAccessKey },
    objects,
    calls,
    fail(times, how) {
      failures = times;
      failure = how;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const hex = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
/** As RFC 3986 wants it, which leaves fewer signs alone than `encodeURIComponent`. */
const escape = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Signature Version 4, reckoned from what really arrived; the code S3 would answer with, or nothing. */
function signatureProblem(request: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const { headers, method } = request;
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!given) return 'AccessDenied';
  const [, key, day, zone, signedHeaders = '', signature] = given;
  if (key !== accessKeyId) return 'InvalidAccessKeyId';
  if (zone !== region) return 'AuthorizationHeaderMalformed';
  const at = String(headers['x-amz-date']);
  const moment = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - moment) < 15 * 60_000) || at.slice(0, 8) !== day) return 'RequestTimeTooSkewed';
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((needed) => names.includes(needed))) return 'AccessDenied';
  if (headers['x-amz-content-sha256'] !== hex(body)) return 'XAmzContentSHA256Mismatch';
  const canonical = [
    method,
    url.pathname
      .split('/')
      .map((part) => escape(decodeURIComponent(part)))
      .join('/'),
    [...url.searchParams]
      .map(([one, value]) => `${escape(one)}=${escape(value)}`)
      .sort()
      .join('&'),
    ...names.map((one) => `${one}:${String(headers[one]).trim()}`),
    '',
    signedHeaders,
    hex(body),
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', at, `${day}/${region}/s3/aws4_request`, hex(canonical)].join('\n');
  const signingKey = ['s3', 'aws4_request'].reduce(
    (last, part) => hmac(last, part),
    hmac(hmac(`AWS4${secretAccessKey}`, day ?? ''), region),
  );
  return hmac(signingKey, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}
