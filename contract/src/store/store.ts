import { z } from 'zod/mini';
import { position } from '../service/address.ts';

/** Times on the wall like `07:15`; `24:00` is the end of a day. One that ends before it begins ends on the next day. */
export const openingSpan = z.object({ from: z.string(), until: z.string() });
export type OpeningSpan = z.infer<typeof openingSpan>;

/** A stretch of time without a gap in which a store is open. */
const opening = z.object({
  from: z.string(),
  until: z.string(),
  /** Why the hours are not the usual ones. */
  note: z.optional(z.string()),
  /** It closes before its usual time. */
  early: z.optional(z.boolean()),
});

/** A day with other hours than usual, from midnight to midnight. */
const exception = z.object({ from: z.string(), until: z.string(), note: z.string() });

/** A store as a list shows it. */
export const foundStore = z.object({
  id: z.string(),
  name: z.string(),
  streetName: z.string(),
  streetNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  position,
  phoneNumber: z.optional(z.string()),
  /** Keys of messages `service.store.offers.*`. */
  services: z.array(z.string()),
  /** Goods can be collected here. */
  collect: z.boolean(),
  /** The one that runs and those that come next, as moments. */
  openings: z.array(opening),
  exceptions: z.array(exception),
  /** Metres from the place that was asked about. */
  distance: z.optional(z.int()),
});
export type FoundStore = z.infer<typeof foundStore>;

/** What a list of stores is narrowed by; all of it stands in the address. */
export interface StoreAsk {
  /** A place, a postal code or the name of a store. */
  readonly q: string;
  readonly services: readonly string[];
  /** Only those that are open now. */
  readonly open: boolean;
}

/** Beside the keys of services: stores goods can be collected at. */
export const collectService = 'collect';

/** What a search found. */
export const foundStores = z.object({
  stores: z.array(foundStore),
  /** How many there are, however many are shown. */
  found: z.int(),
  /** All stores of the retailer, and those that are open now. */
  total: z.int(),
  openNow: z.int(),
  /** What was typed lies here. */
  near: z.optional(z.object({ name: z.string(), position })),
  /** Nobody knows a place of that name. */
  unknownPlace: z.optional(z.boolean()),
});
export type FoundStores = z.infer<typeof foundStores>;

/** A line under the field of the finder: a store, or a place. */
export const storeSuggestion = z.object({
  /** `Wien Neubau`, `1070`, `Neubaugasse` */
  name: z.string(),
  store: z.optional(
    z.pick(foundStore, { id: true, streetName: true, streetNumber: true, postalCode: true, city: true }),
  ),
  /** Of a place: what it belongs to, `Wien`. */
  place: z.optional(z.string()),
});
export type StoreSuggestion = z.infer<typeof storeSuggestion>;

/** How many stores one answer has. */
export const mostStores = 100;

/** A store on a page of its own. */
export interface StoreDetail extends FoundStore {
  /** Monday first; a day without any is closed. */
  readonly week: readonly (readonly OpeningSpan[])[];
  /** The next days with other hours, soonest first. */
  readonly days: readonly StoreDay[];
  /** How one gets there: by what, and where from. */
  readonly directions: readonly (readonly [by: string, words: string])[];
}

export interface StoreDay {
  /** `2026-12-08` */
  readonly date: string;
  readonly note: string;
  /** None: it stays closed. */
  readonly hours: readonly OpeningSpan[];
}
