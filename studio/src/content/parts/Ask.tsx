import { Button } from '@trolley/ui/Button.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { type ProblemWords, useProblem } from '../../shell/api/useProblem.ts';
import { useTexts } from '../texts.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** The deed, in words. */
  readonly deed: string;
  readonly keep?: string;
  readonly danger?: boolean;
  /** For what this deed can fail with. */
  readonly words?: ProblemWords;
  readonly onDo: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks with the consequence named; stays open and says why when it did not work. */
export function Ask({ title, children, deed, keep, danger = false, words, onDo, onClose }: Props) {
  const texts = useTexts();
  const say = useProblem(words);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const act = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      await onDo();
      onClose();
    } catch (error) {
      setFailed(error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={texts.close}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {keep ?? texts.cancel}
          </Button>
          <Button className={danger ? 'button-danger' : undefined} loading={isBusy} onClick={() => void act()}>
            {deed}
          </Button>
        </>
      }
    >
      <div className="ask">
        {children}
        {failed !== undefined && (
          <p className="field-error" role="alert">
            {say(failed)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
