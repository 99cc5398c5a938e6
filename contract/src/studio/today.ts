import { z } from 'zod/mini';
import { versionCauses } from '../content/studio.ts';

/** All slots of one time, over all places one may see. */
export const slotLoad = z.object({
  kind: z.enum(['DELIVERY', 'CLICK_AND_COLLECT']),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** The last one of them. */
  cutOffAt: z.iso.datetime(),
  capacity: z.int(),
  booked: z.int(),
});
export type SlotLoad = z.infer<typeof slotLoad>;

const sums = z.object({ orders: z.int(), cents: z.int() });

/** An item, with the title of its page; of a configuration its type. */
const named = { item: z.string(), title: z.string() };
const by = z.optional(z.object({ id: z.uuid(), name: z.string() }));
const drafts = z.object({
  /** All there are; the latest few are told. */
  count: z.int(),
  drafts: z.array(z.object({ ...named, changedAt: z.iso.datetime(), isNew: z.boolean(), by })),
});

/** What an editor's day asks for; of everything a few, the most urgent or the latest. */
export const todayContent = z.object({
  own: drafts,
  others: drafts,
  /** Those that failed, then what appears by itself within two weeks. */
  plans: z.array(z.object({ ...named, id: z.uuid(), at: z.iso.datetime(), failed: z.boolean(), by })),
  /** Live pages and configurations with problems, the most first. */
  problems: z.object({ count: z.int(), items: z.array(z.object({ ...named, problems: z.int() })) }),
  /** What became live or went. */
  changes: z.array(z.object({ ...named, at: z.iso.datetime(), revision: z.int(), cause: z.enum(versionCauses), by })),
});
export type TodayContent = z.infer<typeof todayContent>;

/** What the day asks for; a part is missing where one may not see it, or the shop has nothing of it. */
export const today = z.object({
  at: z.iso.datetime(),
  slots: z.optional(z.object({ today: z.array(slotLoad), tomorrow: z.array(slotLoad) })),
  needs: z.optional(
    z.object({
      /** Orders whose time was gone when the money came. */
      withoutTime: z.array(z.string()),
      /** Orders whose payment waits for a person. */
      payments: z.array(z.string()),
      /** Mails that were given up; 1000 stands for more. */
      mails: z.int(),
    }),
  ),
  content: z.optional(todayContent),
  sales: z.optional(
    z.object({
      /** Until now, and of the last four of the same weekday until the same time, on average. */
      now: sums,
      usual: sums,
      /** Cents of each hour since midnight in the shop; today's end with the hour of now. */
      hours: z.array(z.int()),
      usualHours: z.array(z.int()),
    }),
  ),
  /** Of the last seven days; terms that only few searched for are never told. */
  emptySearches: z.optional(z.array(z.object({ term: z.string(), times: z.int() }))),
});
export type Today = z.infer<typeof today>;
