import { z } from 'zod/mini';
import { distributionTypes, position } from './address.ts';
import { billingFields, orderLimits } from './orderConfig.ts';

const cents = z.int().check(z.minimum(0));
const id = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'expected a short name like "wien-mitte"'));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time like "07:30"'));
/**
 * `12-25` every year, `2026-05-14` once, `easter+1` counted from Easter Sunday, `first-monday-05` the first Monday in May,
 * `last-friday` the last Friday of every month.
 */
const dayRule = z
  .string()
  .check(
    z.regex(
      /^(\d{2}-\d{2}|\d{4}-\d{2}-\d{2}|easter([+-]\d{1,3})?|(first|second|third|fourth|last)-(mon|tues|wednes|thurs|fri|satur|sun)day(-(0[1-9]|1[0-2]))?)$/,
      'expected a day like "12-25", "easter+1" or "first-monday-05"',
    ),
  );
const minutes = z.int().check(z.minimum(1));

/** `tenants/<id>/service/service.json`: how a tenant serves its shoppers. */
export const serviceFile = z.strictObject({
  distributionTypes: z.array(z.enum(distributionTypes)).check(z.minLength(1)),
  servicePrompt: z.strictObject({
    required: z.boolean(),
    everyAdds: z._default(z.int().check(z.minimum(1)), 5),
  }),
  order: z.strictObject({ DELIVERY: orderLimits, CLICK_AND_COLLECT: orderLimits }),
  /** What is authorised beyond the total while weighed goods are in the cart, in percent. */
  overAuthorizationPercentage: z.int().check(z.minimum(0), z.maximum(50)),
  crate: z.optional(z.strictObject({ deposit: cents, grams: z.int().check(z.minimum(1)) })),
  /** Grams of a piece whose pack size has no weight, such as a toothbrush. */
  assumedGrams: z.int().check(z.minimum(1)),
  /** Class of value added tax of the fee of a cart without goods. */
  feeVat: z.string(),
  /** How long a slot is held; activity extends it up to `mostMinutes`. */
  hold: z.strictObject({ minutes, mostMinutes: minutes }),
  /** How many days ahead slots are offered. */
  horizonDays: z.int().check(z.minimum(1), z.maximum(60)),
  /** A van is near when it stops within so many metres in the same slot. */
  greenWithinMetres: z.int().check(z.minimum(1)),
  /** After so many idle days a guest's cart is deleted. */
  guestCartIdleDays: z.int().check(z.minimum(1)),
  deliveryPhoneNumber: z.enum(['Optional', 'Mandatory']),
  billingFields,
  invalidAddressMessage: z.string().check(z.minLength(1)),
  country: z.strictObject({ code: z.string().check(z.regex(/^[A-Z]{2}$/)), name: z.string() }),
  /** Days without service. */
  holidays: z.array(dayRule),
  /** Weekly patterns; areas and stores name the one they follow. */
  plans: z.record(
    id,
    z.array(
      z.strictObject({
        /** 1 is Monday. */
        weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1)),
        from: time,
        until: time,
        /** Minutes before its beginning until which it can be ordered. */
        cutOffMinutes: z.int().check(z.minimum(0)),
        capacity: z.int().check(z.minimum(0)),
        fee: cents,
      }),
    ),
  ),
});
export type ServiceFile = z.infer<typeof serviceFile>;

/** `tenants/<id>/service/areas.json` */
export const areasFile = z
  .array(
    z.strictObject({
      number: id,
      name: z.string(),
      postalCodes: z.array(z.string()),
      /** Corners as [longitude, latitude], as in GeoJSON; the last one leads to the first. */
      polygon: z.optional(z.array(z.tuple([z.number(), z.number()])).check(z.minLength(3))),
      /** Stores of the catalogue; the first one's assortment is shown. */
      pickingUnitIds: z.array(id).check(z.minLength(1)),
      plan: id,
      /** Shown to shoppers without a chosen place. */
      default: z.optional(z.literal(true)),
    }),
  )
  .check(z.minLength(1));
export type AreasFile = z.infer<typeof areasFile>;

/** `until` may be `24:00`; one that ends before it begins ends on the next day. */
const span = z.strictObject({
  from: time,
  until: z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'expected a time like "19:45" or "24:00"')),
});
const day = z.nullable(z.union([span, z.array(span)]));
const note = z.string().check(z.minLength(1), z.maxLength(80));

/** `tenants/<id>/service/stores.json`: what the catalogue's stores are beside their assortment. */
export const storesFile = z.array(
  z.strictObject({
    id,
    streetName: z.string(),
    streetNumber: z.string(),
    postalCode: z.string(),
    city: z.string(),
    position,
    phoneNumber: z.optional(z.string()),
    /** Monday first; `null` is closed, a list has gaps between its times. */
    openingHours: z.array(day).check(z.length(7)),
    /** Days with other hours, and why: an early close, an opening party. A date comes before the holidays of all stores, a day that is counted after them. */
    days: z.optional(z.array(z.strictObject({ day: dayRule, note, hours: z.array(span) }))),
    services: z.array(z.string()),
    /** How one gets there: by what, and where from. */
    directions: z.optional(z.array(z.tuple([z.string(), z.string()]))),
    /** Goods can be collected here, in slots of this plan. */
    collect: z.optional(id),
  }),
);
export type StoresFile = z.infer<typeof storesFile>;

/** `tenants/<id>/service/holidays.json`: days on which all stores have other hours; none: they stay closed. */
export const holidaysFile = z.array(z.strictObject({ day: dayRule, name: note, hours: z._default(z.array(span), []) }));
export type HolidaysFile = z.infer<typeof holidaysFile>;

/** `tenants/<id>/service/places.json`: the built-in map, street by street. */
export const placesFile = z.strictObject({
  /** Code → place and middle of it. */
  postalCodes: z.record(z.string(), z.strictObject({ city: z.string(), at: z.tuple([z.number(), z.number()]) })),
  /** Postal code, name, longitude, latitude of its middle. */
  streets: z.array(z.tuple([z.string(), z.string(), z.number(), z.number()])),
});
export type PlacesFile = z.infer<typeof placesFile>;

/** `tenants/<id>/cart/discount-codes.json`: codes of the demo; their days count from today, so they never age. */
export const discountCodesFile = z.array(
  z.strictObject({
    code: z.string().check(z.regex(/^[A-Z0-9]{3,20}$/)),
    name: z.string(),
    kind: z.enum(['percent', 'amount', 'serviceFee']),
    /** Percent or cents; of a waived service fee nothing. */
    value: z.int().check(z.minimum(0)),
    minimumOrderValue: z._default(cents, 0),
    distributionTypes: z.optional(z.array(z.enum(distributionTypes))),
    fromDays: z.int(),
    untilDays: z.int(),
    active: z._default(z.boolean(), true),
    mostApplications: z.optional(z.int()),
    applications: z._default(z.int(), 0),
    /** Everybody may use it once: customers by their account, guests by their address. */
    oncePerCustomer: z._default(z.boolean(), false),
    /** Goes together with any other code; two that do not say so exclude each other. */
    combinable: z._default(z.boolean(), false),
  }),
);
export type DiscountCodesFile = z.infer<typeof discountCodesFile>;
