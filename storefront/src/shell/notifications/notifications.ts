import { type RouteName, timing } from '@trolley/contract';
import { createStore, type Store } from '../store.ts';
import type { TextValues } from '../text.ts';

export type NotificationType = 'success' | 'info' | 'warning' | 'error';

export interface Notification {
  /** Names it: another one with the same key takes its place. It is also the message key, unless there is a message. */
  readonly key: string;
  readonly message?: string;
  /** For the arguments of the key's text. */
  readonly values?: TextValues;
  readonly type: NotificationType;
  /** In milliseconds; `Infinity` stays until it is dismissed. */
  readonly duration?: number;
  /** Routes on which it is not shown. */
  readonly ignoreRouteNames?: readonly RouteName[];
  /** Said to screen readers alone: the page shows it already. */
  readonly spoken?: true;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export interface Notifications extends Pick<Store<readonly Notification[]>, 'get' | 'subscribe'> {
  notify(notification: Notification): void;
  dismiss(key: string): void;
  /** While the pointer or the focus is in the list nothing disappears. */
  pause(): void;
  resume(): void;
}

/** How long it stays; one with an action at least long enough to reach it. */
export function durationOf({ duration = timing.notificationDuration, action }: Notification): number {
  return action ? Math.max(duration, timing.actionNotificationDuration) : duration;
}

/** What the list shows before there is anything; the same on both sides, so that hydration changes nothing. */
export const noNotifications: readonly Notification[] = [];

export function createNotifications(): Notifications {
  const store = createStore(noNotifications);
  const durations = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let paused = false;

  const stop = (key: string) => {
    clearTimeout(timers.get(key));
    timers.delete(key);
  };
  const run = (key: string) => {
    const duration = durations.get(key);
    if (paused || duration === undefined || duration > timing.longestTimer) return;
    timers.set(
      key,
      setTimeout(() => dismiss(key), duration),
    );
  };
  const dismiss = (key: string) => {
    stop(key);
    durations.delete(key);
    store.set(store.get().filter((shown) => shown.key !== key));
    // The element under the pointer is gone, so there will be no pointerleave.
    if (store.get().length === 0) paused = false;
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    dismiss,
    notify(notification) {
      const { key } = notification;
      stop(key);
      durations.set(key, durationOf(notification));
      store.set([...store.get().filter((shown) => shown.key !== key), notification]);
      run(key);
    },
    pause() {
      if (paused) return;
      paused = true;
      for (const key of timers.keys()) stop(key);
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const key of durations.keys()) run(key);
    },
  };
}

export const notifications = createNotifications();
export const { notify, dismiss } = notifications;
