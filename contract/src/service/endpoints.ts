import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { distributionAddress, distributionTypes } from './address.ts';
import { collectStore, deliveryArea } from './area.ts';
import { place, placeSuggestion } from './maps.ts';
import { orderConfig } from './orderConfig.ts';
import { positionQuery } from './positionQuery.ts';
import { slotDay, timeSlot } from './slot.ts';

const domain = 'service';
const optionalText = (most = 100) => z.optional(z.string().check(z.maxLength(most)));
const flag = z.optional(z.stringbool());

export const getOrderConfig = defineEndpoint({
  method: 'GET',
  path: '/api/order-config',
  domain,
  summary:
    'Minimum and maximum order value and maximum weight for each service type, and how the shop asks for a place.',
  reply: orderConfig,
});

export const getCheckoutStores = defineEndpoint({
  method: 'GET',
  path: '/api/checkout-stores',
  domain,
  summary: 'The stores goods can be collected at; nearest first where a position is given.',
  query: z.object(positionQuery),
  reply: z.object({ stores: z.array(collectStore) }),
});

/** `area` is missing outside all delivery areas. */
const areaReply = z.object({ area: z.optional(deliveryArea) });

export const getDeliveryArea = defineEndpoint({
  method: 'GET',
  path: '/api/distribution/delivery-area',
  domain,
  summary: 'The area that serves an address: by its position if that is given, otherwise by its postal code.',
  query: z.object({ ...positionQuery, postalCode: optionalText(10), city: optionalText() }),
  reply: areaReply,
});

export const getDefaultDeliveryArea = defineEndpoint({
  method: 'GET',
  path: '/api/distribution/delivery-area/default',
  domain,
  summary: 'The area whose assortment is shown to shoppers without a chosen place.',
  reply: areaReply,
});

export const getDeliveryAreaAt = defineEndpoint({
  method: 'GET',
  path: '/api/distribution/delivery-area/intersection',
  domain,
  summary: 'The area a position lies in.',
  query: z.object(positionQuery),
  reply: areaReply,
});

/** How many suggestions stand under a field. */
export const fewSuggestions = 5;

export const getPlaceSuggestions = defineEndpoint({
  method: 'GET',
  path: '/api/maps/places/autocomplete',
  domain,
  summary: 'What a half-typed address may mean, at most five. Empty where nothing fits or the map is away.',
  query: z.object({ q: z.string().check(z.maxLength(200)), addressOnly: flag, restrictCountry: flag }),
  reply: z.object({ results: z.array(placeSuggestion) }),
});

/** `place` is missing where nothing was found or the map service is down. */
const placeReply = z.object({ place: z.optional(place) });

export const getPlaceAt = defineEndpoint({
  method: 'GET',
  path: '/api/maps/geocode/location',
  domain,
  summary: 'The address nearest to a position.',
  query: z.object({ ...positionQuery, addressOnly: flag }),
  reply: placeReply,
});

export const getPlaceOfAddress = defineEndpoint({
  method: 'GET',
  path: '/api/maps/geocode/address',
  domain,
  summary: 'Where a written address lies.',
  query: z.object({ address: z.string().check(z.maxLength(200)), restrictCountry: flag }),
  reply: placeReply,
});

export const getPlace = defineEndpoint({
  method: 'GET',
  path: '/api/maps/geocode/{id}',
  domain,
  summary: 'The address behind a suggestion; its two lines help where the id alone is no longer known.',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(300)) }),
  query: z.object({ primaryPart: optionalText(200), secondaryPart: optionalText(200) }),
  reply: placeReply,
});

export const getEarliestWindow = defineEndpoint({
  method: 'GET',
  path: '/api/capacity/window/earliest',
  domain,
  summary:
    'The first slot that is still free: of a store (`appointableId`) or of the area that serves the address. Empty where there is none.',
  query: z.object({
    distributionType: z.enum(distributionTypes),
    appointableId: optionalText(40),
    street: optionalText(),
    streetNumber: optionalText(20),
    postalCode: optionalText(10),
    country: optionalText(),
    city: optionalText(),
    ...positionQuery,
  }),
  reply: z.object({ window: z.optional(timeSlot) }),
});

/** A place as a list of known places shows it. */
export const placeOutlook = z.object({
  /** Somebody delivers there, or it can be collected there. */
  served: z.boolean(),
  /** Of a delivery: slots of one area are the same everywhere in it. */
  deliveryAreaNumber: z.optional(z.string()),
  /** The first slot that is still free. */
  window: z.optional(timeSlot),
  /** How many of the products asked about are not sold there. */
  unavailable: z.int(),
  /** How many of them cost something else there than where the browser's assortment is. */
  priceChanges: z.int(),
});
export type PlaceOutlook = z.infer<typeof placeOutlook>;

/** As many as an address book has, and some stores. */
export const mostPlaces = 30;

export const checkPlaces = defineEndpoint({
  method: 'POST',
  path: '/api/capacity/places',
  domain,
  summary:
    'For each of some places, in their order: whether it is served, its first free slot, what is not sold there, what costs something else there.',
  body: z.object({
    places: z.array(distributionAddress).check(z.maxLength(mostPlaces)),
    skus: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(300))),
  }),
  reply: z.object({ places: z.array(placeOutlook) }),
});

export const checkCapacity = defineEndpoint({
  method: 'POST',
  path: '/api/capacity',
  domain,
  summary:
    'The slots of an address or store, day by day; with `timeSlotId` also whether that one can still be had (an error code if not), and which of `skus` are not sold there.',
  query: z.object({ timeSlotId: optionalText(80) }),
  body: z.object({
    skus: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(300))),
    distributionAddress,
  }),
  reply: z.object({
    days: z.array(slotDay),
    earliest: z.optional(timeSlot),
    timeSlot: z.optional(z.object({ id: z.string(), errorCode: z.optional(z.string()) })),
    unavailableSkus: z.array(z.string()),
  }),
});
