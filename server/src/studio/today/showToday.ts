import type { Permission, SlotLoad, Today, TodayContent } from '@trolley/contract';
import type { DaySpan, HourOfDay } from '../../order/operations/salesOfDays.ts';
import { localDay, localMidnight } from '../../platform/localMidnight.ts';
import { salesAgainstUsual, weeks } from './salesAgainstUsual.ts';

/** What Today asks of the other rooms, each cheap with a million orders; missing where the shop has nothing of it. */
export interface TodaySources {
  slotLoads?(from: Date, until: Date, stores: readonly string[] | null): Promise<readonly SlotLoad[]>;
  salesOfDays?(days: readonly DaySpan[]): Promise<readonly HourOfDay[]>;
  ordersWithoutTime?(): Promise<readonly string[]>;
  ordersInNeed?(): Promise<ReadonlySet<string>>;
  failedMails(): Promise<number>;
  content(staffId: string): Promise<TodayContent>;
  emptySearches(from: string): Promise<readonly { readonly term: string; readonly times: number }[]>;
}

interface Asker {
  readonly id: string;
  readonly permissions: ReadonlySet<Permission>;
  readonly stores: readonly string[] | null;
}

const day = 86_400_000;

/** Whoever is bound to stores sees the slots of those; sales, orders and searches are of the whole shop, for the others. */
export async function showToday(
  sources: TodaySources,
  { id, permissions, stores }: Asker,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): Promise<Today> {
  const midnight = localMidnight(timeZone);
  const today = localDay(now, timeZone);
  const may = (permission: Permission) => permissions.has(permission);
  const mayAll = (permission: Permission) => stores === null && may(permission);

  async function slots(): Promise<Today['slots']> {
    if (!may('slots:read') || !sources.slotLoads) return undefined;
    const tomorrow = midnight(today + 1);
    const loads = await sources.slotLoads(new Date(midnight(today)), new Date(midnight(today + 2)), stores);
    const isTomorrow = ({ startsAt }: SlotLoad) => Date.parse(startsAt) >= tomorrow;
    return { today: loads.filter((load) => !isTomorrow(load)), tomorrow: loads.filter(isTomorrow) };
  }

  async function needs(): Promise<Today['needs']> {
    if (!mayAll('orders:read')) return undefined;
    const [withoutTime = [], payments, mails] = await Promise.all([
      sources.ordersWithoutTime?.(),
      sources.ordersInNeed?.(),
      sources.failedMails(),
    ]);
    return { withoutTime: [...withoutTime], payments: [...(payments ?? [])], mails };
  }

  async function sales(): Promise<Today['sales']> {
    if (!mayAll('reports:read') || !sources.salesOfDays) return undefined;
    const days = Array.from({ length: weeks + 1 }, (_, week) => today - 7 * week);
    const spans = days.map((one) => ({ from: new Date(midnight(one)), until: new Date(midnight(one + 1)) }));
    return salesAgainstUsual(await sources.salesOfDays(spans), (now - midnight(today)) / 3_600_000);
  }

  async function searches(): Promise<Today['emptySearches']> {
    // Whoever writes the pages can answer what is looked for in vain, too.
    if (!mayAll('reports:read') && !mayAll('content:read')) return undefined;
    return [...(await sources.emptySearches(new Date((today - 6) * day).toISOString().slice(0, 10)))];
  }

  const content = async () => (may('content:read') ? sources.content(id) : undefined);
  const [slotsOf, needsOf, salesOf, searchesOf, contentOf] = await Promise.all([
    slots(),
    needs(),
    sales(),
    searches(),
    content(),
  ]);
  return {
    at: new Date(now).toISOString(),
    ...(slotsOf && { slots: slotsOf }),
    ...(needsOf && { needs: needsOf }),
    ...(contentOf && { content: contentOf }),
    ...(salesOf && { sales: salesOf }),
    ...(searchesOf && { emptySearches: searchesOf }),
  };
}
