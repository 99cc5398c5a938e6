import type { DialogProps } from './Dialog.tsx';
import { Dialog } from './Dialog.tsx';

/** A dialog beside the page. */
export function Drawer({
  place = 'end',
  ...dialog
}: Omit<DialogProps, 'place'> & { readonly place?: 'start' | 'end' }) {
  return <Dialog {...dialog} place={place} />;
}
