import { createReadStream } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import type { SpooledFile } from './spool.ts';

interface Sending extends Pick<SpooledFile, 'path' | 'bytes'> {
  /** Without a byte in either direction. */
  readonly timeoutMs: number;
  /** Bytes of an answer. */
  readonly most: number;
}

/** PUTs a file of the disk while it is read. `fetch` would send a stream without its length, which no bucket takes. */
export function sendFile(
  url: URL,
  headers: Headers,
  { path, bytes, timeoutMs, most }: Sending,
): Promise<{ readonly status: number; readonly body: Buffer }> {
  return new Promise((answered, failed) => {
    const send = url.protocol === 'https:' ? secureRequest : plainRequest;
    const head = { ...Object.fromEntries(headers), 'content-length': String(bytes) };
    const request = send(url, { method: 'PUT', headers: head, timeout: timeoutMs });
    request.on('timeout', () => request.destroy(new DOMException('', 'TimeoutError')));
    request.on('error', failed);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > most) response.destroy(new Error('an answer is too long'));
        else chunks.push(chunk);
      });
      response.on('error', failed);
      response.on('end', () => answered({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
    });
    // A storage that refuses before all was sent has answered: that counts, not the broken pipe.
    pipeline(createReadStream(path), request).catch((error: unknown) => request.destroyed || failed(error));
  });
}
