import { z } from 'zod/mini';
import { openingSpan } from '../store/store.ts';
import { position } from './address.ts';

/** A part of the country that is delivered to, and the stores its orders are picked in. */
export const deliveryArea = z.object({
  number: z.string(),
  name: z.string(),
  postalCodes: z.array(z.string()),
  /** Stores, the first one's assortment is what is shown. */
  pickingUnitIds: z.array(z.string()),
  /** The assortment zone of its first store. */
  zone: z.string(),
});
export type DeliveryArea = z.infer<typeof deliveryArea>;

/** A store goods can be collected at. */
export const collectStore = z.object({
  storeId: z.string(),
  name: z.string(),
  zone: z.string(),
  streetName: z.string(),
  streetNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  position,
  phoneNumber: z.optional(z.string()),
  /** Monday first; none on a day it is closed, several where there is a gap. */
  openingHours: z.array(z.array(openingSpan)),
  /** Keys of messages `service.store.offers.*`. */
  services: z.array(z.string()),
  /** Metres from the position that was asked about. */
  distance: z.optional(z.int()),
});
export type CollectStore = z.infer<typeof collectStore>;
