import { type ReactNode, useRef } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.ts';
import './scroller.css';
import { useElementId } from './useElementId.ts';
import { useScrollEnds } from './useScrollEnds.ts';

export interface ScrollerProps {
  readonly id?: string;
  readonly className?: string;
  /** What is in the row, for screen readers. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** The heading and what stands beside it. */
  readonly head: ReactNode;
  /** List items, each with something to press: that is how the keyboard reaches them. */
  readonly children: ReactNode;
}

/** A row that scrolls by touch, wheel and keys and, after hydration, by its two buttons. */
export function Scroller({ id: givenId, className, label, previousLabel, nextLabel, head, children }: ScrollerProps) {
  const rowId = `${useElementId()}-row`;
  const row = useRef<HTMLUListElement>(null);
  const ends = useScrollEnds(row);

  const turn = (direction: 1 | -1) => {
    const element = row.current;
    // One item stays in sight, to show where the scrolling came from.
    element?.scrollBy({ left: direction * element.clientWidth * 0.8 });
  };

  return (
    <section className={classes('scroller', className)} id={givenId} aria-label={label}>
      <div className="scroller-head">
        {head}
        <div className="scroller-buttons" hidden={ends.start && ends.end}>
          <IconButton
            icon={ChevronLeftIcon}
            label={previousLabel}
            kind="outline"
            aria-controls={rowId}
            aria-disabled={ends.start}
            data-replay=""
            onClick={() => turn(-1)}
          />
          <IconButton
            icon={ChevronRightIcon}
            label={nextLabel}
            kind="outline"
            aria-controls={rowId}
            aria-disabled={ends.end}
            data-replay=""
            onClick={() => turn(1)}
          />
        </div>
      </div>
      <ul className="scroller-items" id={rowId} ref={row} onScroll={ends.measure}>
        {children}
      </ul>
    </section>
  );
}
