import { TextField } from '@trolley/ui/TextField.tsx';
import { QrCode } from './QrCode.tsx';
import { useTexts } from './texts.ts';
import './second-factor.css';

interface Props {
  readonly factor: { readonly secret: string; readonly uri: string };
  readonly code: string;
  readonly error: string | undefined;
  onCode(code: string): void;
}

/** A second factor to be: scanned or typed into an authenticator, which answers with a code. */
export function SecondFactorSetup({ factor, code, error, onCode }: Props) {
  const texts = useTexts();
  return (
    <div className="second-factor">
      <QrCode text={factor.uri} label={texts.qrLabel} />
      <div className="second-factor-words">
        <p>{texts.scan}</p>
        <p className="small muted">{texts.byHand}</p>
        <p className="mono second-factor-secret">{factor.secret.match(/.{1,4}/g)?.join(' ')}</p>
        <TextField
          label={texts.firstCode}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          value={code}
          error={error}
          onChange={({ currentTarget }) => onCode(currentTarget.value)}
        />
      </div>
    </div>
  );
}
