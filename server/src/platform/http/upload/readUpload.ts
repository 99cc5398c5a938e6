import type { IncomingMessage } from 'node:http';
import { drainRest } from './drainRest.ts';
import { createUploadParser } from './uploadParser.ts';
import { UploadRefused } from './uploadProblem.ts';

/** A file that comes in a `multipart/form-data` body. */
export interface Upload {
  /** While it comes; throws `UploadRefused` as soon as it is too much, or not as it should be. */
  readonly content: AsyncIterable<Buffer>;
  /** As its sender calls it; known once the first bytes were read. */
  name(): string;
  /** That have come. */
  bytes(): number;
}

/**
 * Takes the body apart as its bytes come. What is left of one that is not read to its end is swallowed for a while: a
 * browser that is still sending would not read the answer.
 */
export function readUpload(body: IncomingMessage, contentType: string, limit: { readonly bytes: number }): Upload {
  let name = '';
  let bytes = 0;

  async function* content(): AsyncGenerator<Buffer> {
    const parser = createUploadParser(contentType, limit);
    try {
      if (!parser) throw new UploadRefused('broken');
      for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        const problem = parser.take(chunk);
        if (problem !== undefined) throw new UploadRefused(problem);
        name = parser.name() ?? '';
        for (const part of parser.content()) {
          bytes += part.length;
          yield part;
        }
      }
    } catch (error) {
      throw error instanceof UploadRefused ? error : new UploadRefused('broken');
    } finally {
      if (!body.readableEnded) drainRest(body);
    }
    if (parser.end() !== undefined) throw new UploadRefused('broken');
    if (bytes === 0) throw new UploadRefused('empty');
  }

  return { content: content(), name: () => name, bytes: () => bytes };
}
