/** CONT-04: Ctrl+Shift+E, on a Mac Command as well. While somebody types it is theirs. */
export function isShortcut(event: KeyboardEvent): boolean {
  const isKey = event.code === 'KeyE' || event.key.toLowerCase() === 'e';
  return isKey && event.shiftKey && (event.ctrlKey || event.metaKey) && !event.altKey && !isTyping(event);
}

const texts = 'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select';

function isTyping({ target, isComposing }: KeyboardEvent): boolean {
  if (isComposing) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(texts) !== null);
}
