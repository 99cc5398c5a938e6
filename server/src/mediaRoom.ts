import { mediaUses } from './content/mediaUses/mediaUses.ts';
import type { MediaLibrary } from './mediaLibrary/library.ts';
import { purgeJob } from './mediaLibrary/purgeFiles.ts';
import { mediaLibraryRoutes } from './mediaLibrary/routes.ts';
import type { Database } from './platform/database/database.ts';
import type { Room } from './platform/http/room.ts';
import type { Log } from './platform/log.ts';
import { createRateLimiter } from './platform/rateLimit/rateLimiter.ts';
import type { OwnedFiles } from './platform/storage/ownedFiles.ts';
import { staffNames } from './staff/account/staffNames.ts';
import type { StaffSessions } from './staff/session/sessions.ts';

interface Parts {
  readonly database: Database;
  readonly files: OwnedFiles;
  readonly log: Log;
  readonly sessions: StaffSessions;
}

/** The studio's pictures; where they are used, content knows. */
export function mediaRoom({ database, files, log, sessions }: Parts): Room {
  const rateLimiter = createRateLimiter(database);
  const library: MediaLibrary = { database, files, rateLimiter, usesOf: mediaUses, staffNames };
  return {
    routes: (app) => mediaLibraryRoutes(app, library, sessions),
    jobs: [purgeJob(library, log)],
  };
}
