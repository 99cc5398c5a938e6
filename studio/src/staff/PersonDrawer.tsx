import type { StaffMember, StaffRole } from '@trolley/contract';
import { changeStaff, listStaff, lockStaff } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Drawer } from '@trolley/ui/Drawer.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { type FormEvent, useState } from 'react';
import { History } from '../journal/History.tsx';
import { useChange } from '../shell/api/useCalls.ts';
import { useFormat } from '../shell/language/format.ts';
import { useSelf } from '../shell/session/self.ts';
import { useShellTexts } from '../shell/texts.ts';
import { tell } from '../shell/toasts/toasts.ts';
import { PersonState } from './People.tsx';
import { type Deed, PersonDeed } from './PersonDeed.tsx';
import { isComplete, type Rights, RightsFields } from './RightsFields.tsx';
import { useTexts } from './texts.ts';
import { useStaffProblem } from './useStaffProblem.ts';

interface Props {
  readonly person: StaffMember;
  readonly roles: readonly StaffRole[];
  onClose(): void;
}

/** One of the retailer's people: who, what they may, and what can be done about it. */
export function PersonDrawer({ person, roles, onClose }: Props) {
  const texts = useTexts();
  const shell = useShellTexts();
  const format = useFormat();
  const self = useSelf();
  const [deed, setDeed] = useState<Deed>();
  const unlock = useChange(lockStaff, [listStaff]);
  const say = useStaffProblem();
  const isOwn = person.id === self.id;
  const mayWrite = self.permissions.includes('staff:write') && !isOwn;
  return (
    <Drawer open onClose={onClose} title={person.name} closeLabel={shell.close}>
      <div className="stack">
        <dl className="facts">
          <dt>{texts.emailField}</dt>
          <dd>{person.email}</dd>
          <dt>{texts.status}</dt>
          <dd>{person.status === 'active' ? texts.statusActive : <PersonState person={person} />}</dd>
          <dt>{texts.since}</dt>
          <dd>{format.minute(person.createdAt)}</dd>
          <dt>{texts.lastSeen}</dt>
          <dd>{person.loggedInAt ? format.moment(person.loggedInAt) : texts.never}</dd>
        </dl>
        {isOwn && <Alert tone="info">{texts.ownNote}</Alert>}
        {unlock.isError && <Alert tone="error">{say(unlock.error)}</Alert>}
        {mayWrite && (
          <div className="chip-row">
            {person.status === 'locked' ? (
              <Button
                kind="outline"
                loading={unlock.isPending}
                onClick={() =>
                  unlock.mutate(
                    { params: { id: person.id }, body: { locked: false } },
                    { onSuccess: () => tell({ text: texts.unlocked(person.name) }) },
                  )
                }
              >
                {texts.unlock}
              </Button>
            ) : (
              <Button kind="outline" onClick={() => setDeed('lock')}>
                {texts.lock}
              </Button>
            )}
            <Button kind="outline" onClick={() => setDeed('reset')}>
              {texts.reset}
            </Button>
            <Button kind="quiet" className="staff-danger" onClick={() => setDeed('close')}>
              {texts.closeAccount}
            </Button>
          </div>
        )}
        {mayWrite && <RightsForm person={person} roles={roles} />}
        {self.permissions.includes('journal:read') && <History subject={{ kind: 'staff', id: person.id }} />}
      </div>
      {deed && <PersonDeed deed={deed} person={person} onClose={() => setDeed(undefined)} onGone={onClose} />}
    </Drawer>
  );
}

function RightsForm({ person, roles }: Pick<Props, 'person' | 'roles'>) {
  const texts = useTexts();
  const shell = useShellTexts();
  const [rights, setRights] = useState<Rights>({ roles: person.roles, stores: person.stores });
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const change = useChange(changeStaff, [listStaff]);
  const say = useStaffProblem();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isComplete(rights)) return;
    const wanted = { roles: [...rights.roles], ...(rights.stores && { stores: [...rights.stores] }) };
    change.mutate(
      { params: { id: person.id }, body: { ...wanted, ...(reason.trim() !== '' && { reason: reason.trim() }) } },
      { onSuccess: () => tell({ text: texts.saved(person.name) }) },
    );
  };
  return (
    <form className="stack staff-rights" onSubmit={submit} noValidate>
      <h3>{texts.rolesAndStores}</h3>
      {change.isError && (
        <Alert tone="error" role="alert">
          {say(change.error)}
        </Alert>
      )}
      <RightsFields rights={rights} roles={roles} isTried={isTried} onChange={setRights} />
      <TextField
        label={texts.reason}
        autoComplete="off"
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <p className="small muted">{texts.saveConsequence}</p>
      <Button type="submit" loading={change.isPending}>
        {shell.save}
      </Button>
    </form>
  );
}
