import type { StudioBoot, StudioShop } from '@trolley/contract';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Room } from './platform/http/room.ts';
import { paths } from './platform/paths.ts';
import type { Settings } from './platform/settings.ts';
import type { Staff } from './staff/staff.ts';
import { studioRoutes } from './studio/routes.ts';
import { builtStudio, type StudioFiles } from './studio/studioFiles.ts';
import type { Tenant } from './tenant/tenant.ts';

interface Parts {
  readonly tenant: Tenant;
  readonly settings: Pick<Settings, 'baseUrl'>;
  readonly catalogue: () => Pick<Catalogue, 'stores'>;
  readonly staff: Pick<Staff, 'sessions'>;
  /** Missing: as it was built. */
  readonly studio?: StudioFiles | undefined;
}

/** The studio itself: its page, its files, and what it asks of the shop as a whole. */
export function studioRoom({ tenant, settings, catalogue, staff, studio = builtStudio(paths.studio) }: Parts): Room {
  const { id, theme, media, file } = tenant;
  const boot: StudioBoot = {
    name: file.name,
    tenant: id,
    language: file.locale.startsWith('de') ? 'de' : 'en',
    mark: theme.logo.mark,
  };
  const shop = (): StudioShop => ({
    name: file.name,
    tenant: id,
    locale: file.locale,
    timeZone: file.timeZone,
    currency: file.currency,
    baseUrl: settings.baseUrl,
    stores: [...catalogue().stores.values()]
      .map(({ id: store, name }) => ({ id: store, name }))
      .sort((one, other) => one.name.localeCompare(other.name, file.locale)),
  });
  const shown = { boot, theme, urlOf: media.urlOf };
  return { routes: (app) => studioRoutes(app, { files: studio, shown, sessions: staff.sessions, shop }) };
}
