import { heldFor } from '../chosenService.ts';
import { formatSlot } from '../format/formatSlot.ts';
import { HoldTime } from '../HoldTime.tsx';
import { useChosenService } from '../useChosenService.ts';

/** Above the button that changes the place: what becomes of the slot that is held. Nothing without one. */
export function WindowNote({ keeps }: { readonly keeps: boolean }) {
  const { window, clock } = useChosenService();
  const left = heldFor(window, clock.now);
  if (!window || left === 0) return null;
  const { text } = clock;
  return (
    <p className="window-note">
      {keeps ? (
        <>
          {text('service.known.windowKept', { slot: formatSlot(window, clock, true) })} <HoldTime left={left} inside />
        </>
      ) : (
        text('service.known.windowDropped')
      )}
    </p>
  );
}
