import type { FileStorage } from '../../../platform/storage/fileStorage.ts';
import type { BroughtPhotos } from './bringPhotos.ts';

export interface PhotoAsk {
  readonly storage: FileStorage;
  /** Addresses of this machine and of the networks around it may be asked. */
  readonly allowPrivate: boolean;
  /** Every address is asked, also where the shop has its photo. */
  readonly refresh: boolean;
  /** Between two tries of one address. */
  readonly pauseMs?: number;
}

export interface PhotoOutcome extends BroughtPhotos {
  /** Of a dry run: it would be asked for so many. */
  readonly wanted?: number;
}
