import type { Catalogue } from './catalogue/catalogue.ts';
import { demoFixtures } from './catalogue/storage/demoFixtures.ts';
import { journalNames } from './journalNames.ts';
import type { Database } from './platform/database/database.ts';
import type { Room } from './platform/http/room.ts';
import type { Settings } from './platform/settings.ts';
import { demoStaffRoute, openDemoStaff } from './staff/demo/demoStaff.ts';
import { openStaff } from './staff/openStaff.ts';
import { staffRoutes } from './staff/routes.ts';
import type { Staff } from './staff/staff.ts';
import type { Tenant } from './tenant/tenant.ts';

interface Parts {
  readonly tenant: Tenant;
  readonly database: Database;
  readonly settings: Settings;
  readonly catalogue: () => Pick<Catalogue, 'stores'>;
}

export interface StaffRoom extends Room {
  /** For the rooms that serve calls of the studio. */
  readonly staff: Staff;
}

/** The studio's people; with the demo's accounts where this is a demo. */
export async function staffRoom({ tenant, database, settings, catalogue }: Parts): Promise<StaffRoom> {
  const isStore = (id: string) => catalogue().stores.has(id);
  const staff = openStaff({ database, settings, shopName: tenant.file.name, isStore });
  const todo = await demoFixtures(database, tenant.publicConfig.environment);
  const demo = await openDemoStaff({ ...staff, tenantId: tenant.id, todo });
  return {
    staff,
    routes: (app) => {
      staffRoutes(app, staff, journalNames);
      if (demo) demoStaffRoute(app, staff, demo);
    },
  };
}
