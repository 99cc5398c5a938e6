import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import type { ReactNode } from 'react';
import { useShellTexts } from '../texts.ts';

interface Props {
  readonly title: string;
  /** What it does, and what it does not undo. */
  readonly children: ReactNode;
  /** The deed itself, as "Lock the account". */
  readonly deed: string;
  readonly danger?: boolean;
  readonly pending?: boolean;
  readonly problem?: string;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something that cannot be taken back, with its consequence. */
export function Confirm({ title, children, deed, danger = true, pending, problem, onConfirm, onClose }: Props) {
  const texts = useShellTexts();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={texts.close}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button className={danger ? 'button-danger' : undefined} loading={pending} onClick={onConfirm}>
            {deed}
          </Button>
        </>
      }
    >
      <div className="stack">
        {problem !== undefined && (
          <Alert tone="error" role="alert">
            {problem}
          </Alert>
        )}
        {children}
      </div>
    </Dialog>
  );
}
