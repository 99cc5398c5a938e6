import { contentLimits } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { useState } from 'react';
import { useProblem } from '../../shell/api/useProblem.ts';
import { firstInDialog } from '../parts/firstInDialog.ts';
import { useTexts } from '../texts.ts';
import type { EditorSession } from './session.ts';
import { useSaver } from './useStore.ts';

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
  const say = useProblem();
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const wrong = useSaver(session.saver).problems.filter(({ kind }) => kind === 'schema').length;
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
          void publish();
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
        {wrong > 0 && (
          <Alert
            tone="error"
            role="alert"
            action={
              <Button kind="outline" size="s" onClick={onShow}>
                {texts.toField}
              </Button>
            }
          >
            {texts.unfit(wrong)}
          </Alert>
        )}
        {failed !== undefined && (
          <p className="field-error" role="alert">
            {say(failed)}
          </p>
        )}
        <div className="ask-actions">
          <Button kind="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {texts.publish}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
