import { describe, expect, test } from 'vitest';
import { distance } from '../../../../server/src/service/areas/distance.ts';
import { areaFinder } from '../../../../server/src/service/areas/findArea.ts';
import { isInside } from '../../../../server/src/service/areas/isInside.ts';
import { crosses, edgesOf, isSimple, ownCorners } from './testing/crossings.ts';
import { duplicates, foreignTexts, loadService, tenantIds } from './testing/loadService.ts';

describe.each(tenantIds)('the areas of %s', (id) => {
  const { areas, stores, streets, service, known, rules } = loadService(id);
  const drawn = areas.flatMap(({ number, polygon }) => (polygon ? [{ number, polygon }] : []));
  const findArea = areaFinder(areas);
  const areaOfCode = new Map(areas.flatMap((area) => area.postalCodes.map((code) => [code, area])));
  const placed = streets.map((street) => ({
    ...street,
    area: findArea({ position: street.at, postalCode: street.postalCode }),
  }));
  const zoneOf = (store: string | undefined) => known.find((one) => one.id === store)?.zone;
  const positionOf = (store: string) => stores.find((one) => one.id === store)?.position ?? { lat: 0, lng: 0 };

  test('there are a dozen or more, most of them drawn, each postal code in one of them', () => {
    expect(areas.length).toBeGreaterThanOrEqual(12);
    expect(areas.length).toBeLessThanOrEqual(20);
    expect(drawn.length).toBeGreaterThan(areas.length * 0.75);
    expect(duplicates(areas.map(({ number }) => number))).toEqual([]);
    expect(duplicates(areas.flatMap(({ postalCodes }) => postalCodes))).toEqual([]);
  });

  test('each names a plan and stores that exist, the stores of one zone', () => {
    const wrong = areas.filter(
      ({ plan, pickingUnitIds: [first, ...others] }) =>
        !service.plans[plan] || !zoneOf(first) || others.some((unit) => zoneOf(unit) !== zoneOf(first)),
    );
    expect(wrong).toEqual([]);
  });

  test('whoever has chosen nothing is shown one area, of the first zone', () => {
    const defaults = areas.filter((area) => area.default);
    expect(defaults.map(({ pickingUnitIds }) => zoneOf(pickingUnitIds[0]))).toEqual([rules.zones[0]]);
  });

  test('every outline has 8 to 20 corners, is simple and overlaps no other', () => {
    const odd = drawn.filter(({ polygon }) => polygon.length < 8 || polygon.length > 20 || !isSimple(polygon));
    expect(odd.map(({ number }) => number)).toEqual([]);
    const overlapping = drawn.flatMap((one, at) =>
      drawn.slice(at + 1).flatMap((other) => {
        const edges = edgesOf(other.polygon);
        const cross = edgesOf(one.polygon).some((edge) => edges.some((another) => crosses(edge, another)));
        const reach =
          ownCorners(one.polygon, other.polygon).some(([lng, lat]) => isInside({ lat, lng }, other.polygon)) ||
          ownCorners(other.polygon, one.polygon).some(([lng, lat]) => isInside({ lat, lng }, one.polygon));
        return cross || reach ? [`${one.number} and ${other.number}`] : [];
      }),
    );
    expect(overlapping).toEqual([]);
  });

  test('SERV-03 every street lies in its own area and no other, found by position as by postal code', () => {
    const lost = placed.filter(({ postalCode, at, area }) => {
      const around = drawn.filter(({ polygon }) => isInside(at, polygon));
      const own = areaOfCode.get(postalCode);
      if (!own?.polygon) return around.length > 0 || area !== own;
      // A part of a postal code may be an area of its own, drawn but without a code.
      const isPart = area?.postalCodes.length === 0 && zoneOf(area.pickingUnitIds[0]) === zoneOf(own.pickingUnitIds[0]);
      return around.length !== 1 || !(area === own || isPart);
    });
    expect(lost.map(({ postalCode, name }) => `${postalCode} ${name}`)).toEqual([]);
  });

  test('every area has streets, and some places of the map are in none', () => {
    const served = new Set(placed.map(({ area }) => area?.number));
    expect(areas.filter(({ number }) => !served.has(number))).toEqual([]);
    expect(served.has(undefined)).toBe(true);
  });

  test('orders are picked in the nearest store first', () => {
    const wrong = areas.filter((area) => {
      const own = placed.filter((street) => street.area === area);
      const metres = area.pickingUnitIds.map((unit) =>
        own.reduce((sum, { at }) => sum + distance(at, positionOf(unit)), 0),
      );
      return metres.some((sum, index) => sum < (metres[index - 1] ?? 0));
    });
    expect(wrong.map(({ number, pickingUnitIds }) => `${number}: ${pickingUnitIds.join(', ')}`)).toEqual([]);
  });

  test('SERV-03 the area of an address outside every outline is nobody’s', () => {
    const city = { feldmarkt: { lat: 47.26, lng: 11.39 }, harbour: { lat: 52.66, lng: -8.63 } }[id];
    expect(findArea({ position: city })).toBeUndefined();
  });

  test('their names are of the tenant’s language', () => {
    expect(
      foreignTexts(
        id,
        areas.map(({ name }) => name),
      ),
    ).toEqual([]);
  });
});
