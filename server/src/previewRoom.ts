import type { ScreenName } from '@trolley/contract';
import { previewSources } from './content/desk/previewSources.ts';
import type { ShopParts } from './page/pageShop.ts';
import { openPreviews } from './page/preview/openPreviews.ts';
import { answerInPreview } from './page/preview/previewCalls.ts';
import type { PreviewSources, Previews } from './page/preview/previews.ts';
import { previewRoutes } from './page/preview/routes.ts';
import type { Database } from './platform/database/database.ts';
import type { Room } from './platform/http/room.ts';
import type { Log } from './platform/log.ts';
import type { Snapshots } from './platform/snapshot/snapshot.ts';
import type { SnapshotScope } from './platform/snapshot/snapshotScope.ts';
import { createPreviewTokens } from './staff/preview/previewTokens.ts';
import type { Staff } from './staff/staff.ts';
import type { Tenant } from './tenant/tenant.ts';

interface Parts {
  readonly tenant: Tenant;
  readonly database: Database;
  readonly snapshots: Pick<Snapshots<ShopParts>, 'current' | 'refresh'>;
  readonly scope: SnapshotScope<ShopParts>;
  readonly staff: Pick<Staff, 'sessions' | 'rateLimiter'>;
  readonly screens: readonly ScreenName[];
  readonly log: Log;
  /** Missing: what editors work at and have planned. */
  readonly sources?: PreviewSources;
}

export interface PreviewRoom extends Room {
  readonly previews: Previews;
}

/** The shop as staff look at it before shoppers do. */
export function previewRoom({ staff, scope, ...parts }: Parts): PreviewRoom {
  const { sessions, rateLimiter } = staff;
  const { sources = previewSources(parts.database) } = parts;
  const tokens = createPreviewTokens({ database: parts.database, rateLimiter });
  const previews = openPreviews({ ...parts, tokens, sources, rateLimiter });
  return {
    previews,
    routes: (app) => {
      answerInPreview(app, { previews, scope });
      previewRoutes(app, { sessions, tokens, previews });
    },
  };
}
