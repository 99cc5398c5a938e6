import { useSyncExternalStore } from 'react';

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: 'success' | 'error' | 'info';
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

let notices: readonly Notice[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** Says what happened, for ten seconds; with an action twice as long, and until it is closed where something failed. */
export function notify(
  text: string,
  { tone = 'success', action }: Partial<Pick<Notice, 'tone' | 'action'>> = {},
): void {
  last += 1;
  const id = last;
  set([...notices.slice(-2), { id, text, tone, action }]);
  if (tone !== 'error') setTimeout(() => dismiss(id), action ? 20_000 : 10_000);
}

export function dismiss(id: number): void {
  set(notices.filter((one) => one.id !== id));
}

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notices,
  );
}
