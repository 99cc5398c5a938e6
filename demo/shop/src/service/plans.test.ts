import { describe, expect, test } from 'vitest';
import { duplicates, foreignTexts, loadService, tenantIds } from './testing/loadService.ts';

const day = 24 * 60;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe.each(tenantIds)('the service of %s', (id) => {
  const { service, areas, stores, rules } = loadService(id);
  const { plans, order } = service;
  const delivery = new Set(areas.map(({ plan }) => plan));
  const collect = new Set(stores.flatMap((store) => store.collect ?? []));
  const windowsOf = (names: ReadonlySet<string>) => [...names].flatMap((name) => plans[name] ?? []);

  test('every plan is followed, and every plan that is followed exists', () => {
    expect([...delivery, ...collect].toSorted()).toEqual(Object.keys(plans).toSorted());
  });

  test('slots of a plan do not overlap on a day', () => {
    const overlapping = Object.entries(plans).flatMap(([name, windows]) =>
      [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
        const ofDay = windows
          .filter(({ weekdays }) => weekdays.includes(weekday))
          .toSorted((a, b) => a.from.localeCompare(b.from));
        return ofDay.flatMap(({ from, until }, at) => {
          const next = ofDay[at + 1];
          return until <= from || (next && next.from < until) ? [`${name} ${weekday} ${from}`] : [];
        });
      }),
    );
    expect(overlapping).toEqual([]);
  });

  test('goods are brought in two hours and collected in one', () => {
    const lengths = (names: ReadonlySet<string>) =>
      new Set(windowsOf(names).map(({ from, until }) => minutesOf(until) - minutesOf(from)));
    expect(lengths(delivery)).toEqual(new Set([120]));
    expect(lengths(collect)).toEqual(new Set([60]));
  });

  test('Sunday is a day of rest in Austria and none in Ireland', () => {
    const resting = Object.values(plans).filter((windows) => windows.every(({ weekdays }) => !weekdays.includes(7)));
    expect(resting).toHaveLength(id === 'feldmarkt' ? Object.keys(plans).length : 0);
  });

  test('the evening is the dearest, and some slot of every city is free', () => {
    for (const name of delivery) {
      const windows = plans[name] ?? [];
      const most = Math.max(...windows.map(({ fee }) => fee));
      const dearest = windows.filter(({ fee }) => fee === most).map(({ from }) => from);
      expect(dearest.every((from) => from >= '18:00')).toBe(true);
    }
    expect(windowsOf(delivery).filter(({ fee }) => fee === 0)).not.toHaveLength(0);
    expect(new Set(windowsOf(collect).map(({ fee }) => fee))).toEqual(new Set([0, 99]));
  });

  test('a slot before ten closes on the evening before, a later one some hours ahead', () => {
    const wrong = Object.values(plans)
      .flat()
      .filter(({ from, cutOffMinutes }) => {
        const closesAt = minutesOf(from) - cutOffMinutes;
        const isEveningBefore = closesAt >= minutesOf('20:00') - day && closesAt <= minutesOf('23:00') - day;
        const isHoursAhead = cutOffMinutes >= 120 && cutOffMinutes <= 240;
        return from < '10:00' ? !isEveningBefore : !isEveningBefore && !isHoursAhead;
      });
    expect(wrong).toEqual([]);
  });

  test('a fee that exists can be saved by a bigger order, within what an order may be', () => {
    for (const { minimumOrderValue, maximumOrderValue, freeOfChargeThreshold = 0 } of Object.values(order)) {
      expect(freeOfChargeThreshold).toBeGreaterThan(minimumOrderValue);
      expect(freeOfChargeThreshold).toBeLessThan(maximumOrderValue);
    }
    expect(order.CLICK_AND_COLLECT.minimumOrderValue).toBeLessThan(order.DELIVERY.minimumOrderValue);
  });

  test('the fee is taxed at a class of the catalogue', () => {
    expect(Object.keys(rules.vat)).toContain(service.feeVat);
  });

  test('the feasts of the country are days without service, each once', () => {
    expect(duplicates(service.holidays)).toEqual([]);
    expect(service.holidays).toEqual(expect.arrayContaining(['01-01', 'easter+1', '12-25', '12-26']));
    expect(service.holidays.includes('10-26')).toBe(id === 'feldmarkt');
    expect(service.holidays.includes('03-17')).toBe(id === 'harbour');
  });

  test('a hold ends within its longest time, and what is said is in the tenant’s language', () => {
    expect(service.hold.mostMinutes).toBeGreaterThan(service.hold.minutes);
    expect(foreignTexts(id, [service.invalidAddressMessage, service.country.name])).toEqual([]);
  });
});

test('the two tenants ask for a place in different ways', () => {
  const { service: feldmarkt } = loadService('feldmarkt');
  const { service: harbour } = loadService('harbour');
  expect([feldmarkt.servicePrompt.required, harbour.servicePrompt.required]).toEqual([false, true]);
  expect([feldmarkt.deliveryPhoneNumber, harbour.deliveryPhoneNumber]).toEqual(['Optional', 'Mandatory']);
  expect([feldmarkt.crate, harbour.crate]).toEqual([{ deposit: 450, grams: 20_000 }, undefined]);
});
