import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { MailIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { refusalOf } from '../../form/refusalOf.ts';
import { useText } from '../../shell/shop.tsx';
import { authErrorText } from '../auth/authErrorText.ts';
import { Outcome } from '../auth/Outcome.tsx';

interface CheckMailboxProps {
  readonly email: string;
  readonly intro: string;
  again(): Promise<unknown>;
  /** Back to the form; a typing error in the address should not be the end. */
  onCorrect(): void;
}

/** The same for everybody, whether the address is known or not. */
export function CheckMailbox({ email, intro, again, onCorrect }: CheckMailboxProps) {
  const text = useText();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    setState('sending');
    setProblem(undefined);
    try {
      await again();
      setState('sent');
    } catch (error) {
      setState('idle');
      setProblem(refusalOf(error, [], text, authErrorText(text)).message);
    }
  };
  return (
    <Outcome
      icon={MailIcon}
      title={text('auth.mailbox.title')}
      actions={
        <>
          <Button kind="outline" loading={state === 'sending'} onClick={() => void send()}>
            {text('auth.mailbox.again')}
          </Button>
          <Button kind="quiet" onClick={onCorrect}>
            {text('auth.mailbox.correct')}
          </Button>
        </>
      }
    >
      <p>{intro}</p>
      <p className="auth-address">{email}</p>
      <p className="muted">{text('auth.mailbox.spam')}</p>
      <div role="status">{state === 'sent' && <Alert tone="success">{text('auth.mailbox.sentAgain')}</Alert>}</div>
      <div role="alert">{problem !== undefined && <Alert tone="error">{problem}</Alert>}</div>
    </Outcome>
  );
}
