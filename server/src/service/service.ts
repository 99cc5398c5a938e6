import type {
  CartCode,
  CollectStore,
  DeliveryArea,
  DistributionAddress,
  DistributionType,
  DistributionWindow,
  OrderConfig,
  Place,
  PlaceSuggestion,
  Position,
  ServiceFile,
  SlotDay,
  TimeSlot,
} from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';

/** Whose slots: a delivery area's (its number) or a store's (its id). */
export interface SlotPlace {
  readonly kind: DistributionType;
  readonly id: string;
}

/** An address with everything the shop knows of it. */
export interface ResolvedAddress {
  /** Area and picking units filled in, of a store also its street. */
  readonly address: DistributionAddress;
  /** Whose prices and assortment hold there. */
  readonly zone: string;
  /** Whose stock is shown. */
  readonly store: string;
  readonly place: SlotPlace;
}

/** An expected failure, by the code it has on the wire. */
export interface ServiceFailure {
  readonly failure: CartCode;
}

/** What the shop serves, where and when; one for the whole process. */
export interface Service {
  readonly file: ServiceFile;
  readonly slots: Slots;
  readonly maps: Maps;
  orderConfig(): OrderConfig;
  areaOf(address: { readonly position?: Position; readonly postalCode?: string }): DeliveryArea | undefined;
  defaultArea(): DeliveryArea;
  areaByNumber(number: string): DeliveryArea | undefined;
  /** Those goods can be collected at; nearest first where a position is given, otherwise as the file has them. */
  stores(near?: Position): readonly CollectStore[];
  store(id: string): CollectStore | undefined;
  /** Failures: 130 without a type, 004 without a store, a postal code or a position, 132 where the shop does not serve. */
  resolve(address: Partial<DistributionAddress>): ResolvedAddress | ServiceFailure;
}

export interface StoredSlot {
  readonly id: string;
  readonly place: SlotPlace;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly cutOffAt: string;
  readonly fee: number;
}

export interface HoldAsk {
  readonly cartId: string;
  readonly slotId: string;
  /** Where the cart is served; a slot of another place is refused (022). */
  readonly place: SlotPlace;
  /** For green slots. */
  readonly near?: Position;
}

/** Each function is one statement. A cart's own hold never counts against it where its id is given. */
export interface Slots {
  /** From today to the horizon, days without slots included as empty ones. */
  days(place: SlotPlace, near?: Position, cartId?: string): Promise<SlotDay[]>;
  earliest(place: SlotPlace, near?: Position, cartId?: string): Promise<TimeSlot | undefined>;
  find(id: string): Promise<StoredSlot | undefined>;
  /** What is against choosing it (140, 022, 141, 023), or nothing. */
  check(place: SlotPlace, id: string, cartId?: string): Promise<CartCode | undefined>;
  /** Lets go of what the cart held before. Failures: 140 unknown, 022 of another place, 141 too late, 023 full. */
  hold(tx: Queryable, ask: HoldAsk): Promise<{ readonly window: DistributionWindow } | ServiceFailure>;
  /** Also one whose time has run out (`held: false`), until another is chosen or it is released. */
  windowOf(tx: Queryable, cartId: string): Promise<DistributionWindow | undefined>;
  release(tx: Queryable, cartId: string): Promise<void>;
  /** At a merge: the visitor's slot becomes the customer's, unless that cart has one of its own. */
  passOn(tx: Queryable, fromCartId: string, toCartId: string): Promise<void>;
  /** HELD → BOOKED, in the transaction that makes the order. Failures: 008 nothing chosen, 023 gone meanwhile. */
  book(tx: Queryable, cartId: string, near?: Position): Promise<ServiceFailure | undefined>;
  /** BOOKED → free, in the transaction that cancels the order. */
  unbook(tx: Queryable, slotId: string, near?: Position): Promise<void>;
}

export interface SuggestOptions {
  /** No mere places: only what has a street. */
  readonly addressOnly?: boolean;
  /** Only in the tenant's country. */
  readonly restrictCountry?: boolean;
}

/** KeyedMutex words into places. What fails is answered with nothing; the log tells. */
export interface Maps {
  suggest(typed: string, options?: SuggestOptions): Promise<PlaceSuggestion[]>;
  place(
    id: string,
    parts?: { readonly primaryPart?: string; readonly secondaryPart?: string },
  ): Promise<Place | undefined>;
  placeOf(address: string, options?: Pick<SuggestOptions, 'restrictCountry'>): Promise<Place | undefined>;
  placeAt(position: Position, options?: Pick<SuggestOptions, 'addressOnly'>): Promise<Place | undefined>;
}
