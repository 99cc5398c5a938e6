import { z } from 'zod/mini';

/** Whom a retailer tells what shoppers do. Left out, the shop counts for itself alone. */
export const trackingSettings = z.strictObject({
  /** Counts in the shop's own database, without cookie and identifier. */
  counting: z._default(z.boolean(), true),
  /** Pushes into `window.dataLayer` for a tag manager, once statistics are allowed. */
  dataLayer: z._default(z.boolean(), false),
  /** A Umami of the retailer's own. */
  umami: z.optional(
    z.strictObject({
      host: z.url(),
      website: z.uuid(),
      /** `none`: the retailer's counsel holds that this Umami needs no consent. */
      consent: z._default(z.enum(['statistic', 'none']), 'statistic'),
    }),
  ),
  /** Where the server reports purchases to, in the form of GA4's Measurement Protocol. The secret comes from the environment. */
  measurement: z.optional(
    z.strictObject({
      url: z._default(z.url(), 'https://www.google-analytics.com/mp/collect'),
      measurementId: z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/, 'expected an id like "G-ABC123DEF4"')),
    }),
  ),
  /** Of so many page views in a hundred the speed is measured. */
  vitalsPercent: z._default(z.int().check(z.minimum(0), z.maximum(100)), 10),
});
export type TrackingSettings = z.infer<typeof trackingSettings>;

const defaults: TrackingSettings = { counting: true, dataLayer: false, vitalsPercent: 10 };

/** A tenant's settings, or what holds where it has none. */
export function trackingOf({ tracking }: { readonly tracking?: TrackingSettings | undefined }): TrackingSettings {
  return tracking ?? defaults;
}
