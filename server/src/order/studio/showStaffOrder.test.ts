import { expect, test } from 'vitest';
import type { StoredOrder } from '../storage/storedOrder.ts';
import { momentsOf } from './showStaffOrder.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 18, hour));
const now = at(20).getTime();

/** Of an order only what tells when. */
function kindsOf({ changed = 9, cutOff = 12, invoiced = 0, refunds = [] as readonly number[] }) {
  const stored = {
    placedAt: at(9),
    changedAt: at(changed),
    ...(invoiced > 0 && { invoice: { number: 1, issuedAt: at(invoiced) } }),
    document: {
      attempt: { window: { cutOffAt: at(cutOff).toISOString() } },
      refunds: refunds.map((hour) => ({ issuedAt: at(hour).toISOString(), amount: 100 })),
    },
  } as unknown as StoredOrder;
  return momentsOf(stored, now).map(({ kind, at: moment }) => `${kind} ${new Date(moment).getUTCHours()}`);
}

test('what became of an order stands in the order of time', () => {
  expect(kindsOf({})).toEqual(['placed 9', 'cutOff 12']);
  expect(kindsOf({ invoiced: 15, refunds: [18, 17], changed: 18 })).toEqual([
    ...['placed 9', 'cutOff 12', 'invoiced 15', 'refunded 17', 'refunded 18'],
  ]);
});

test('the latest change is told where nothing else tells of that moment', () => {
  expect(kindsOf({ changed: 14 })).toEqual(['placed 9', 'cutOff 12', 'changed 14']);
  expect(kindsOf({ changed: 15, invoiced: 15 })).not.toContain('changed 15');
});

test('an order that was placed after its cut-off has none', () => {
  expect(kindsOf({ cutOff: 8 })).toEqual(['placed 9']);
});
