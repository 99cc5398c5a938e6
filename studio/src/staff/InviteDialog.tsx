import type { StaffRole } from '@trolley/contract';
import { inviteStaff, listStaff } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useChange } from '../shell/api/useCalls.ts';
import { useSelf } from '../shell/session/self.ts';
import { useShellTexts } from '../shell/texts.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { isComplete, type Rights, RightsFields } from './RightsFields.tsx';
import { useTexts } from './texts.ts';
import { useStaffProblem } from './useStaffProblem.ts';

interface Props {
  readonly roles: readonly StaffRole[];
  onClose(): void;
}

export function InviteDialog({ roles, onClose }: Props) {
  const texts = useTexts();
  const shell = useShellTexts();
  const formId = useId();
  const { stores } = useSelf();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [rights, setRights] = useState<Rights>({ roles: [], ...(stores && { stores }) });
  const [isTried, setTried] = useState(false);
  const invite = useChange(inviteStaff, [listStaff]);
  const say = useStaffProblem();
  const emailProblem = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : texts.emailWrong;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (emailProblem || name.trim() === '' || !isComplete(rights)) return;
    const wanted = { roles: [...rights.roles], ...(rights.stores && { stores: [...rights.stores] }) };
    invite.mutate({ body: { email: email.trim(), name: name.trim(), ...wanted } });
  };
  if (invite.data)
    return (
      <Dialog
        open
        onClose={onClose}
        title={texts.linkTitle}
        closeLabel={shell.close}
        actions={<Button onClick={onClose}>{texts.done}</Button>}
      >
        <InvitationLink invitation={invite.data.invitation} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.inviteTitle}
      closeLabel={shell.close}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button type="submit" form={formId} loading={invite.isPending}>
            {texts.makeLink}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={submit} noValidate>
        <p className="muted">{texts.inviteLead}</p>
        {invite.isError && (
          <Alert tone="error" role="alert">
            {say(invite.error)}
          </Alert>
        )}
        <TextField
          label={texts.email}
          type="email"
          autoComplete="off"
          value={email}
          error={isTried ? emailProblem : undefined}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <TextField
          label={texts.name}
          autoComplete="off"
          value={name}
          error={isTried && name.trim() === '' ? texts.nameMissing : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <RightsFields rights={rights} roles={roles} isTried={isTried} onChange={setRights} />
      </form>
    </Dialog>
  );
}
