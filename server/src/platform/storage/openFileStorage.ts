import { join } from 'node:path';
import type { FileBucket } from '../fileBucket.ts';
import type { Settings } from '../settings.ts';
import type { FileArea, FileStorage, StoragePatience } from './fileStorage.ts';
import { folderStorage } from './folderStorage.ts';
import { objectStorage } from './objectStorage.ts';
import { openSpool } from './spool.ts';

/** As it is handed to threads, which open a storage of their own. */
export interface FilePlace {
  /** Holds a folder for each area where there is no bucket, and in any case what is on its way. */
  readonly folder: string;
  readonly bucket?: FileBucket | undefined;
}

/** While a shopper waits for a picture. */
const briefPatience: StoragePatience = { timeoutMs: 4000, tries: 2 };
/** While an import runs, or somebody waits for a whole file to be stored. */
export const longPatience: StoragePatience = { timeoutMs: 60_000, tries: 5 };

export function openFileStorage(
  { folder, bucket }: FilePlace,
  area: FileArea,
  patience: StoragePatience = briefPatience,
): FileStorage {
  if (!bucket) return folderStorage(join(folder, area));
  return objectStorage(bucket, { area, patience, spool: openSpool(spoolFolder(folder)) });
}

/** What is on its way, on each host. */
export const spoolFolder = (folder: string): string => join(folder, 'spool');

export function filePlaceOf({ fileBucket, dataDir }: Pick<Settings, 'fileBucket' | 'dataDir'>): FilePlace {
  return { folder: dataDir, bucket: fileBucket };
}
