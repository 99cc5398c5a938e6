import { contentFailures, contentLimits } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { useState } from 'react';
import { useProblem } from '../../shell/api/useProblem.ts';
import { firstInDialog } from '../parts/firstInDialog.ts';
import { useTexts } from '../texts.ts';
import type { EditorSession } from './session.ts';
import { Unfit, useUnfit } from './Unfit.tsx';

interface Props {
  readonly session: EditorSession;
  readonly title: string;
  readonly onPublish: (note: string | undefined) => Promise<void>;
  readonly onClose: () => void;
  /** Leads to the first field that keeps it back. */
  readonly onShow: () => void;
}

/** The last look before everybody gets it: a note for the versions, and what keeps it back. */
export function PublishDialog({ session, title, onPublish, onClose, onShow }: Props) {
  const texts = useTexts();
  // Of a draft that one may change this is asked about block by block instead.
  const say = useProblem({ [contentFailures.itemChanged]: texts.othersBehind });
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const wrong = useUnfit(session);
  const publish = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      await onPublish(note.trim() || undefined);
    } catch (error) {
      setFailed(error);
    }
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} title={texts.publishTitle(title)} closeLabel={texts.close}>
      <form
        className="ask"
        onSubmit={(event) => {
          event.preventDefault();
          if (wrong === 0) void publish();
        }}
      >
        <p>{texts.publishHelp}</p>
        <TextField
          label={texts.note}
          hint={texts.noteHint}
          note={texts.optional}
          autoComplete="off"
          maxLength={contentLimits.noteLength}
          ref={firstInDialog}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Unfit count={wrong} onShow={onShow} />
        {failed !== undefined && (
          <p className="field-error" role="alert">
            {say(failed)}
          </p>
        )}
        <div className="ask-actions">
          <Button kind="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={isBusy} disabled={wrong > 0}>
            {texts.publish}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
