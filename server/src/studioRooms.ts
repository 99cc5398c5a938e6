import type { Room } from './platform/http/room.ts';
import type { ShopParts } from './shopParts.ts';
import { staffRoom } from './staffRoom.ts';
import { studioRoom } from './studioRoom.ts';

type Parts = Pick<ShopParts, 'settings' | 'tenant' | 'database' | 'snapshots' | 'studio'>;

/** What the retailer's own people work with: every room gets `staff`, whose sessions say who calls. */
export async function studioRooms({ settings, tenant, database, snapshots, studio }: Parts): Promise<readonly Room[]> {
  const catalogue = () => snapshots.current().parts.catalogue;
  const people = await staffRoom({ tenant, database, settings, catalogue });
  const { staff } = people;
  return [people, studioRoom({ tenant, settings, catalogue, staff, studio })];
}
