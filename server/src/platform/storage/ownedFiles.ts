import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { dropFile, expectFile, fileRemovalJobs, type OwnedArea } from './fileRemovals.ts';
import type { FileStorage } from './fileStorage.ts';
import { type FilePlace, longPatience, openFileStorage, spoolFolder } from './openFileStorage.ts';
import { openSpool, type Spool } from './spool.ts';

/** Where files are kept that rows of the database name: they come with their row, and go with it. */
export interface OwnedFiles {
  readonly uploads: FileStorage;
  readonly media: FileStorage;
  /** What is on its way. */
  readonly spool: Spool;
}

export function openOwnedFiles(place: FilePlace): OwnedFiles {
  return {
    uploads: openFileStorage(place, 'uploads', longPatience),
    media: openFileStorage(place, 'media', longPatience),
    spool: openSpool(spoolFolder(place.folder)),
  };
}

export function ownedFileJobs({ uploads, media, spool }: OwnedFiles, parts: { database: Database; log: Log }) {
  return fileRemovalJobs({ ...parts, storages: { uploads, media }, spool });
}

interface Bringing<T> {
  readonly database: Database;
  readonly files: OwnedFiles;
  readonly area: OwnedArea;
  readonly name: string;
  /** Puts the file into the storage and makes the row that owns it. */
  readonly bring: () => Promise<T>;
}

/** A file that no row came to own is removed at once, and in any case within a day or so. */
export async function bringFile<T>({ database, files, area, name, bring }: Bringing<T>): Promise<T> {
  await expectFile(database, { area, name });
  try {
    return await bring();
  } catch (error) {
    await dropFile(database, files[area], { area, name });
    throw error;
  }
}
