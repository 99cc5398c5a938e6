import {
  type AreasFile,
  type HolidaysFile,
  type OpeningSpan,
  type PlacesFile,
  type ServiceFile,
  type StoresFile,
  spanProblems,
} from '@trolley/contract';
import { foldPostalCode } from '../areas/postalCode.ts';
import { isCalendarDay } from '../slots/holidays.ts';

type Note = (field: string, expected: string) => void;

interface Known {
  /** Undefined while the file that has them is wrong itself. */
  readonly plans?: ReadonlySet<string>;
  readonly stores?: ReadonlySet<string>;
}

export function checkService(file: ServiceFile, note: Note): void {
  const { hold, order, plans, holidays } = file;
  if (hold.mostMinutes < hold.minutes) note('hold.mostMinutes', 'expected no less than "minutes"');
  for (const [type, limits] of Object.entries(order)) {
    if (limits.maximumOrderValue <= limits.minimumOrderValue)
      note(`order.${type}.maximumOrderValue`, 'expected more than "minimumOrderValue"');
  }
  for (const [index, day] of holidays.entries()) {
    if (!isCalendarDay(day)) note(`holidays.${index}`, `expected a day of the calendar, but there is no "${day}"`);
  }
  for (const [name, windows] of Object.entries(plans)) {
    const starts = new Set<string>();
    for (const [index, { weekdays, from, until }] of windows.entries()) {
      const field = `plans.${name}.${index}`;
      if (until <= from) note(`${field}.until`, `expected a time after "${from}" of the same day`);
      const own = weekdays.map((weekday) => `${weekday} ${from}`);
      if (own.some((start) => starts.has(start)))
        note(`${field}.from`, `expected one slot that begins at ${from} on one weekday`);
      for (const start of own) starts.add(start);
    }
  }
}

export function checkAreas(areas: AreasFile, known: Known, note: Note): void {
  const numbers = new Set<string>();
  const areaOfCode = new Map<string, string>();
  for (const [index, area] of areas.entries()) {
    if (numbers.has(area.number))
      note(`${index}.number`, `expected a number of its own, but "${area.number}" is taken`);
    numbers.add(area.number);
    checkPlan(area.plan, known, (expected) => note(`${index}.plan`, expected));
    for (const [at, unit] of area.pickingUnitIds.entries())
      checkStore(unit, known, (expected) => note(`${index}.pickingUnitIds.${at}`, expected));
    for (const [at, code] of area.postalCodes.entries()) {
      const taken = areaOfCode.get(foldPostalCode(code));
      if (taken)
        note(`${index}.postalCodes.${at}`, `expected a postal code in one area, but "${taken}" has ${code} too`);
      areaOfCode.set(foldPostalCode(code), area.number);
    }
    for (const [at, [lng, lat]] of (area.polygon ?? []).entries()) {
      if (Math.abs(lng) > 180 || Math.abs(lat) > 90)
        note(`${index}.polygon.${at}`, 'expected [longitude, latitude] in degrees');
    }
    if (area.postalCodes.length === 0 && !area.polygon)
      note(`${index}`, 'expected postal codes or a polygon, otherwise it holds no address');
  }
  const defaults = areas.filter((area) => area.default).length;
  if (defaults !== 1) note('', `expected exactly one area with "default", but ${defaults} have it`);
}

export function checkStores(stores: StoresFile, known: Known, note: Note): void {
  const ids = new Set<string>();
  for (const [index, store] of stores.entries()) {
    if (ids.has(store.id)) note(`${index}.id`, `expected each store once, but "${store.id}" comes again`);
    ids.add(store.id);
    if (store.collect) checkPlan(store.collect, known, (expected) => note(`${index}.collect`, expected));
    for (const [weekday, hours] of store.openingHours.entries()) {
      const field = `${index}.openingHours.${weekday}`;
      if (Array.isArray(hours)) checkSpans(hours, (place, expected) => note(`${field}.${place}`, expected));
      else if (hours) checkSpans([hours], (_, expected) => note(`${field}.until`, expected));
    }
    for (const [at, { day, hours }] of (store.days ?? []).entries()) {
      if (!isCalendarDay(day))
        note(`${index}.days.${at}.day`, `expected a day of the calendar, but there is no "${day}"`);
      checkSpans(hours, (place, expected) => note(`${index}.days.${at}.hours.${place}`, expected));
    }
  }
}

export function checkHolidays(holidays: HolidaysFile, note: Note): void {
  for (const [index, { day, hours }] of holidays.entries()) {
    if (!isCalendarDay(day)) note(`${index}.day`, `expected a day of the calendar, but there is no "${day}"`);
    checkSpans(hours, (place, expected) => note(`${index}.hours.${place}`, expected));
  }
}

function checkSpans(spans: readonly OpeningSpan[], note: Note): void {
  for (const { place, expected } of spanProblems(spans)) note(place, expected);
}

export function checkPlaces(places: PlacesFile, note: Note): void {
  for (const [index, [code]] of places.streets.entries()) {
    if (!Object.hasOwn(places.postalCodes, code))
      note(`streets.${index}.0`, `expected a postal code of this file, but there is no "${code}"`);
  }
}

function checkPlan(plan: string, { plans }: Known, note: (expected: string) => void): void {
  if (plans && !plans.has(plan)) note(`expected a plan of service.json, but there is no "${plan}"`);
}

function checkStore(store: string, { stores }: Known, note: (expected: string) => void): void {
  if (stores && !stores.has(store)) note(`expected a store of stores.json, but there is no "${store}"`);
}
