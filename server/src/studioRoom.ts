import type { StudioBoot, StudioShop } from '@trolley/contract';
import { noFilter, pathTo } from '@trolley/contract';
import { pagesOfEditors } from './content/desk/item/pagesOfEditors.ts';
import { ordersInNeed } from './order/command/attention.ts';
import { salesOfDays } from './order/operations/salesOfDays.ts';
import { ordersWithoutTime } from './order/operations/withoutTime.ts';
import type { PeopleRecords } from './peopleRecords.ts';
import type { Room } from './platform/http/room.ts';
import { countFailedMails } from './platform/mail/countFailedMails.ts';
import { paths } from './platform/paths.ts';
import { readSearchTerm } from './search/searchTerm.ts';
import { slotLoads } from './service/slots/slotLoads.ts';
import type { ShopParts } from './shopParts.ts';
import { findStaff } from './staff/account/findStaff.ts';
import type { Staff } from './staff/staff.ts';
import type { FindSources } from './studio/find.ts';
import { studioRoutes } from './studio/routes.ts';
import { builtStudio } from './studio/studioFiles.ts';
import type { TodaySources } from './studio/today/showToday.ts';
import { emptySearches } from './tracking/emptySearches.ts';

type Shop = Pick<ShopParts, 'tenant' | 'settings' | 'database' | 'snapshots' | 'discovery' | 'studio' | 'keptAssets'>;

interface Parts extends Shop {
  readonly staff: Pick<Staff, 'sessions'>;
  readonly contentToday: TodaySources['content'];
  readonly records: PeopleRecords;
}

/** The studio itself: its page, its files, and what it asks of the shop as a whole. */
export function studioRoom(parts: Parts): Room {
  const { tenant, settings, snapshots, staff, keptAssets, studio = builtStudio(paths.studio) } = parts;
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
    hasOrders: parts.records.findOrders !== undefined,
    hasCustomers: parts.records.findCustomers !== undefined,
    stores: [...snapshots.current().parts.catalogue.stores.values()]
      .map(({ id: store, name }) => ({ id: store, name }))
      .sort((one, other) => one.name.localeCompare(other.name, file.locale)),
  });
  const shown = { boot, theme, urlOf: media.urlOf };
  const { sessions } = staff;
  const [today, find] = [todayOf(parts), findOf(parts)];
  return { routes: (app) => studioRoutes(app, { files: studio, keptAssets, shown, sessions, shop, today, find }) };
}

const mostMails = 1000;
const mostOrders = 50;

function todayOf({ tenant, database, contentToday }: Parts): TodaySources {
  const sells = tenant.file.clientRuntimeConfig.featureCartCheckout;
  return {
    ...(sells && {
      slotLoads: (from, until, stores) => slotLoads(database, { from, until, stores }),
      salesOfDays: (days) => salesOfDays(database, days),
      ordersWithoutTime: () => ordersWithoutTime(database, mostOrders),
      ordersInNeed: () => ordersInNeed({ database }),
    }),
    failedMails: () => countFailedMails(database, mostMails),
    content: contentToday,
    emptySearches: (from) => emptySearches(database, { from, most: 8, fewest: 3 }),
  };
}

function findOf({ tenant, database, snapshots, discovery, records }: Parts): FindSources {
  const hasProducts = tenant.file.clientRuntimeConfig.featureProductDiscovery;
  return {
    async products(words, most) {
      const term = readSearchTerm(words);
      if (!hasProducts || term === '') return [];
      const ask = { term, filter: noFilter, page: 1, pageSize: most, zone: '' };
      return (await discovery.products(ask)).results.slice(0, most);
    },
    productAddress: (slug) => pathTo(tenant.routes, 'product-slug', { slug }),
    pages: () => pagesOfEditors(database, snapshots.current().parts.content.stored),
    people: (finding) => findStaff(database, finding),
    orders: records.findOrders,
    customers: records.findCustomers,
  };
}
