import { confirmCustomer, customerFailures, type EndpointReply } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { MailIcon, SuccessIcon, WarningIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { refusalOf } from '../../form/refusalOf.ts';
import { ApiError } from '../../shell/api/apiError.ts';
import { usePathTo, useText } from '../../shell/shop.tsx';
import { useAuthDependencies } from '../auth/AuthContext.ts';
import { Outcome } from '../auth/Outcome.tsx';

type State = 'asked' | 'sending' | 'invalid' | EndpointReply<typeof confirmCustomer>['confirmed'];

/** What the link of a mail stands for counts at the press of a button: programs that look through mails open links, too. */
export function Confirmation() {
  const text = useText();
  const { call, afterLogin, mailToken } = useAuthDependencies();
  const [state, setState] = useState<State>('asked');
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setState('sending');
    setProblem(undefined);
    try {
      const { confirmed, customer } = await call(confirmCustomer, { body: { token: mailToken() ?? '' } });
      if (confirmed === 'registration' && customer) await afterLogin(customer, { from: 'registration' });
      setState(confirmed);
    } catch (error) {
      const over = isOver(error);
      setState(over ? 'invalid' : 'asked');
      if (!over) setProblem(refusalOf(error, [], text).message);
    }
  };
  if (state !== 'asked' && state !== 'sending') return <Confirmed state={state} />;
  return (
    <Outcome
      icon={MailIcon}
      title={text('auth.confirm.title')}
      arrived={false}
      actions={
        <Button size="l" data-replay="confirm" loading={state === 'sending'} onClick={() => void confirm()}>
          {text('auth.confirm.submit')}
        </Button>
      }
    >
      <p>{text('auth.confirm.text')}</p>
      <div role="alert">{problem !== undefined && <Alert tone="error">{problem}</Alert>}</div>
    </Outcome>
  );
}

function Confirmed({ state }: { readonly state: Exclude<State, 'asked' | 'sending'> }) {
  const text = useText();
  const pathTo = usePathTo();
  const login = pathTo('login');
  const next = {
    registration: login,
    email: pathTo('profile') ?? login,
    newsletter: '/',
    invalid: pathTo('registration'),
  }[state];
  return (
    <Outcome
      icon={state === 'invalid' ? WarningIcon : SuccessIcon}
      title={text(`auth.confirmed.${state}.title`)}
      actions={next !== undefined && <ButtonLink href={next}>{text(`auth.confirmed.${state}.next`)}</ButtonLink>}
    >
      <p>{text(`auth.confirmed.${state}.text`)}</p>
    </Outcome>
  );
}

/** A link that was used, is too old or is only half of one. */
export function isOver(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { errorCode, fields = [] } = error.data;
  return errorCode === customerFailures.tokenInvalid || fields.some(({ path }) => path === 'token');
}
