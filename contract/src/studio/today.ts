import { z } from 'zod/mini';

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
  /** Drafts that are not published: one's own, and everybody's. */
  drafts: z.optional(z.object({ own: z.int(), all: z.int() })),
  /** What pages name and the shop does not have. */
  deadContent: z.optional(z.array(z.object({ place: z.string(), name: z.string() }))),
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
