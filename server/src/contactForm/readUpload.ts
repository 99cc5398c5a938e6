import type { IncomingMessage } from 'node:http';
import { formFailures, uploadLimits } from '@trolley/contract';
import type { Refused } from './refused.ts';

export interface SentFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** What a browser writes around a file. */
const wrapping = 16_384;

/**
 * Reads one file of a `multipart/form-data` body. Bytes are counted as they come, and reading ends with the first too
 * many; what is left is bounded, so Node's own parser can take it apart in memory.
 */
export async function readUpload(body: IncomingMessage, contentType: string): Promise<SentFile | Refused> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > uploadLimits.bytes + wrapping) return { failure: formFailures.uploadTooLarge };
      chunks.push(chunk);
    }
  } catch {
    return { failure: formFailures.uploadBroken };
  }
  return fileIn(Buffer.concat(chunks), contentType);
}

async function fileIn(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<SentFile | Refused> {
  try {
    const parts = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    const files = [...parts.values()].filter((part) => typeof part !== 'string');
    const [file] = files;
    if (files.length > 1) return { failure: formFailures.tooManyUploads };
    if (!file) return { failure: formFailures.uploadBroken };
    if (file.size > uploadLimits.bytes) return { failure: formFailures.uploadTooLarge };
    return { name: file.name, content: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    return { failure: formFailures.uploadBroken };
  }
}
