import { readBacklogs } from './platform/backlog/readBacklogs.ts';
import type { Database } from './platform/database/database.ts';
import { createHttpApp, type HttpApp, type HttpParts } from './platform/http/httpApp.ts';
import type { Room } from './platform/http/room.ts';
import type { Snapshots } from './platform/snapshot/snapshot.ts';

interface Parts extends Pick<HttpParts, 'settings' | 'log' | 'metrics'> {
  readonly database: Pick<Database, 'isReachable' | 'query'>;
  readonly snapshots: Pick<Snapshots<unknown>, 'current'>;
  /** What a balancer should wait for besides; a visitor who is there already need not. */
  isPrepared?(): boolean;
}

/** The HTTP side of the shop: what its rooms serve, in their order. It listens nowhere yet. */
export async function createApp(parts: Parts, rooms: readonly Room[]): Promise<HttpApp> {
  const { database, snapshots, isPrepared = () => true, ...http } = parts;
  const caches = rooms.filter((room) => room.answerFromCache);
  const app = await createHttpApp({
    ...http,
    fastPath: (request, response) => caches.some((room) => room.answerFromCache?.(request, response)),
    isDatabaseReachable: () => database.isReachable(),
    isSnapshotLoaded: () => snapshots.current().version !== '' && isPrepared(),
  });
  for (const room of rooms) await room.routes?.(app);
  const backlogs = rooms.flatMap((room) => room.backlogs ?? []);
  http.metrics.watchBacklogs(readBacklogs(backlogs, { database, log: http.log }));
  return app;
}
