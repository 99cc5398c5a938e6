import type { MouseEvent, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';

export interface ModalProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  onClose(): void;
  onClick(event: MouseEvent<HTMLDialogElement>): void;
}

/** Opens and closes the native dialog with `open`; escape and a press beside it ask `close` to close it. */
export function useModal(open: boolean, close: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  // Closed before it is taken out of the page: only then does the browser give the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    isLeaving.current = false;
    return () => {
      isLeaving.current = true;
      if (dialog?.open) dialog.close();
    };
  }, []);
  return {
    ref,
    onClose: () => {
      if (open && !isLeaving.current && !ref.current?.open) close();
    },
    onClick: (event) => {
      // Only a press on the backdrop has the dialog itself as its target: its frame covers the inside. The second press
      // of a double one was meant for the button that opened it.
      if (event.target === event.currentTarget && event.detail < 2) event.currentTarget.close();
    },
  };
}
