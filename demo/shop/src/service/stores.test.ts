import { describe, expect, test } from 'vitest';
import { distance } from '../../../../server/src/service/areas/distance.ts';
import { areaFinder } from '../../../../server/src/service/areas/findArea.ts';
import { duplicates, foreignTexts, listedCode, loadService, tenantIds } from './testing/loadService.ts';

const offers = ['bakery', 'delicatessen', 'parking', 'lockers', 'bottleReturn', 'pharmacy', 'coffee', 'accessible'];
/** Numbers nobody has. */
const phone = { feldmarkt: /^\+43 \d{1,4} 9999 \d{2,4}$/, harbour: /^\+353 \d{1,2} 555 01\d\d$/ };
const postalCode = { feldmarkt: /^\d{4}$/, harbour: /^[A-Z]\d[\dW] [AC-FHKNPRTV-Y0-9]{4}$/ };

describe.each(tenantIds)('the stores of %s', (id) => {
  const { stores, areas, known, postalCodes, streets, service } = loadService(id);
  const findArea = areaFinder(areas);
  const ids = (wrong: typeof stores) => wrong.map((store) => store.id);

  test('they are those of the catalogue, each once', () => {
    expect(stores.map((store) => store.id).toSorted()).toEqual(known.map((store) => store.id).toSorted());
    expect(duplicates(stores.map(({ phoneNumber = '' }) => phoneNumber))).toEqual([]);
  });

  test('each has a whole address at its position, in a place of the map', () => {
    const wrong = stores.filter((store) => {
      const place = postalCodes[listedCode(store.postalCode)];
      if (!place || !postalCode[id].test(store.postalCode) || !/^\d+[a-z]?$/.test(store.streetNumber)) return true;
      return distance(store.position, { lat: place.at[1], lng: place.at[0] }) > 10_000;
    });
    expect(ids(wrong)).toEqual([]);
  });

  test('a store lies within a kilometre of its street, wherever the map has that street', () => {
    const wrong = stores.filter(({ position, streetName, city, postalCode: code }) => {
      const names = [streetName, `${streetName}, ${city}`];
      const own = streets.filter((street) => street.postalCode === listedCode(code) && names.includes(street.name));
      return own.length > 0 && own.every(({ at }) => distance(at, position) > 1000);
    });
    expect(ids(wrong)).toEqual([]);
  });

  test('each that picks for delivery stands in an area it picks for, and picks first for one', () => {
    const picking = stores.filter((store) => areas.some(({ pickingUnitIds }) => pickingUnitIds.includes(store.id)));
    expect(picking.length).toBeGreaterThanOrEqual(14);
    const wrong = picking.filter(({ id: store, position, postalCode: code }) => {
      return !findArea({ position, postalCode: code })?.pickingUnitIds.includes(store);
    });
    expect(ids(wrong)).toEqual([]);
    const first = new Set(areas.map(({ pickingUnitIds }) => pickingUnitIds[0]));
    expect(ids(picking.filter((store) => !first.has(store.id)))).toEqual([]);
  });

  test('they are a chain: more than twenty, several in one city, each with a way there', () => {
    expect(stores.length).toBeGreaterThanOrEqual(20);
    const inCity = (wanted: string) => stores.filter(({ city }) => city === wanted).length;
    expect(Math.max(...stores.map(({ city }) => inCity(city)))).toBeGreaterThanOrEqual(4);
    expect(ids(stores.filter(({ directions = [] }) => directions.length === 0))).toEqual([]);
    expect(
      foreignTexts(
        id,
        stores.flatMap(({ directions = [], days = [] }) => [...directions.flat(), ...days.map(({ note }) => note)]),
      ),
    ).toEqual([]);
  });

  test('they offer only what the shop has words for, and have numbers nobody answers', () => {
    const wrong = stores.filter(
      ({ services, phoneNumber = '' }) =>
        services.length === 0 ||
        duplicates(services).length > 0 ||
        services.some((offer) => !offers.includes(offer)) ||
        !phone[id].test(phoneNumber),
    );
    expect(ids(wrong)).toEqual([]);
    expect(new Set(stores.flatMap(({ services }) => services))).toEqual(new Set(offers));
  });

  test('they are open by the habit of the country', () => {
    const openOnSunday = stores.filter(({ openingHours }) => openingHours[6]);
    expect(openOnSunday).toHaveLength(id === 'harbour' ? stores.length : 0);
    expect(stores.filter(({ openingHours }) => openingHours.slice(0, 6).includes(null))).toEqual([]);
  });

  test('goods can be collected at most of them, only while they are open', () => {
    const collecting = stores.filter(({ collect }) => collect);
    expect(collecting.length).toBeGreaterThan(stores.length * 0.75);
    expect(collecting.length).toBeLessThan(stores.length);
    const closed = collecting.filter(({ collect, openingHours }) =>
      service.plans[collect ?? '']?.some(({ weekdays, from, until }) =>
        weekdays.some((weekday) => {
          const spans = [openingHours[weekday - 1] ?? []].flat();
          return !spans.some((hours) => from >= hours.from && until <= hours.until);
        }),
      ),
    );
    expect(ids(closed)).toEqual([]);
  });

  test('their addresses are written in the tenant’s language', () => {
    expect(
      foreignTexts(
        id,
        stores.flatMap(({ streetName, city }) => [streetName, city]),
      ),
    ).toEqual([]);
  });
});
