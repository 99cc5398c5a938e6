import { randomUUID } from 'node:crypto';
import type { EndpointReply, uploadMedia } from '@trolley/contract';
import type { Upload } from '../platform/http/upload/readUpload.ts';
import { shownName } from '../platform/http/upload/shownName.ts';
import { ownFile } from '../platform/storage/fileRemovals.ts';
import { bringFile } from '../platform/storage/ownedFiles.ts';
import { type JournalBy, writeJournal } from '../staff/journal/writeJournal.ts';
import type { MediaLibrary } from './library.ts';
import { insertMedia, type MediaRow, selectBySource } from './queries.ts';
import { showOne } from './showFile.ts';
import { takePicture } from './takePicture.ts';

/** Thrown to have a file dropped that is in the library already. */
class KnownPicture extends Error {
  readonly row: MediaRow;

  constructor(row: MediaRow) {
    super('known');
    this.row = row;
  }
}

/** Adds a picture to the library; sent twice, also at once, it is there once. */
export async function addFile(
  library: MediaLibrary,
  upload: Upload,
  by: JournalBy,
): Promise<EndpointReply<typeof uploadMedia>> {
  const { database, files } = library;
  const file = `${randomUUID()}.webp`;
  async function bring(): Promise<MediaRow> {
    const taken = await takePicture({ files, file, upload, whenWhole: refuseKnown });
    const name = nameOf(upload.name());
    const row = await database.transaction(async (tx) => {
      const added = await insertMedia(tx, taken, { name, addedBy: by.staffId });
      if (!added) return undefined;
      await ownFile(tx, { area: 'media', name: file });
      const { id, width, height, bytes } = added;
      await writeJournal(tx, by, {
        action: 'media.added',
        subject: { kind: 'media', id },
        after: { name, width, height, bytes },
      });
      return added;
    });
    if (row) return row;
    await refuseKnown(taken.sourceHash);
    throw new Error('A picture is neither new nor known.');
  }
  async function refuseKnown(sourceHash: Buffer): Promise<void> {
    const known = await selectBySource(database, sourceHash);
    if (known) throw new KnownPicture(known);
  }
  try {
    const row = await bringFile({ database, files, area: 'media', name: file, bring });
    return { file: await showOne(library, row), known: false };
  } catch (error) {
    if (error instanceof KnownPicture) return { file: await showOne(library, error.row), known: true };
    throw error;
  }
}

/** As its file was called, without the ending. */
function nameOf(sent: string): string {
  const name = shownName(sent).replace(/\.[A-Za-z0-9]{1,5}$/, '');
  return name.trim() || 'picture';
}
