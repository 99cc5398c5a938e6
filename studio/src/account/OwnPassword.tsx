import { changeStaffPassword, listOwnSessions, staffFailures } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { type FormEvent, useState } from 'react';
import { newPasswordProblem } from '../login/newPassword.ts';
import { useTexts as useLoginTexts } from '../login/texts.ts';
import { useChange } from '../shell/api/useCalls.ts';
import { useProblem } from '../shell/api/useProblem.ts';
import { Panel } from '../shell/parts/Panel.tsx';
import { tell } from '../shell/toasts/toasts.ts';
import { useTexts } from './texts.ts';

export function OwnPassword() {
  const texts = useTexts();
  const login = useLoginTexts();
  const [currentPassword, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const change = useChange(changeStaffPassword, [listOwnSessions]);
  const say = useProblem({ [staffFailures.passwordWrong]: texts.passwordWrong });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (currentPassword === '' || newPasswordProblem(password)) return;
    change.mutate(
      { body: { currentPassword, password } },
      {
        onSuccess: () => {
          setCurrent('');
          setPassword('');
          setTried(false);
          tell({ text: texts.passwordChanged });
        },
      },
    );
  };
  return (
    <Panel title={texts.password} foot={texts.passwordLead}>
      <form className="stack" onSubmit={submit} noValidate>
        {change.isError && (
          <Alert tone="error" role="alert">
            {say(change.error)}
          </Alert>
        )}
        <TextField
          label={texts.currentPassword}
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          error={isTried && currentPassword === '' ? login.passwordMissing : undefined}
          onChange={({ currentTarget }) => setCurrent(currentTarget.value)}
        />
        <TextField
          label={texts.newPassword}
          type="password"
          autoComplete="new-password"
          hint={login.passwordHint}
          value={password}
          error={isTried && newPasswordProblem(password) ? login.passwordShort : undefined}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <Button type="submit" kind="outline" loading={change.isPending}>
          {texts.changePassword}
        </Button>
      </form>
    </Panel>
  );
}
