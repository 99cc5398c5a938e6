import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { PrintIcon } from '@trolley/ui/icons.ts';
import { CopyButton } from '../shell/parts/CopyButton.tsx';
import { useTexts } from './texts.ts';
import './second-factor.css';

/** Shown this once: to copy or to print. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const texts = useTexts();
  return (
    <div className="stack">
      <Alert tone="warning">{texts.keepCodes}</Alert>
      <ul className="recovery-codes mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="chip-row">
        <CopyButton text={codes.join('\n')} label={texts.copyCodes} />
        <Button kind="outline" icon={PrintIcon} onClick={() => window.print()}>
          {texts.printCodes}
        </Button>
      </div>
    </div>
  );
}
