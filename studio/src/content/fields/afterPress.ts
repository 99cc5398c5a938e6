/**
 * Does something once what is being pressed is let go of, or at once. A press takes the focus from a field before it is
 * over: a message that came in between would move the button from under the pointer, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) return act();
  // The click comes with the release.
  document.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
}
