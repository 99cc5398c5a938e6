import { exportCustomer } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { useState } from 'react';
import { useText } from '../../../shell/shop.tsx';
import { failureText } from '../failureText.ts';
import { DownloadIcon } from '../icons.ts';
import { SavedNote } from '../SavedNote.tsx';
import { useCall } from '../useCall.ts';
import { saveFile } from './saveFile.ts';

/** Downloads all stored data of the customer as one readable file. */
export function DataDownload({ fileName }: { readonly fileName: string }) {
  const text = useText();
  const call = useCall();
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [problem, setProblem] = useState<string>();
  const download = async () => {
    setState('busy');
    setProblem(undefined);
    try {
      saveFile(fileName, JSON.stringify(await call(exportCustomer, {}), null, 2));
      setState('done');
    } catch (error) {
      setProblem(failureText(error, text));
      setState('idle');
    }
  };
  return (
    <Card as="section" className="profile-stack">
      <div className="card-head">
        <h2>{text('profile.privacy.download')}</h2>
        <p className="muted">{text('profile.privacy.downloadText')}</p>
      </div>
      <div role="alert">{problem !== undefined && <Alert tone="error">{problem}</Alert>}</div>
      <div className="form-actions">
        <Button kind="outline" icon={DownloadIcon} loading={state === 'busy'} onClick={() => void download()}>
          {text('profile.privacy.downloadNow')}
        </Button>
        <SavedNote words={state === 'done' ? text('profile.privacy.downloaded') : undefined} />
      </div>
    </Card>
  );
}
