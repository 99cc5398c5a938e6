import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextStoreChange, storeState } from './storeState.ts';

const at = (text: string) => Date.parse(text);
const monday = { from: '2026-11-16T06:15:00.000Z', until: '2026-11-16T18:45:00.000Z' };
const tuesday = { from: '2026-11-17T06:15:00.000Z', until: '2026-11-17T15:30:00.000Z', note: 'Inventur', early: true };
const hours = { openings: [monday, tuesday], exceptions: [] };

test('a store is open from its first minute to the last, and says until when', () => {
  expect(storeState(hours, at(monday.from))).toMatchObject({ kind: 'open', until: monday.until, soon: false });
  expect(storeState(hours, at(monday.until) - 1)).toMatchObject({ kind: 'open', soon: true });
  expect(storeState(hours, at(monday.until))).toEqual({ kind: 'closed', opens: tuesday.from });
  expect(storeState(hours, at(monday.from) - 1)).toEqual({ kind: 'closed', opens: monday.from });
});

test('the reason for an early close is told, and that for a closed day', () => {
  expect(storeState(hours, at(tuesday.from))).toMatchObject({ note: 'Inventur', early: true });
  const holiday = { from: '2026-12-07T23:00:00.000Z', until: '2026-12-08T23:00:00.000Z', note: 'Mariä Empfängnis' };
  const closed = { openings: [], exceptions: [holiday] };
  expect(storeState(closed, at('2026-12-08T10:00:00Z'))).toEqual({ kind: 'closed', note: 'Mariä Empfängnis' });
  expect(storeState(closed, at(holiday.until))).toEqual({ kind: 'closed' });
});

test('who does not close within a day is open around the clock', () => {
  const night = { openings: [{ from: monday.from, until: '2026-11-26T00:00:00.000Z' }], exceptions: [] };
  expect(storeState(night, at('2026-11-18T03:00:00Z'))).toMatchObject({ kind: 'open', always: true });
});

test('until the next change the state stays as it is, whatever the openings', () => {
  const spans = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 })), { maxLength: 4 })
    .map((gaps) => {
      let moment = at('2026-11-16T00:00:00Z');
      return gaps.map(([gap, length]) => {
        const from = moment + gap * 60_000;
        moment = from + length * 60_000;
        return { from: new Date(from).toISOString(), until: new Date(moment).toISOString() };
      });
    });
  fc.assert(
    fc.property(
      spans,
      fc.integer({ min: 0, max: 5000 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (openings, minute, share) => {
        const store = { openings, exceptions: [] };
        const now = at('2026-11-16T00:00:00Z') + minute * 60_000;
        const change = nextStoreChange(store, now);
        fc.pre(change !== undefined);
        const { kind, ...rest } = storeState(store, now);
        const later = storeState(store, Math.floor(now + ((change ?? 0) - now) * share));
        expect(later).toMatchObject({ kind, ...('soon' in rest && { soon: rest.soon, until: rest.until }) });
      },
    ),
  );
});
