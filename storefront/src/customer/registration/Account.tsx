import type { CustomerScreenData } from '@trolley/contract';
import type { ReactNode } from 'react';
import { useText } from '../../shell/shop.tsx';
import { configText } from '../door/config.ts';
import { DoorPage } from '../door/DoorPage.tsx';
import { useGuardedCall } from '../door/useGuardedCall.ts';
import { AccountForm } from './AccountForm.tsx';
import { CheckMailbox } from './CheckMailbox.tsx';
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
  if (waiting)
    return (
      <CheckMailbox
        email={waiting.email.trim()}
        intro={configText(config, 'success') ?? text('door.mailbox.text')}
        again={() => guarded.send((passed) => send(waiting, passed))}
        onCorrect={correct}
      />
    );
  return (
    <DoorPage
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
    </DoorPage>
  );
}
