import { mediaFailures } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { ProgressBar } from '@trolley/ui/ProgressBar.tsx';
import { StudioError } from '../shell/api/studioError.ts';
import { useTexts } from './texts.ts';
import { useMediaProblem } from './useMediaProblem.ts';
import type { UploadState, Uploads } from './useUploads.ts';

/** Pictures on their way, each with how far it has come and what is wrong with it. */
export function UploadList({ uploads, retry, dismiss }: Pick<Uploads, 'uploads' | 'retry' | 'dismiss'>) {
  return (
    <div role="status">
      {uploads.length > 0 && (
        <ul className="upload-list">
          {uploads.map((upload) => (
            <li key={upload.id}>
              <One upload={upload} retry={() => retry(upload.id)} dismiss={() => dismiss(upload.id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface OneProps {
  readonly upload: UploadState;
  readonly retry: () => void;
  readonly dismiss: () => void;
}

function One({ upload: { file, state, share, error }, retry, dismiss }: OneProps) {
  const texts = useTexts();
  const say = useMediaProblem();
  if (state === 'failed')
    return (
      <Alert
        tone="error"
        title={texts.notAdded(file.name)}
        action={
          <>
            {mayHelp(error) && (
              <Button kind="outline" size="s" onClick={retry}>
                {texts.again}
              </Button>
            )}
            <Button kind="quiet" size="s" onClick={dismiss}>
              {texts.dismiss}
            </Button>
          </>
        }
      >
        {say(error)}
      </Alert>
    );
  if (state === 'added' || state === 'known')
    return (
      <Alert
        tone="success"
        action={
          <Button kind="quiet" size="s" onClick={dismiss}>
            {texts.dismiss}
          </Button>
        }
      >
        {state === 'added' ? texts.added(file.name) : texts.known(file.name)}
      </Alert>
    );
  const words = { waits: texts.waits, sending: texts.sending, drawing: texts.drawing }[state];
  return (
    <div className="upload-going">
      <ProgressBar label={words(file.name)} value={state === 'drawing' ? undefined : Math.round(share * 100)} />
      <Button kind="quiet" size="s" onClick={dismiss}>
        {texts.cancel}
      </Button>
    </div>
  );
}

const unfit: readonly string[] = [
  mediaFailures.mediaTooLarge,
  mediaFailures.mediaKind,
  mediaFailures.mediaDrawing,
  mediaFailures.mediaPixels,
  mediaFailures.mediaEmpty,
];

/** The same file sent again is as unfit as before; what went wrong on the way may go better. */
function mayHelp(error: unknown): boolean {
  return !(error instanceof StudioError && unfit.includes(error.code));
}
