import { describe, expect, test } from 'vitest';
import { distance } from '../../../../server/src/service/areas/distance.ts';
import { duplicates, foreignTexts, loadService, tenantIds } from './testing/loadService.ts';

/** An Irish routing key is a town with the villages around it, an Austrian postal code a district. */
const metresAcross = { feldmarkt: 6000, harbour: 10_000 };
const form = { feldmarkt: /^\d{4}$/, harbour: /^[A-Z]\d[\dW]$/ };
const country = {
  feldmarkt: { lat: [46.3, 49.1], lng: [9.5, 17.2] },
  harbour: { lat: [51.4, 55.4], lng: [-10.7, -5.9] },
} as const;

describe.each(tenantIds)('the map of %s', (id) => {
  const { postalCodes, streets, areas } = loadService(id);
  const label = ({ postalCode, name }: (typeof streets)[number]) => `${postalCode} ${name}`;

  test('SERV-04 it knows at least 300 streets in 40 postal codes, each once', () => {
    expect(Object.keys(postalCodes).length).toBeGreaterThanOrEqual(40);
    expect(streets.length).toBeGreaterThanOrEqual(300);
    expect(duplicates(streets.map((street) => label(street).toLowerCase()))).toEqual([]);
    expect(Object.keys(postalCodes).filter((code) => !form[id].test(code))).toEqual([]);
  });

  test('every postal code has a street, and every street a postal code', () => {
    const used = new Set(streets.map(({ postalCode }) => postalCode));
    expect([...used].toSorted()).toEqual(Object.keys(postalCodes).toSorted());
    expect(areas.flatMap((area) => area.postalCodes).filter((code) => !used.has(code))).toEqual([]);
  });

  test('every position is [longitude, latitude] in the country, and near the middle of its postal code', () => {
    const { lat, lng } = country[id];
    const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;
    const middles = Object.values(postalCodes).map(({ at }) => ({ lat: at[1], lng: at[0] }));
    const abroad = [...middles, ...streets.map(({ at }) => at)].filter(
      (at) => !within(at.lat, lat) || !within(at.lng, lng),
    );
    expect(abroad).toEqual([]);
    const far = streets.filter(({ postalCode, at }) => {
      const middle = postalCodes[postalCode]?.at ?? [0, 0];
      return distance(at, { lat: middle[1], lng: middle[0] }) > metresAcross[id];
    });
    expect(far.map(label)).toEqual([]);
  });

  test('no two streets of a postal code are at the same spot', () => {
    const spots = streets.map(({ postalCode, at }) => `${postalCode} ${at.lat} ${at.lng}`);
    expect(duplicates(spots)).toEqual([]);
  });

  test('names are written as on the street sign, and fit into an address', () => {
    const odd = streets.filter(({ name }) => !/^[\p{Lu}][\p{L}\d.,’ -]+$/u.test(name) || name.length > 40);
    expect(odd.map(label)).toEqual([]);
    expect(
      foreignTexts(id, [...streets.map(({ name }) => name), ...Object.values(postalCodes).map(({ city }) => city)]),
    ).toEqual([]);
  });
});
