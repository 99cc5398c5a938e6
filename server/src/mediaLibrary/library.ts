import type { MediaUse } from '@trolley/contract';
import type { Database, Queryable } from '../platform/database/database.ts';
import type { RateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import type { OwnedFiles } from '../platform/storage/ownedFiles.ts';
import type { staffNames } from '../staff/account/staffNames.ts';

/** By the ids of pictures: where content names them, live, in drafts and in plans. */
export type UsesById = ReadonlyMap<string, readonly MediaUse[]>;

/** What the operations on the library work with. */
export interface MediaLibrary {
  readonly database: Database;
  readonly files: OwnedFiles;
  readonly rateLimiter: RateLimiter;
  /** Content knows it. */
  usesOf(on: Queryable): Promise<UsesById>;
  readonly staffNames: typeof staffNames;
}
