import type { Tone } from '@trolley/ui/tone.ts';
import { useSyncExternalStore } from 'react';

export interface ToastMessage {
  readonly text: string;
  readonly tone?: Tone;
  /** The way back, as "Undo". */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export interface ShownToast extends ToastMessage {
  readonly key: number;
}

const shownMs = 10_000;
const listeners = new Set<() => void>();
let shown: readonly ShownToast[] = [];
let nextKey = 1;

function change(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Says below the screen what was done; it goes by itself after ten seconds. */
export function tell(message: ToastMessage): void {
  const key = nextKey++;
  change([...shown.slice(-2), { ...message, key }]);
  setTimeout(() => dismiss(key), shownMs);
}

export function dismiss(key: number): void {
  if (shown.some((one) => one.key === key)) change(shown.filter((one) => one.key !== key));
}

export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => shown,
  );
}
