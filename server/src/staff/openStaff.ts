import type { Database } from '../platform/database/database.ts';
import { createPasswords } from '../platform/passwords/createPasswords.ts';
import { createRateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import type { Settings } from '../platform/settings.ts';
import { createStaffSessions } from './session/createStaffSessions.ts';
import type { Staff } from './staff.ts';

interface Parts {
  readonly database: Database;
  readonly settings: Pick<Settings, 'baseUrl' | 'passwordMemoryKb'>;
  readonly shopName: string;
  isStore(id: string): boolean;
  readonly now?: () => number;
}

/** The retailer's own people. */
export function openStaff({ database, settings, shopName, isStore, now = Date.now }: Parts): Staff {
  const { baseUrl } = settings;
  const rateLimiter = createRateLimiter(database);
  return {
    database,
    passwords: createPasswords(settings, { atOnce: 1 }),
    rateLimiter,
    sessions: createStaffSessions({ database, rateLimiter, baseUrl }),
    baseUrl,
    shopName,
    isStore,
    now,
  };
}
