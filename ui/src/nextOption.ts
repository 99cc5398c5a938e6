/** Where a key leads in a list of suggestions; -1 is the field itself. Undefined: the key does something else. */
export function nextOption(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return current + 1 < count ? current + 1 : -1;
    case 'ArrowUp':
      return current < 0 ? count - 1 : current - 1;
    // In the field itself they move the caret.
    case 'Home':
      return current < 0 ? undefined : 0;
    case 'End':
      return current < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
