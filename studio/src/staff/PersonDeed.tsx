import type { StaffMember } from '@trolley/contract';
import { closeStaff, listStaff, lockStaff, resetStaff } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { useState } from 'react';
import { useChange } from '../shell/api/useCalls.ts';
import { Confirm } from '../shell/parts/Confirm.tsx';
import { useShellTexts } from '../shell/texts.ts';
import { tell } from '../shell/toasts/toasts.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { useTexts } from './texts.ts';
import { useStaffProblem } from './useStaffProblem.ts';

export type Deed = 'lock' | 'reset' | 'close';

interface Props {
  readonly deed: Deed;
  readonly person: StaffMember;
  onClose(): void;
  /** The person is not there any more. */
  onGone(): void;
}

/** What ends somebody's access: asked for with its consequence, and a reason for the journal. */
export function PersonDeed({ deed, person, onClose, onGone }: Props) {
  const texts = useTexts();
  const shell = useShellTexts();
  const [reason, setReason] = useState('');
  const lock = useChange(lockStaff, [listStaff]);
  const reset = useChange(resetStaff, [listStaff]);
  const close = useChange(closeStaff, [listStaff]);
  const say = useStaffProblem();
  const { id, name } = person;
  const why = reason.trim() === '' ? {} : { reason: reason.trim() };
  const params = { id };
  const deeds = {
    lock: {
      ...{ title: texts.lockTitle(name), consequence: texts.lockConsequence, deed: texts.lockDeed, call: lock },
      run: () =>
        lock.mutate(
          { params, body: { locked: true, ...why } },
          {
            onSuccess: () => {
              tell({ text: texts.locked(name) });
              onClose();
            },
          },
        ),
    },
    reset: {
      ...{ title: texts.resetTitle(name), consequence: texts.resetConsequence, deed: texts.resetDeed, call: reset },
      run: () => reset.mutate({ params, body: why }),
    },
    close: {
      ...{ title: texts.closeTitle(name), consequence: texts.closeConsequence, deed: texts.closeDeed, call: close },
      run: () =>
        close.mutate(
          { params },
          {
            onSuccess: () => {
              tell({ text: texts.closed });
              onGone();
            },
          },
        ),
    },
  };
  const chosen = deeds[deed];
  if (reset.data)
    return (
      <Dialog
        open
        onClose={onClose}
        title={texts.linkTitle}
        closeLabel={shell.close}
        actions={<Button onClick={onClose}>{texts.done}</Button>}
      >
        <InvitationLink invitation={reset.data} />
      </Dialog>
    );
  return (
    <Confirm
      title={chosen.title}
      deed={chosen.deed}
      pending={chosen.call.isPending}
      problem={chosen.call.isError ? say(chosen.call.error) : undefined}
      onConfirm={chosen.run}
      onClose={onClose}
    >
      <p>{chosen.consequence}</p>
      {deed !== 'close' && (
        <TextField
          label={texts.reason}
          autoComplete="off"
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
    </Confirm>
  );
}
