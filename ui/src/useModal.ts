import type { MouseEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';

export interface ModalProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  onClose(): void;
  onClick(event: MouseEvent<HTMLDialogElement>): void;
}

/** Opens and closes the native dialog with `open`; escape and a press beside it ask `close` to close it. */
export function useModal(open: boolean, close: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return {
    ref,
    onClose: () => {
      if (open) close();
    },
    onClick: (event) => {
      // Only a press on the backdrop has the dialog itself as its target: its frame covers the inside. The second press
      // of a double one was meant for the button that opened it.
      if (event.target === event.currentTarget && event.detail < 2) event.currentTarget.close();
    },
  };
}
