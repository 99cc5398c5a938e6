import type { CustomerScreenData } from '@trolley/contract';
import type { ReactNode } from 'react';
import { useCustomer } from '../../shell/session/customerState.ts';
import { useText } from '../../shell/shop.tsx';
import { AuthPage } from '../auth/AuthPage.tsx';
import { configText } from '../auth/config.ts';
import { useGuardedCall } from '../auth/useGuardedCall.ts';
import { AccountForm } from './AccountForm.tsx';
import { CheckMailbox } from './CheckMailbox.tsx';
import { ConfirmedElsewhere } from './ConfirmedElsewhere.tsx';
import { emptyRegistration } from './registrationForm.ts';
import { useRegistration } from './useRegistration.ts';

interface AccountProps extends Pick<CustomerScreenData, 'config'> {
  readonly title: string;
  readonly withCard: boolean;
  readonly submitLabel: string;
  readonly aside: ReactNode;
}

/** From the form to the mail. */
export function Account({ config, title, withCard, submitLabel, aside }: AccountProps) {
  const text = useText();
  const { send, waiting, correcting, answered, correct } = useRegistration(withCard);
  const guarded = useGuardedCall();
  const { customer } = useCustomer();
  if (waiting && customer && isSameAddress(customer.email, waiting.email)) return <ConfirmedElsewhere />;
  if (waiting)
    return (
      <CheckMailbox
        email={waiting.email.trim()}
        intro={configText(config, 'success') ?? text('auth.mailbox.text')}
        again={() => guarded.send((passed) => send(waiting, passed))}
        onCorrect={correct}
      />
    );
  return (
    <AuthPage
      title={configText(config, 'headline') ?? title}
      crumb={title}
      intro={configText(config, 'text')}
      aside={aside}
    >
      <AccountForm
        config={config}
        withCard={withCard}
        defaults={correcting ?? emptyRegistration}
        submitLabel={submitLabel}
        send={send}
        onAnswer={answered}
      />
    </AuthPage>
  );
}

const isSameAddress = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
