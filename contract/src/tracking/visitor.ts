import { z } from 'zod/mini';

/** Ids that analytics know a browser by; nothing of the shop is found with them. */
export const visitor = z.object({
  /** Of Google's cookie `_ga`. */
  clientId: z.optional(z.string().check(z.regex(/^\d{1,20}\.\d{1,20}$/))),
  /** Of this visit, for Umami. */
  visitorId: z.optional(z.uuid()),
});
export type Visitor = z.infer<typeof visitor>;
