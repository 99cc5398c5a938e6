import { type RefObject, useEffect, useRef } from 'react';
import type { Point } from './projection.ts';

interface Moves {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
}

/** A press that moves further than this drags; what moves less chooses a pin. */
const still = 4;

/** Drags and zooms with pointer and wheel. One finger scrolls the page on a touch screen until the map is held still. */
export function useDragging(of: RefObject<HTMLElement | null>, moves: Moves): void {
  const latest = useRef(moves);
  useEffect(() => {
    latest.current = moves;
  });
  useEffect(() => {
    const element = of.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let from: Point | undefined;
    let dragging = false;
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button, a'))) return;
        from = { x: event.clientX, y: event.clientY };
        dragging = false;
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        if (!from) return;
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
        if (!dragging && Math.hypot(dx, dy) < still) return;
        if (!dragging) element.setPointerCapture(event.pointerId);
        dragging = true;
        from = { x: event.clientX, y: event.clientY };
        latest.current.pan(dx, dy);
      },
      { signal },
    );
    const end = () => {
      from = undefined;
    };
    element.addEventListener('pointerup', end, { signal });
    element.addEventListener('pointercancel', end, { signal });
    // The end of a drag over a pin is no press on it.
    element.addEventListener(
      'click',
      (event) => {
        if (!dragging) return;
        dragging = false;
        event.stopPropagation();
        event.preventDefault();
      },
      { signal, capture: true },
    );
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const { left, top } = element.getBoundingClientRect();
        latest.current.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, { x: event.clientX - left, y: event.clientY - top });
      },
      { signal, passive: false },
    );
    return () => listening.abort();
  }, [of]);
}
