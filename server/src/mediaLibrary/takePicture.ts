import { createHash } from 'node:crypto';
import { mediaFailures, mediaLimits } from '@trolley/contract';
import { drawAnew } from '../platform/http/upload/drawAnew.ts';
import { peek } from '../platform/http/upload/peek.ts';
import { type PictureKind, pictureKind } from '../platform/http/upload/pictureKind.ts';
import type { Upload } from '../platform/http/upload/readUpload.ts';
import { type UploadProblem, UploadRefused } from '../platform/http/upload/uploadProblem.ts';
import { StorageAway } from '../platform/storage/fileStorage.ts';
import type { OwnedFiles } from '../platform/storage/ownedFiles.ts';
import type { NewContent } from './queries.ts';
import { refusedMedia } from './refused.ts';

const failureOf: Readonly<Record<UploadProblem, keyof typeof mediaFailures>> = {
  broken: mediaFailures.mediaBroken,
  several: mediaFailures.mediaBroken,
  tooLarge: mediaFailures.mediaTooLarge,
  empty: mediaFailures.mediaEmpty,
  kind: mediaFailures.mediaKind,
};

interface Taking {
  readonly files: Pick<OwnedFiles, 'media' | 'spool'>;
  /** Its name in the storage. */
  readonly file: string;
  readonly upload: Pick<Upload, 'content' | 'bytes'>;
  /** All of it has come: throws where it need not be drawn. */
  readonly whenWhole?: (sourceHash: Buffer) => Promise<void>;
}

/**
 * Brings a picture into the storage: on the disk while it comes, then drawn anew as WebP, upright, without anything that
 * its file carried beside it. Throws a `Refusal` that says what is wrong with it.
 */
export async function takePicture({ files, file, upload, whenWhole }: Taking): Promise<NewContent> {
  try {
    const { seen: kind, content } = await peek(upload.content, knownKind);
    const spooled = await files.spool.take(content);
    try {
      const sourceHash = Buffer.from(spooled.sha256, 'hex');
      await whenWhole?.(sourceHash);
      const drawn = await draw(spooled.path, kind);
      const bytes = await files.media.put(file, [drawn.content]);
      const hash = createHash('sha256').update(drawn.content).digest('hex').slice(0, 16);
      return { file, sourceHash, hash, width: drawn.width, height: drawn.height, bytes, sentBytes: spooled.bytes };
    } finally {
      await spooled.remove();
    }
  } catch (error) {
    if (error instanceof UploadRefused) throw refusedMedia(failureOf[error.problem]);
    if (error instanceof StorageAway) throw refusedMedia(mediaFailures.mediaStorageAway, { retryAfterSeconds: 30 });
    throw error;
  }
}

async function draw(path: string, kind: PictureKind) {
  const drawn = await drawAnew({
    ...{ path, format: 'webp', mostPixels: mediaLimits.pixels, mostSide: mediaLimits.side },
    // What comes as PNG is mostly drawn, or cut out: its edges stay sharp.
    isLossless: kind === 'image/png',
  });
  if (drawn === 'pixels') throw refusedMedia(mediaFailures.mediaPixels);
  if (drawn === 'damaged') throw new UploadRefused('kind');
  return drawn;
}

function knownKind(first: Buffer): PictureKind {
  const kind = pictureKind(first);
  if (kind) return kind;
  // An SVG, or a document that calls itself one.
  if (/^(?:\uFEFF)?\s*<(?:\?xml|!doctype|!--|svg|html)/i.test(first.toString('utf8')))
    throw refusedMedia(mediaFailures.mediaDrawing);
  throw new UploadRefused('kind');
}
