import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createNotifications, durationOf, type Notification, type Notifications } from './notifications.ts';

let list: Notifications;
beforeEach(() => {
  vi.useFakeTimers();
  list = createNotifications();
});
afterEach(() => vi.useRealTimers());

const saved: Notification = { key: 'saved', message: 'Saved.', type: 'success' };
const keys = () => list.get().map(({ key }) => key);

describe('how long a notification stays', () => {
  test('NOTI-01 two seconds when nothing else is said', () => {
    list.notify(saved);
    vi.advanceTimersByTime(1999);
    expect(keys()).toEqual(['saved']);
    vi.advanceTimersByTime(1);
    expect(keys()).toEqual([]);
  });

  test('NOTI-01 as long as it says, or until it is dismissed', () => {
    list.notify({ ...saved, duration: 3000 });
    list.notify({ key: 'heavy', type: 'warning', duration: Number.POSITIVE_INFINITY });
    vi.advanceTimersByTime(3000);
    expect(keys()).toEqual(['heavy']);
    vi.advanceTimersByTime(10 ** 9);
    expect(keys()).toEqual(['heavy']);
    list.dismiss('heavy');
    expect(keys()).toEqual([]);
  });

  test('NOTI-01 at least ten seconds with an action', () => {
    const action = { label: 'Undo', onPress: () => {} };
    expect(durationOf({ ...saved, action })).toBe(10_000);
    expect(durationOf({ ...saved, action, duration: 15_000 })).toBe(15_000);
  });

  test('NOTI-01 not while the pointer is over it', () => {
    list.notify(saved);
    vi.advanceTimersByTime(1000);
    list.pause();
    list.notify({ ...saved, key: 'other' });
    vi.advanceTimersByTime(60_000);
    expect(keys()).toEqual(['saved', 'other']);
    list.resume();
    vi.advanceTimersByTime(2000);
    expect(keys()).toEqual([]);
  });
});

test('NOTI-01 closing what was pointed at does not keep the next one for ever', () => {
  list.notify(saved);
  list.pause();
  list.dismiss('saved');
  list.notify({ ...saved, key: 'next' });
  vi.advanceTimersByTime(2000);
  expect(keys()).toEqual([]);
});

test('NOTI-01 another one with the same key takes its place and starts anew', () => {
  list.notify(saved);
  vi.advanceTimersByTime(1500);
  list.notify({ ...saved, message: 'Saved again.' });
  expect(list.get().map(({ message }) => message)).toEqual(['Saved again.']);
  vi.advanceTimersByTime(1500);
  expect(keys()).toEqual(['saved']);
  vi.advanceTimersByTime(500);
  expect(keys()).toEqual([]);
});

test('NOTI-01 the list tells those who watch it', () => {
  const heard = vi.fn();
  const stop = list.subscribe(heard);
  list.notify(saved);
  list.dismiss('nothing of that name');
  stop();
  list.dismiss('saved');
  expect(list.get()).toEqual([]);
  expect(heard).toHaveBeenCalled();
});
