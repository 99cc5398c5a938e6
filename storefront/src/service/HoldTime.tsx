import { classes } from '@trolley/ui/classes.ts';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { useText } from '../shell/shop.tsx';
import './hold-time.css';
import { countdown, minutesLeft, shortTime } from './format/countdown.ts';

interface HoldTimeProps {
  /** Milliseconds. */
  readonly left: number;
  /** Inside a sentence that says what it is. */
  readonly inside?: boolean;
}

/** `bestell bis 6 Uhr`: for a hold that its cut-off ends. */
export function OrderBy({ moment, left }: { readonly moment: string; readonly left: number }) {
  const text = useText();
  return (
    <span className={classes('hold-time', left < shortTime && 'hold-time-short')}>
      {text('service.hold.orderBy', { moment })}
    </span>
  );
}

/** The time left of a hold: to the second on screen, in minutes for screen readers. */
export function HoldTime({ left, inside = false }: HoldTimeProps) {
  const text = useText();
  return (
    <>
      <span className={classes('hold-time', left < shortTime && 'hold-time-short')} aria-hidden="true">
        {countdown(left)}
      </span>
      <VisuallyHidden>
        {text(inside ? 'service.hold.minutes' : 'service.hold.left', { minutes: minutesLeft(left) })}
      </VisuallyHidden>
    </>
  );
}
