import { useEffect, useEffectEvent } from 'react';

/** Keys by what is pressed, as `ctrl+z` or `alt+arrowup`; those with `!` also work while somebody types. */
export type Shortcuts = Readonly<Record<string, () => void>>;

export function useShortcuts(shortcuts: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const name = nameOfKey(event);
    // A text takes every Enter for its own, also those it does nothing with.
    const isTaken = event.defaultPrevented || isTyping(event.target);
    const press = shortcuts[`!${name}`] ?? (isTaken ? undefined : shortcuts[name]);
    // Looked for last: every key that is typed comes by here, and a document of many blocks is long.
    if (!press || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

export function nameOfKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): string {
  const parts = [
    (event.ctrlKey || event.metaKey) && 'ctrl',
    event.altKey && 'alt',
    event.shiftKey && event.key.length > 1 && 'shift',
    event.shiftKey && event.key.length === 1 && (event.ctrlKey || event.metaKey) && 'shift',
    event.key.toLowerCase(),
  ];
  return parts.filter(Boolean).join('+');
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=checkbox], [type=radio], [type=button]), textarea, select'))
  );
}
