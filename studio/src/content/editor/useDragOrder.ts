import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

export interface DragOrder {
  readonly isDragged: boolean;
  /** Where what is dragged over it would come. */
  readonly edge?: 'before' | 'after';
}

/** A line of a list that can be dragged to another place of the same list. */
export function useDragOrder(
  line: RefObject<HTMLElement | null>,
  list: string,
  index: number,
  move: ((from: number, to: number) => void) | undefined,
): DragOrder {
  const [order, setOrder] = useState<DragOrder>({ isDragged: false });
  useEffect(() => {
    const element = line.current;
    if (!element || !move) return;
    const edgeAt = (y: number): 'before' | 'after' => {
      const { top, height } = element.getBoundingClientRect();
      return y < top + height / 2 ? 'before' : 'after';
    };
    return combine(
      draggable({
        element,
        getInitialData: () => ({ list, index }),
        onDragStart: () => setOrder({ isDragged: true }),
        onDrop: () => setOrder({ isDragged: false }),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list,
        onDrag: ({ location, source }) =>
          setOrder((now) => {
            const edge = source.data.index === index ? undefined : edgeAt(location.current.input.clientY);
            return now.edge === edge ? now : { ...now, edge };
          }),
        onDragLeave: () => setOrder({ isDragged: false }),
        onDrop: ({ source, location }) => {
          setOrder({ isDragged: false });
          const from = source.data.index;
          if (typeof from !== 'number' || from === index) return;
          const place = edgeAt(location.current.input.clientY) === 'before' ? index : index + 1;
          move(from, place > from ? place - 1 : place);
        },
      }),
    );
  }, [line, list, index, move]);
  return order;
}
