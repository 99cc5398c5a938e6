import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.ts';
import { useElementId } from './useElementId.ts';
import { useModal } from './useModal.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Beside the title. */
  readonly aside?: ReactNode;
  /** Below the title, in sight while the content scrolls. */
  readonly lead?: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** What to do, always in sight below the content. */
  readonly actions?: ReactNode;
  /** In the middle, or a drawer at one side. */
  readonly place?: 'middle' | 'start' | 'end';
}

export function Dialog(props: DialogProps) {
  const { open, onClose, title, aside, lead, closeLabel, children, actions, place = 'middle' } = props;
  const titleId = useElementId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      className={classes('dialog', place !== 'middle' && `drawer drawer-${place}`)}
      aria-labelledby={titleId}
    >
      <div className="dialog-frame">
        <header className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          {aside}
          <IconButton icon={CloseIcon} label={closeLabel} onClick={() => modal.ref.current?.close()} />
        </header>
        {lead}
        <div className="dialog-body">{children}</div>
        {actions !== undefined && <footer className="dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  );
}
