import { deskRoom } from './deskRoom.ts';
import type { Room } from './platform/http/room.ts';
import type { ShopParts } from './shopParts.ts';
import { staffRoom } from './staffRoom.ts';
import type { Stores } from './store/stores.ts';
import { studioRoom } from './studioRoom.ts';
import { wordsRoom } from './wordsRoom.ts';

type Parts = Pick<ShopParts, 'settings' | 'tenant' | 'database' | 'snapshots' | 'studio'> & {
  readonly stores?: Stores | undefined;
};

/** What the retailer's own people work with: every room gets `staff`, whose sessions say who calls. */
export async function studioRooms(parts: Parts): Promise<readonly Room[]> {
  const { settings, tenant, database, snapshots, studio, stores } = parts;
  const catalogue = () => snapshots.current().parts.catalogue;
  const people = await staffRoom({ tenant, database, settings, catalogue });
  const { staff } = people;
  const desk = await deskRoom({ tenant, database, snapshots, sessions: staff.sessions });
  return [
    people,
    desk,
    studioRoom({ tenant, settings, catalogue, staff, studio }),
    wordsRoom({ tenant, database, snapshots, sessions: staff.sessions, stores }),
  ];
}
