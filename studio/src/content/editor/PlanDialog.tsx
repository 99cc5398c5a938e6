import type { ContentPlan } from '@trolley/contract';
import { contentLimits } from '@trolley/contract';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { useState } from 'react';
import { MomentForm } from '../parts/MomentForm.tsx';
import { PlanRow } from '../parts/PlanRow.tsx';
import { useTexts } from '../texts.ts';
import type { EditorSession } from './session.ts';
import { Unfit, useUnfit } from './Unfit.tsx';

interface Props {
  readonly session: EditorSession;
  readonly title: string;
  readonly plans: readonly ContentPlan[];
  readonly onPlan: (at: string, note: string | undefined) => Promise<void>;
  readonly onClose: () => void;
  /** Leads to the first field that keeps it back. */
  readonly onShow: () => void;
}

/** A moment for the draft as it is now, and what is planned of this item so far. */
export function PlanDialog({ session, title, plans, onPlan, onClose, onShow }: Props) {
  const texts = useTexts();
  const [note, setNote] = useState('');
  const wrong = useUnfit(session);
  return (
    <Dialog open onClose={onClose} title={texts.planTitle(title)} closeLabel={texts.close}>
      <MomentForm
        label={texts.publishOn}
        submit={texts.planIt}
        quick={['tomorrow', 'monday']}
        disabled={wrong > 0}
        onCancel={onClose}
        onTake={(at) => onPlan(at, note.trim() || undefined)}
      >
        <TextField
          label={texts.note}
          note={texts.optional}
          autoComplete="off"
          maxLength={contentLimits.noteLength}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <p className="edit-note">{texts.planHelp}</p>
        <Unfit count={wrong} onShow={onShow} />
      </MomentForm>
      {plans.length > 0 && (
        <>
          <h3 className="ask-head">{texts.plansOfIt}</h3>
          <ul className="plans">
            {plans.map((plan) => (
              <PlanRow key={plan.id} plan={plan} mayPublish />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
