import type { IncomingMessage } from 'node:http';
import { formFailures, uploadLimits } from '@trolley/contract';
import { drainRest } from './drainRest.ts';
import type { Refused } from './refused.ts';
import { createUploadParser, type SentFile } from './uploadParser.ts';

/**
 * Reads one file of a `multipart/form-data` body as its bytes come: what is too much, or not as it should be, is known at
 * once, and nothing of it is kept. The rest of such a body is swallowed for a while: a browser that is still sending would
 * not read the answer.
 */
export async function readUpload(body: IncomingMessage, contentType: string): Promise<SentFile | Refused> {
  const parser = createUploadParser(contentType, { bytes: uploadLimits.bytes });
  if (!parser) return { failure: formFailures.uploadBroken };
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      const failure = parser.take(chunk);
      if (failure === undefined) continue;
      drainRest(body);
      return { failure };
    }
  } catch {
    return { failure: formFailures.uploadBroken };
  }
  return parser.end();
}
