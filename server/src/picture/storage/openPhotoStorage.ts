import { join } from 'node:path';
import type { PhotoBucket } from '../../platform/photoBucket.ts';
import type { Settings } from '../../platform/settings.ts';
import { folderStorage } from './folderStorage.ts';
import { objectStorage } from './objectStorage.ts';
import type { PhotoStorage, StoragePatience } from './photoStorage.ts';

/** As it is handed to threads, which open a storage of their own. */
export type PhotoPlace = { readonly folder: string } | { readonly bucket: PhotoBucket };

/** While a shopper waits for a picture. */
const briefPatience: StoragePatience = { timeoutMs: 4000, tries: 2 };
/** While an import runs. */
export const longPatience: StoragePatience = { timeoutMs: 60_000, tries: 5 };

export function openPhotoStorage(place: PhotoPlace, patience: StoragePatience = briefPatience): PhotoStorage {
  return 'folder' in place ? folderStorage(place.folder) : objectStorage(place.bucket, patience);
}

export function photoPlaceOf({ photoBucket, dataDir }: Pick<Settings, 'photoBucket' | 'dataDir'>): PhotoPlace {
  return photoBucket ? { bucket: photoBucket } : { folder: join(dataDir, 'photos') };
}
