import { getStaffSelf, renewRecoveryCodes, staffFailures } from '@trolley/contract';
import { RecoveryCodes } from '../login/RecoveryCodes.tsx';
import { useChange } from '../shell/api/useCalls.ts';
import { useProblem } from '../shell/api/useProblem.ts';
import { Panel } from '../shell/parts/Panel.tsx';
import { AskPassword } from './AskPassword.tsx';
import { useTexts } from './texts.ts';

export function OwnRecoveryCodes({ left }: { readonly left: number }) {
  const texts = useTexts();
  const renew = useChange(renewRecoveryCodes, [getStaffSelf]);
  const say = useProblem({ [staffFailures.passwordWrong]: texts.passwordWrong });
  return (
    <Panel title={texts.recovery} foot={texts.recoveryConsequence}>
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recoveryCodes} />
      ) : (
        <div className="stack">
          <p>{texts.recoveryLead(left)}</p>
          <AskPassword
            deed={texts.renewRecovery}
            pending={renew.isPending}
            problem={renew.isError ? say(renew.error) : undefined}
            onPassword={(currentPassword) => renew.mutate({ body: { currentPassword } })}
          />
        </div>
      )}
    </Panel>
  );
}
