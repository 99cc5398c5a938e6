import type { ContentPlan } from '@trolley/contract';
import { contentFailures, deleteContentPlan, getContentItem, listContentItems } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { useElementId } from '@trolley/ui/useElementId.ts';
import { useState } from 'react';
import { StudioError } from '../../shell/api/studioError.ts';
import { useChange } from '../../shell/api/useCalls.ts';
import { useProblem } from '../../shell/api/useProblem.ts';
import { useSelf } from '../../shell/session/self.ts';
import { useTexts } from '../texts.ts';
import { notify } from './notices.ts';

interface Props {
  readonly plan: ContentPlan;
  readonly onDeleted: () => void;
  readonly onKeep: () => void;
}

/** Asks before a plan is deleted; asks once more where what it holds would be lost with it. */
export function DeletePlan({ plan, onDeleted, onKeep }: Props) {
  const texts = useTexts();
  const self = useSelf();
  const say = useProblem();
  const id = useElementId();
  const [isOnly, setOnly] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const remove = useChange(deleteContentPlan, [getContentItem, listContentItems]);
  const act = async () => {
    setFailed(undefined);
    try {
      const query = { revision: plan.revision, ...(isOnly && { discard: true }) };
      const { draft } = await remove.mutateAsync({ params: { id: plan.id }, query });
      if (!draft) notify(texts.planDeleted);
      else notify(draft.by.id === self.id ? texts.planInMyDraft : texts.planInDraftOf(draft.by.name));
      onDeleted();
    } catch (error) {
      if (error instanceof StudioError && error.code === contentFailures.planHolds) setOnly(true);
      else setFailed(error);
    }
  };
  return (
    <div className="plan-form ask" role="group" aria-labelledby={`${id}-question`}>
      <p id={`${id}-question`} role="alert">
        {isOnly ? texts.planIsOnly : texts.deletePlanHelp}
      </p>
      {failed !== undefined && (
        <p className="field-error" role="alert">
          {say(failed)}
        </p>
      )}
      <div className="ask-actions">
        <Button ref={focusIt} kind="outline" onClick={onKeep}>
          {texts.keepIt}
        </Button>
        <Button className={isOnly ? 'button-danger' : undefined} loading={remove.isPending} onClick={() => void act()}>
          {isOnly ? texts.deletePlanForGood : texts.deletePlan}
        </Button>
      </div>
    </div>
  );
}

/** Where one goes on as soon as it asks. */
function focusIt(button: HTMLButtonElement | null): void {
  button?.focus();
}
