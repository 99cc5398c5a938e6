import type { ContentPlan } from '@trolley/contract';
import { furthestPreviewDays } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { useFormat } from '../../shell/language/format.ts';
import { MomentForm } from '../parts/MomentForm.tsx';
import { useTexts } from '../texts.ts';

interface Props {
  readonly at?: string;
  readonly plans: readonly ContentPlan[];
  readonly onTake: (at: string) => void;
  readonly onClose: () => void;
}

/** The moment at which the page is looked at; the moments of plans are one press away. */
export function TimeDialog({ at, plans, onTake, onClose }: Props) {
  const texts = useTexts();
  const format = useFormat();
  const take = (moment: string) => {
    onTake(moment);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={texts.timeMachine} closeLabel={texts.close}>
      <div className="ask">
        <p>{texts.timeMachineHelp}</p>
        <MomentForm
          label={texts.moment}
          submit={texts.look}
          first={at}
          furthestDays={furthestPreviewDays}
          quick={['tomorrow', 'monday', 'christmas']}
          onCancel={onClose}
          onTake={take}
        />
      </div>
      {plans.length > 0 && (
        <>
          <h3 className="ask-head">{texts.plansOfIt}</h3>
          <p className="ask-buttons">
            {plans.map((plan) => (
              <Button key={plan.id} kind="outline" size="s" onClick={() => take(plan.at)}>
                {format.minute(plan.at)}
              </Button>
            ))}
          </p>
        </>
      )}
    </Dialog>
  );
}
