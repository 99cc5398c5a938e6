import type { StaffSelf } from '@trolley/contract';
import { enterStaffCode, staffFailures } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { type FormEvent, useState } from 'react';
import { StudioError } from '../shell/api/studioError.ts';
import { useChange } from '../shell/api/useCalls.ts';
import { useProblem } from '../shell/api/useProblem.ts';
import { useBoot } from '../shell/boot.ts';
import { Avatar } from '../shell/parts/Person.tsx';
import { useTexts } from './texts.ts';

interface Props {
  readonly ticket: string;
  readonly email: string;
  readonly name: string | undefined;
  /** A code that was filled in for somebody. */
  readonly filled: string;
  onLoggedIn(self: StaffSelf): void;
  onOver(): void;
  onBack(): void;
}

/** A ticket stands for five tries. */
const triesOfTicket = 5;

export function CodeStep({ ticket, email, name, filled, onLoggedIn, onOver, onBack }: Props) {
  const texts = useTexts();
  const boot = useBoot();
  const [kind, setKind] = useState<'code' | 'recovery'>('code');
  const [code, setCode] = useState(filled);
  const [problem, setProblem] = useState<string>();
  const [tries, setTries] = useState(0);
  const enter = useChange(enterStaffCode);
  const say = useProblem();
  const isCode = kind === 'code';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.replaceAll(/\s/g, '');
    if (isCode && !/^\d{6}$/.test(typed)) return setProblem(texts.codeShape);
    if (typed === '') return setProblem(texts.recoveryMissing);
    enter.mutate(
      { body: { ticket, code: typed } },
      {
        onSuccess: onLoggedIn,
        onError: (error) => {
          const failed = error instanceof StudioError ? error.code : '';
          if (failed === staffFailures.loginOver) return onOver();
          if (failed !== staffFailures.codeWrong) return setProblem(say(error));
          const left = triesOfTicket - tries - 1;
          if (left <= 0) return onOver();
          setTries(tries + 1);
          setCode('');
          setProblem(isCode ? texts.codeWrong(left) : texts.recoveryWrong(left));
        },
      },
    );
  };
  const change = () => {
    setKind(isCode ? 'recovery' : 'code');
    setCode('');
    setProblem(undefined);
  };
  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <div>
        <h1>{isCode ? texts.codeTitle : texts.recoveryTitle}</h1>
        <p className="muted">{isCode ? texts.codeLead(boot.name) : texts.recoveryLead}</p>
      </div>
      <p className="login-person">
        <Avatar name={name ?? email} />
        <span>
          {name !== undefined && <b>{name}</b>}
          <small>{email}</small>
        </span>
        <button type="button" className="link" onClick={onBack}>
          {texts.notYou}
        </button>
      </p>
      <div className={isCode ? 'login-code' : undefined}>
        <TextField
          key={kind}
          label={isCode ? texts.code : texts.recovery}
          autoComplete={isCode ? 'one-time-code' : 'off'}
          inputMode={isCode ? 'numeric' : 'text'}
          maxLength={isCode ? 7 : 40}
          // The one thing to do here, and the password was typed a moment ago.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={code}
          error={problem}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      </div>
      <Button type="submit" wide loading={enter.isPending}>
        {texts.logIn}
      </Button>
      <button type="button" className="link login-other" onClick={change}>
        {isCode ? texts.useRecovery : texts.useCode}
      </button>
      <p className="small muted">{texts.idle}</p>
    </form>
  );
}
