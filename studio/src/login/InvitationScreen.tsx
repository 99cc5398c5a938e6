import { useQuery } from '@tanstack/react-query';
import type { StaffSelf } from '@trolley/contract';
import { acceptInvitation, openInvitation, staffFailures } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { buttonClass } from '@trolley/ui/buttonClass.ts';
import { TextField } from '@trolley/ui/TextField.tsx';
import { type FormEvent, useState } from 'react';
import { callStudio } from '../shell/api/callStudio.ts';
import type { StudioError } from '../shell/api/studioError.ts';
import { useChange } from '../shell/api/useCalls.ts';
import { useProblem } from '../shell/api/useProblem.ts';
import { useBoot } from '../shell/boot.ts';
import { LanguageChoice } from '../shell/language/LanguageChoice.tsx';
import { Loading } from '../shell/parts/Loading.tsx';
import { ShopMark } from '../shell/parts/ShopMark.tsx';
import { base } from '../shell/router/router.ts';
import { useShellTexts } from '../shell/texts.ts';
import { newPasswordProblem } from './newPassword.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorSetup } from './SecondFactorSetup.tsx';
import { useTexts } from './texts.ts';
import './login.css';

interface Props {
  /** What stands behind the # of the link: no server and no log sees it. */
  readonly token: string;
  onDone(self: StaffSelf): void;
}

interface Accepted {
  readonly self: StaffSelf;
  readonly recoveryCodes: readonly string[];
}

/** An invitation is opened: name, password, second factor, then the recovery codes, once. */
export function InvitationScreen({ token, onDone }: Props) {
  const texts = useTexts();
  const shell = useShellTexts();
  const { name } = useBoot();
  const [accepted, setAccepted] = useState<Accepted>();
  const say = useProblem({
    [staffFailures.invitationInvalid]: texts.invitationInvalid,
    invalidRequest: texts.invitationInvalid,
  });
  const opened = useQuery<Opened, StudioError>({
    queryKey: ['invitation', token],
    queryFn: () => callStudio(openInvitation, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <main id="content" className="login">
      <div className="login-side">
        <div className="login-box login-wide">
          <p className="login-shop">
            <ShopMark />
            <b>{name}</b> {shell.studio}
          </p>
          {accepted ? (
            <div className="login-form">
              <h1>{texts.codesTitle}</h1>
              <RecoveryCodes codes={accepted.recoveryCodes} />
              <Button wide onClick={() => onDone(accepted.self)}>
                {texts.codesKept}
              </Button>
            </div>
          ) : opened.data ? (
            <SetUpForm token={token} opened={opened.data} onAccepted={setAccepted} />
          ) : opened.isError ? (
            <div className="login-form">
              <h1>{texts.invitationTitle}</h1>
              <Alert tone="error" role="alert">
                {say(opened.error)}
              </Alert>
              <a className={buttonClass({ wide: true })} href={base}>
                {texts.logIn}
              </a>
            </div>
          ) : (
            <Loading />
          )}
          <LanguageChoice />
        </div>
      </div>
    </main>
  );
}

type Opened = Awaited<ReturnType<typeof callStudio<typeof openInvitation>>>;

interface FormProps {
  readonly token: string;
  readonly opened: Opened;
  onAccepted(accepted: Accepted): void;
}

function SetUpForm({ token, opened, onAccepted }: FormProps) {
  const texts = useTexts();
  const boot = useBoot();
  const [name, setName] = useState(opened.name);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const accept = useChange(acceptInvitation);
  const say = useProblem({
    [staffFailures.invitationInvalid]: texts.invitationInvalid,
    [staffFailures.codeWrong]: texts.setUpCodeWrong,
  });
  const problems = {
    name: name.trim() === '' ? texts.nameMissing : undefined,
    password: newPasswordProblem(password) && texts.passwordShort,
    code: /^\d{6}$/.test(code.replaceAll(' ', '')) ? undefined : texts.codeShape,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.name ?? problems.password ?? problems.code) return;
    accept.mutate(
      { body: { token, name: name.trim(), password, code: code.replaceAll(' ', '') } },
      { onSuccess: onAccepted },
    );
  };
  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <div>
        <h1>{texts.invitationTitle}</h1>
        <p className="muted">{texts.invitationLead(boot.name, opened.email)}</p>
      </div>
      {accept.isError && (
        <Alert tone="error" role="alert">
          {say(accept.error)}
        </Alert>
      )}
      {/* So that a password manager stores the right pair. */}
      <input
        type="text"
        className="visually-hidden"
        tabIndex={-1}
        autoComplete="username"
        aria-hidden="true"
        readOnly
        value={opened.email}
      />
      <TextField
        label={texts.name}
        autoComplete="name"
        value={name}
        error={isTried ? problems.name : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextField
        label={texts.newPassword}
        type="password"
        autoComplete="new-password"
        hint={isTried && problems.password ? undefined : texts.passwordHint}
        value={password}
        error={isTried ? problems.password : undefined}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <h2>{texts.secondFactor}</h2>
      <SecondFactorSetup
        factor={opened.secondFactor}
        code={code}
        error={isTried ? problems.code : undefined}
        onCode={setCode}
      />
      <Button type="submit" wide loading={accept.isPending}>
        {texts.setUp}
      </Button>
    </form>
  );
}
