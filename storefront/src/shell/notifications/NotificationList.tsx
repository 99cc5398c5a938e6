import { type RouteName, timing } from '@trolley/contract';
import { Toast } from '@trolley/ui/Toast.tsx';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useText } from '../shop.tsx';
import { keepClearOfButtons } from './clearOfButtons.ts';
import { durationOf, type Notification, type Notifications, noNotifications, notifications } from './notifications.ts';

const pressing = (type: Notification['type']) => type === 'error' || type === 'warning';

interface NotificationListProps {
  readonly routeName: RouteName | undefined;
  readonly from?: Notifications;
}

/** The notifications. Both live regions are in the page from the start, or screen readers would miss their first content. */
export function NotificationList({ routeName, from = notifications }: NotificationListProps) {
  const all = useSyncExternalStore(from.subscribe, from.get, () => noNotifications);
  const shown = all.filter(({ ignoreRouteNames }) => !routeName || !ignoreRouteNames?.includes(routeName));
  const list = useRef<HTMLDivElement>(null);
  // With every change of what it or the page shows; most of the time there is none, and nothing to measure.
  useLayoutEffect(() => {
    if (shown.length > 0 && list.current) keepClearOfButtons(list.current, window);
  });
  // An unmounted list gets no pointerleave: resume the timers here.
  useEffect(() => from.resume, [from]);
  return (
    <div
      ref={list}
      className="toasts"
      onPointerEnter={from.pause}
      onPointerLeave={from.resume}
      onFocus={from.pause}
      onBlur={from.resume}
    >
      <div role="status" className="news">
        <NotificationItem of={shown.filter(({ type }) => !pressing(type))} from={from} />
      </div>
      <div role="alert" className="news">
        <NotificationItem of={shown.filter(({ type }) => pressing(type))} from={from} />
      </div>
    </div>
  );
}

function NotificationItem({ of, from }: { readonly of: readonly Notification[]; readonly from: Notifications }) {
  const text = useText();
  return of.map((notification) => {
    const { key, type, message, values, action, spoken } = notification;
    const words = message ?? text(key, values);
    if (spoken) return <VisuallyHidden key={key}>{words}</VisuallyHidden>;
    const close = () => from.dismiss(key);
    const press = action && {
      label: action.label,
      onPress: () => {
        close();
        action.onPress();
      },
    };
    return (
      <Toast
        key={key}
        tone={type}
        action={press}
        closeLabel={text('notification.close')}
        onClose={close}
        timed={action !== undefined && durationOf(notification) === timing.actionNotificationDuration}
      >
        {words}
      </Toast>
    );
  });
}
