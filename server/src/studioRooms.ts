import type { Customers } from './customer/customers.ts';
import { deskRoom } from './deskRoom.ts';
import { mediaRoom } from './mediaRoom.ts';
import type { Selling } from './openSelling.ts';
import type { ShopParts as SnapshotParts } from './page/pageShop.ts';
import type { Previews } from './page/preview/previews.ts';
import { peopleRecords } from './peopleRecords.ts';
import type { Room } from './platform/http/room.ts';
import type { SnapshotScope } from './platform/snapshot/snapshotScope.ts';
import type { OwnedFiles } from './platform/storage/ownedFiles.ts';
import { previewRoom } from './previewRoom.ts';
import type { ShopParts } from './shopParts.ts';
import { staffRoom } from './staffRoom.ts';
import type { Stores } from './store/stores.ts';
import { studioRoom } from './studioRoom.ts';
import { wordsRoom } from './wordsRoom.ts';

type Parts = Pick<
  ShopParts,
  'settings' | 'tenant' | 'database' | 'snapshots' | 'discovery' | 'studio' | 'screens' | 'log'
> & {
  readonly stores?: Stores | undefined;
  /** Missing where nothing is sold online. */
  readonly selling: Selling | undefined;
  /** Missing where there are no accounts. */
  readonly customers: Customers | undefined;
  readonly files: OwnedFiles;
  readonly scope: SnapshotScope<SnapshotParts>;
};

export interface StudioRooms {
  readonly rooms: readonly Room[];
  /** The shop as staff look at it before shoppers do. */
  readonly previews: Previews;
}

/** What the retailer's own people work with: every room gets `staff`, whose sessions say who calls. */
export async function studioRooms(parts: Parts): Promise<StudioRooms> {
  const { settings, tenant, database, snapshots, stores, selling, customers, files, log } = parts;
  const { screens = [] } = parts;
  const catalogue = () => snapshots.current().parts.catalogue;
  const people = await staffRoom({ tenant, database, settings, catalogue });
  const { staff } = people;
  const desk = await deskRoom({ tenant, database, snapshots, sessions: staff.sessions });
  const records = peopleRecords({
    ...{ tenant, database, sessions: staff.sessions, customers },
    selling: selling && { orders: selling.orders, plans: selling.file.pass.plans },
  });
  const preview = previewRoom({ ...parts, staff, screens });
  return {
    rooms: [
      people,
      desk,
      records,
      studioRoom({ ...parts, staff, contentToday: desk.contentToday, records }),
      wordsRoom({ tenant, database, snapshots, sessions: staff.sessions, stores }),
      mediaRoom({ database, files, log, sessions: staff.sessions }),
      preview,
    ],
    previews: preview.previews,
  };
}
