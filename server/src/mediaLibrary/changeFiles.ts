import { randomUUID } from 'node:crypto';
import { type changeMedia, type EndpointInput, type LibraryFile, mediaFailures } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import type { Upload } from '../platform/http/upload/readUpload.ts';
import { ownFile } from '../platform/storage/fileRemovals.ts';
import { bringFile } from '../platform/storage/ownedFiles.ts';
import { type JournalBy, writeJournal } from '../staff/journal/writeJournal.ts';
import type { MediaLibrary } from './library.ts';
import {
  hasTwin,
  lockMedia,
  type MediaRow,
  selectBySource,
  selectMedia,
  setRemoved,
  updateContent,
  updateWords,
} from './queries.ts';
import { refusedMedia } from './refused.ts';
import { showOne } from './showFile.ts';
import { takePicture } from './takePicture.ts';

const subjectOf = (id: string) => ({ kind: 'media', id }) as const;

/** The row as its caller saw it, locked; a change in between is told with what there is now. */
async function lockAsSeen(library: MediaLibrary, tx: Queryable, id: string, revision: number): Promise<MediaRow> {
  const row = await lockMedia(tx, id);
  if (!row || row.removedAt) throw refusedMedia(mediaFailures.mediaNotFound);
  if (row.revision !== revision)
    throw refusedMedia(mediaFailures.mediaChanged, { customPayload: { file: await showOne(library, row) } });
  return row;
}

const written = (row: MediaRow | undefined): MediaRow => {
  if (!row) throw new Error('A picture that is locked is gone.');
  return row;
};

async function isLive(library: MediaLibrary, tx: Queryable, id: string): Promise<boolean> {
  return ((await library.usesOf(tx)).get(id) ?? []).some(({ where }) => where === 'live');
}

export async function changeFile(
  library: MediaLibrary,
  id: string,
  { name, alt, focus, revision }: EndpointInput<typeof changeMedia>['body'],
  { mayPublish, ...by }: JournalBy & { readonly mayPublish: boolean },
): Promise<LibraryFile> {
  const row = await library.database.transaction(async (tx) => {
    const before = await lockAsSeen(library, tx, id, revision);
    const wanted = { name, alt, focusX: focus.x, focusY: focus.y };
    const changed = Object.entries(wanted).filter(([key, value]) => before[key as keyof typeof wanted] !== value);
    if (changed.length === 0) return before;
    // Its name is for editors alone; the rest is shown at once, as if it were published.
    if (!mayPublish && changed.some(([key]) => key !== 'name') && (await isLive(library, tx, id)))
      throw refusedMedia(mediaFailures.mediaLive);
    const after = written(await updateWords(tx, id, wanted));
    await writeJournal(tx, by, {
      action: 'media.changed',
      subject: subjectOf(id),
      before: Object.fromEntries(changed.map(([key]) => [key, before[key as keyof typeof wanted]])),
      after: Object.fromEntries(changed),
    });
    return after;
  });
  return showOne(library, row);
}

/** Another picture under the same name; the focal point of the old one says nothing of it. */
export async function replaceFile(
  library: MediaLibrary,
  { id, revision, upload }: { readonly id: string; readonly revision: number; readonly upload: Upload },
  by: JournalBy,
): Promise<LibraryFile> {
  const { database, files } = library;
  const now = await selectMedia(database, id);
  if (!now || now.removedAt) throw refusedMedia(mediaFailures.mediaNotFound);
  const file = `${randomUUID()}.webp`;
  async function bring(): Promise<MediaRow> {
    const taken = await takePicture({ files, file, upload });
    return database.transaction(async (tx) => {
      const before = await lockAsSeen(library, tx, id, revision);
      const other = await selectBySource(tx, taken.sourceHash);
      if (other && other.id !== id)
        throw refusedMedia(mediaFailures.mediaKnown, { customPayload: { file: await showOne(library, other) } });
      const after = written(await updateContent(tx, id, taken));
      await ownFile(tx, { area: 'media', name: file });
      const facts = ({ width, height, bytes, hash }: MediaRow) => ({ width, height, bytes, hash });
      await writeJournal(tx, by, {
        action: 'media.replaced',
        subject: subjectOf(id),
        before: facts(before),
        after: facts(after),
      });
      return after;
    });
  }
  return showOne(library, await bringFile({ database, files, area: 'media', name: file, bring }));
}

/** Refused while content names it. What is published at this very moment shows it nevertheless until it is purged. */
export async function deleteFile(
  library: MediaLibrary,
  { id, revision }: { readonly id: string; readonly revision: number },
  by: JournalBy,
): Promise<void> {
  await library.database.transaction(async (tx) => {
    const before = await lockAsSeen(library, tx, id, revision);
    const uses = (await library.usesOf(tx)).get(id) ?? [];
    if (uses.length > 0) throw refusedMedia(mediaFailures.mediaUsed, { customPayload: { uses } });
    await setRemoved(tx, id, true);
    await writeJournal(tx, by, { action: 'media.deleted', subject: subjectOf(id), before: { name: before.name } });
  });
}

export async function restoreFile(library: MediaLibrary, id: string, by: JournalBy): Promise<LibraryFile> {
  const row = await library.database.transaction(async (tx) => {
    const before = await lockMedia(tx, id);
    if (!before) throw refusedMedia(mediaFailures.mediaNotFound);
    if (!before.removedAt) return before;
    // It was added again meanwhile: that one counts.
    if (await hasTwin(tx, id)) throw refusedMedia(mediaFailures.mediaNotFound);
    const after = written(await setRemoved(tx, id, false));
    await writeJournal(tx, by, { action: 'media.restored', subject: subjectOf(id), after: { name: after.name } });
    return after;
  });
  return showOne(library, row);
}
