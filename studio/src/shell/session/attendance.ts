/** What a person does at the studio; a screen reader presses without a pointer. */
const deeds = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'input', 'click'] as const;
/** Longer than the slowest screen takes to ask anew by itself: of whoever is at work one of its calls counts. */
const withinMs = 90_000;

/** Whether somebody is at the studio: a call of a page that is only left open does not keep its session alive. */
export function watchAttendance(
  on: Pick<EventTarget, 'addEventListener'>,
  now: () => number = () => Date.now(),
): () => boolean {
  // Whoever opens the page is there.
  let lastDeed = now();
  const note = () => {
    lastDeed = now();
  };
  for (const deed of deeds) on.addEventListener(deed, note, { capture: true, passive: true });
  return () => now() - lastDeed < withinMs;
}
