import { randomUUID } from 'node:crypto';
import type { AreasFile, PlacesFile, ServiceFile, StoresFile } from '@trolley/contract';
import { areasFile, placesFile, serviceFile, storesFile } from '@trolley/contract';
import { z } from 'zod/mini';
import { catalogueOf } from '../catalogue/testing.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { ServiceFiles } from './files/serviceFiles.ts';
import type { SlotPlace } from './service.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const limits = { minimumOrderValue: 3000, maximumOrderValue: 60_000, maximumOrderWeight: 100_000 };
const openAllWeek = () => everyDay.map(() => ({ from: '07:00', until: '20:00' }));

/** A small complete service folder, file by file: an area with a polygon, one without, two stores. */
export function serviceFolder(): Record<'service' | 'areas' | 'stores' | 'places', unknown> {
  return {
    service: {
      distributionTypes: ['DELIVERY', 'CLICK_AND_COLLECT'],
      servicePrompt: { required: false },
      order: { DELIVERY: limits, CLICK_AND_COLLECT: { ...limits, minimumOrderValue: 0 } },
      overAuthorizationPercentage: 10,
      assumedGrams: 300,
      feeVat: 'standard',
      hold: { minutes: 60, mostMinutes: 240 },
      horizonDays: 7,
      greenWithinMetres: 1000,
      guestCartIdleDays: 90,
      deliveryPhoneNumber: 'Optional',
      billingFields: { title: 'Hide' },
      invalidAddressMessage: 'We do not come there.',
      country: { code: 'AT', name: 'Österreich' },
      holidays: ['12-25'],
      plans: {
        vans: [
          { weekdays: everyDay, from: '08:00', until: '10:00', cutOffMinutes: 600, capacity: 20, fee: 499 },
          { weekdays: everyDay, from: '18:00', until: '20:00', cutOffMinutes: 120, capacity: 10, fee: 299 },
        ],
        counter: [{ weekdays: everyDay, from: '12:00', until: '13:00', cutOffMinutes: 60, capacity: 5, fee: 0 }],
      },
    } satisfies z.input<typeof serviceFile>,
    areas: [
      {
        number: 'neubau',
        name: 'Neubau',
        postalCodes: ['1070', '1080'],
        polygon: [
          [16.33, 48.19],
          [16.36, 48.19],
          [16.36, 48.22],
          [16.33, 48.22],
        ],
        pickingUnitIds: ['west', 'east'],
        plan: 'vans',
        default: true,
      },
      { number: 'graz', name: 'Graz', postalCodes: ['8010'], pickingUnitIds: ['south'], plan: 'vans' },
    ] satisfies z.input<typeof areasFile>,
    stores: [
      {
        id: 'west',
        streetName: 'Neubaugasse',
        streetNumber: '36',
        postalCode: '1070',
        city: 'Wien',
        position: { lat: 48.2016, lng: 16.3496 },
        openingHours: [...openAllWeek().slice(1), null],
        services: ['parking'],
        collect: 'counter',
      },
      {
        id: 'south',
        streetName: 'Lendplatz',
        streetNumber: '1',
        postalCode: '8020',
        city: 'Graz',
        position: { lat: 47.0747, lng: 15.4325 },
        openingHours: openAllWeek(),
        services: [],
        collect: 'counter',
      },
      {
        id: 'east',
        streetName: 'Landstraße',
        streetNumber: '2',
        postalCode: '1030',
        city: 'Wien',
        position: { lat: 48.205, lng: 16.385 },
        openingHours: openAllWeek(),
        services: [],
      },
    ] satisfies z.input<typeof storesFile>,
    places: {
      postalCodes: {
        '1070': { city: 'Wien', at: [16.3487, 48.2021] },
        '1080': { city: 'Wien', at: [16.3459, 48.2107] },
        '8010': { city: 'Graz', at: [15.4519, 47.0709] },
      },
      streets: [
        ['1070', 'Neubaugasse', 16.3493, 48.2007],
        ['1070', 'Neustiftgasse', 16.3466, 48.2057],
        ['1070', 'Mariahilfer Straße', 16.3459, 48.1976],
        ['1080', 'Josefstädter Straße', 16.3465, 48.2107],
        ['8010', 'Grazbachgasse', 15.4447, 47.0639],
      ],
    } satisfies z.input<typeof placesFile>,
  };
}

/** The same, read. */
export function testServiceFiles(changes: Partial<ServiceFile> = {}): ServiceFiles {
  const folder = serviceFolder();
  return {
    service: { ...z.parse(serviceFile, folder.service), ...changes },
    areas: z.parse(areasFile, folder.areas) satisfies AreasFile,
    stores: z.parse(storesFile, folder.stores) satisfies StoresFile,
    places: z.parse(placesFile, folder.places) satisfies PlacesFile,
  };
}

/** A catalogue that knows the stores of the folder. */
export const testStores = catalogueOf(
  [{ sku: 'p1' }, { sku: 'p2', availabilityIn: { west: 'unavailable' } }, { sku: 'p3', zones: ['sued'] }],
  {
    stores: [
      { id: 'west', name: 'Feldmarkt West', zone: 'ost' },
      { id: 'east', name: 'Feldmarkt Ost', zone: 'ost' },
      { id: 'south', name: 'Feldmarkt Süd', zone: 'sued' },
    ],
  },
);

export interface SlotSketch {
  readonly place?: SlotPlace;
  readonly capacity?: number;
  readonly booked?: number;
  readonly fee?: number;
  /** From now; negative is past. */
  readonly startsInMinutes?: number;
  readonly cutOffMinutes?: number;
}

export const testPlace: SlotPlace = { kind: 'DELIVERY', id: 'neubau' };

/** A slot of its own, tomorrow unless told otherwise; answers its id. */
export async function insertSlot(database: Queryable, sketch: SlotSketch = {}): Promise<string> {
  const {
    place = testPlace,
    capacity = 20,
    booked = 0,
    fee = 499,
    startsInMinutes = 1440,
    cutOffMinutes = 60,
  } = sketch;
  const id = `t-${randomUUID()}`;
  await database.query({
    text: `insert into slot (id, kind, place, starts_at, ends_at, cut_off_at, capacity, booked, fee)
           select $1, $2, $3, begin, begin + interval '2 hours', begin - make_interval(mins => $5), $6, $7, $8
             from (select date_trunc('milliseconds', now()) + make_interval(mins => $4) as begin) moment`,
    values: [id, place.kind, place.id, startsInMinutes, cutOffMinutes, capacity, booked, fee],
  });
  return id;
}

/** Lets time pass for a cart's hold alone: everything about it was so many minutes earlier. */
export async function age(database: Queryable, cartId: string, minutes: number): Promise<void> {
  await database.query({
    text: `update slot_hold set held_until = held_until - make_interval(mins => $2),
                  first_held_at = first_held_at - make_interval(mins => $2) where cart_id = $1`,
    values: [cartId, minutes],
  });
}
