import { logInStaff, staffFailures } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { type FormEvent, useState } from 'react';
import { useChange } from '../shell/api/useCalls.ts';
import { useProblem } from '../shell/api/useProblem.ts';
import { useBoot } from '../shell/boot.ts';
import { useTexts } from './texts.ts';

interface Props {
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly isAgain: boolean;
  /** The step after it took too long. */
  readonly isOver: boolean;
  onTicket(ticket: { readonly ticket: string; readonly email: string }): void;
}

export function PasswordStep({
  email: firstEmail = '',
  password: firstPassword = '',
  isAgain,
  isOver,
  onTicket,
}: Props) {
  const texts = useTexts();
  const { name } = useBoot();
  const [email, setEmail] = useState(firstEmail);
  const [password, setPassword] = useState(firstPassword);
  const [isTried, setTried] = useState(false);
  const login = useChange(logInStaff);
  const say = useProblem({ [staffFailures.loginFailed]: texts.loginFailed, invalidRequest: texts.loginFailed });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (email.trim() === '' || password === '') return;
    login.mutate(
      { body: { email: email.trim(), password } },
      { onSuccess: ({ ticket }) => onTicket({ ticket, email: email.trim() }) },
    );
  };
  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <div>
        <h1>{isAgain ? texts.endedTitle : texts.logIn}</h1>
        <p className="muted">
          {isAgain ? (
            texts.endedLead
          ) : (
            <>
              {texts.forPeople(name)}{' '}
              <a className="link" href="/">
                {texts.toShop}
              </a>
            </>
          )}
        </p>
      </div>
      {isOver && !login.isError && <Alert tone="warning">{texts.loginOver}</Alert>}
      {login.isError && (
        <Alert tone="error" role="alert">
          {say(login.error)}
        </Alert>
      )}
      <TextField
        label={texts.email}
        type="email"
        autoComplete="username"
        value={email}
        error={isTried && email.trim() === '' ? texts.emailMissing : undefined}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <TextField
        label={texts.password}
        type="password"
        autoComplete="current-password"
        value={password}
        error={isTried && password === '' ? texts.passwordMissing : undefined}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <Button type="submit" wide loading={login.isPending}>
        {texts.proceed}
      </Button>
      <p className="small muted">{texts.next}</p>
      <p className="small muted">{texts.forgotten}</p>
    </form>
  );
}
