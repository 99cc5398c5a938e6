import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { type FormEvent, useState } from 'react';
import { useTexts as useLoginTexts } from '../login/texts.ts';
import { useTexts } from './texts.ts';

interface Props {
  readonly deed: string;
  readonly pending: boolean;
  readonly problem: string | undefined;
  onPassword(password: string): void;
}

/** The password once more, before something that protects the account is changed. */
export function AskPassword({ deed, pending, problem, onPassword }: Props) {
  const texts = useTexts();
  const login = useLoginTexts();
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (password !== '') onPassword(password);
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {problem !== undefined && (
        <Alert tone="error" role="alert">
          {problem}
        </Alert>
      )}
      <TextField
        label={texts.currentPassword}
        type="password"
        autoComplete="current-password"
        value={password}
        error={isTried && password === '' ? login.passwordMissing : undefined}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <Button type="submit" kind="outline" loading={pending}>
        {deed}
      </Button>
    </form>
  );
}
