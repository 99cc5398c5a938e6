import type { ContentPlan } from '@trolley/contract';
import { changeContentPlan, getContentItem, listContentItems } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { ClockIcon, CloseIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { useChange } from '../../shell/api/useCalls.ts';
import { useFormat } from '../../shell/language/format.ts';
import { useTexts } from '../texts.ts';
import { DeletePlan } from './DeletePlan.tsx';
import { MomentForm } from './MomentForm.tsx';
import { notify } from './notices.ts';

interface Props {
  readonly plan: ContentPlan;
  readonly mayPublish: boolean;
  readonly onChanged?: () => void;
  readonly onTakeOver?: () => void;
}

/** A plan, changed and deleted where it stands. */
export function PlanRow({ plan, mayPublish, onChanged, onTakeOver }: Props) {
  const texts = useTexts();
  const format = useFormat();
  const [open, setOpen] = useState<'change' | 'delete'>();
  const change = useChange(changeContentPlan, [getContentItem, listContentItems]);
  const when = format.minute(plan.at);
  return (
    <li className="plan">
      <div className="plan-line">
        <Icon of={ClockIcon} size="s" />
        <span className="plan-words">
          <b>{plan.note ?? plan.title}</b>
          <small>
            {when}
            {plan.by && ` · ${plan.by.name}`}
          </small>
          {plan.failed && <small className="plan-wrong">{texts.planFailed}</small>}
          {!plan.failed && plan.outdated && (
            <small className="plan-wrong">
              {plan.overPlan === undefined ? texts.outdated : texts.overPlan(format.minute(plan.overPlan))}
            </small>
          )}
        </span>
        {mayPublish && (
          <>
            <Button
              kind="quiet"
              size="s"
              aria-expanded={open === 'change'}
              onClick={() => setOpen(open === 'change' ? undefined : 'change')}
            >
              {texts.changePlan}
            </Button>
            <IconButton
              icon={CloseIcon}
              label={texts.deletePlanOf(when)}
              aria-expanded={open === 'delete'}
              onClick={() => setOpen(open === 'delete' ? undefined : 'delete')}
            />
          </>
        )}
      </div>
      {open === 'delete' && (
        <DeletePlan plan={plan} onDeleted={() => onChanged?.()} onKeep={() => setOpen(undefined)} />
      )}
      {open === 'change' && (
        <div className="plan-form">
          <MomentForm
            label={texts.publishOn}
            submit={texts.save}
            first={plan.at}
            onCancel={() => setOpen(undefined)}
            others={
              onTakeOver && (
                <Button kind="outline" onClick={onTakeOver}>
                  {texts.takeMyDraft}
                </Button>
              )
            }
            onTake={async (at) => {
              await change.mutateAsync({ params: { id: plan.id }, body: { at, revision: plan.revision } });
              notify(texts.planChanged(format.minute(at)));
              setOpen(undefined);
              onChanged?.();
            }}
          >
            <p className="edit-note">{texts.movePlanHelp}</p>
          </MomentForm>
        </div>
      )}
    </li>
  );
}
