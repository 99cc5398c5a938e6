import type { TrackedEvent } from '@trolley/contract';
import { expect, test } from 'vitest';
import { createBus } from './bus.ts';

const context = () => ({ page_path: '/', route: 'index', user_type: 'guest' }) as const;

function sink(allowed = true) {
  const events: TrackedEvent[] = [];
  const state = { allowed };
  return { events, state, isAllowed: () => state.allowed, take: (event: TrackedEvent) => events.push(event) };
}

test('CONS-05 of a thousand events in a page view 250 are told; the next page starts anew', () => {
  const told = sink();
  const bus = createBus(context, [told]);
  for (let count = 0; count < 1000; count += 1) bus.emit({ name: 'page_view' });
  expect(told.events).toHaveLength(250);
  bus.turnPage();
  bus.emit({ name: 'page_view' });
  expect(told.events).toHaveLength(251);
});

test('who is allowed later is told of this page, not of those before; who no longer is hears nothing', () => {
  const late = sink(false);
  const bus = createBus(context, [late]);
  bus.emit({ name: 'login', method: 'password' });
  bus.turnPage();
  bus.emit({ name: 'page_view' });
  expect(late.events).toEqual([]);
  late.state.allowed = true;
  bus.consentChanged();
  bus.consentChanged();
  expect(late.events).toEqual([{ name: 'page_view', ...context() }]);
  late.state.allowed = false;
  bus.consentChanged();
  bus.emit({ name: 'page_view' });
  expect(late.events).toHaveLength(1);
});
