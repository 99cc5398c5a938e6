import { drawAnew } from '../platform/http/upload/drawAnew.ts';
import { peek } from '../platform/http/upload/peek.ts';
import { UploadRefused } from '../platform/http/upload/uploadProblem.ts';
import type { OwnedFiles } from '../platform/storage/ownedFiles.ts';
import { type FileKind, fileKind } from './fileKind.ts';

/** More pixels than any camera makes. */
const mostPixels = 80_000_000;
const mostSide = 4000;

export interface StoredFile {
  readonly type: FileKind;
  /** As they lie in the storage. */
  readonly bytes: number;
}

/**
 * FORM-06: brings a file into the storage while it comes. A PDF goes there piece by piece; a picture waits on the disk
 * until all of it is there, and is then drawn anew. Throws `UploadRefused`.
 */
export async function storeFile(
  { uploads, spool }: Pick<OwnedFiles, 'uploads' | 'spool'>,
  name: string,
  sent: AsyncIterable<Buffer>,
): Promise<StoredFile> {
  const { seen: type, content } = await peek(sent, knownKind);
  if (type === 'application/pdf') return { type, bytes: await uploads.put(name, wholePdf(content)) };
  const spooled = await spool.take(content);
  try {
    const format = type === 'image/jpeg' ? 'jpeg' : 'png';
    const drawn = await drawAnew({ path: spooled.path, format, mostPixels, mostSide });
    if (typeof drawn === 'string') throw new UploadRefused('kind');
    return { type, bytes: await uploads.put(name, [drawn.content]) };
  } finally {
    await spooled.remove();
  }
}

function knownKind(first: Buffer): FileKind {
  const type = fileKind(first);
  if (type === undefined) throw new UploadRefused('kind');
  return type;
}

const tailBytes = 1024;

/** Its end says so; readers allow some bytes after it. */
async function* wholePdf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let tail: Buffer = Buffer.alloc(0);
  for await (const chunk of content) {
    tail = Buffer.from((chunk.length >= tailBytes ? chunk : Buffer.concat([tail, chunk])).subarray(-tailBytes));
    yield chunk;
  }
  if (!tail.includes('%%EOF')) throw new UploadRefused('kind');
}
