import type { Permission, StaffRole } from '@trolley/contract';
import { changeRole, createRole, listRoles, listStaff } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Checkbox } from '@trolley/ui/Checkbox.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { Select } from '@trolley/ui/Select.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { type FormEvent, useId, useState } from 'react';
import { History } from '../journal/History.tsx';
import { useChange } from '../shell/api/useCalls.ts';
import { useRoleName } from '../shell/roleName.ts';
import { useSelf } from '../shell/session/self.ts';
import { useShellTexts } from '../shell/texts.ts';
import { tell } from '../shell/toasts/toasts.ts';
import { permissionsByArea } from './areas.ts';
import { useTexts } from './texts.ts';
import { useStaffProblem } from './useStaffProblem.ts';

interface Props {
  readonly roles: readonly StaffRole[];
  /** Missing: a new one. */
  readonly role: StaffRole | undefined;
  onClose(): void;
}

/** A role of the retailer's own. */
export function RoleDialog({ roles, role, onClose }: Props) {
  const texts = useTexts();
  const shell = useShellTexts();
  const roleName = useRoleName();
  const formId = useId();
  const self = useSelf();
  const [name, setName] = useState(role?.name ?? '');
  const [permissions, setPermissions] = useState<readonly Permission[]>(role?.permissions ?? []);
  const [isTried, setTried] = useState(false);
  const create = useChange(createRole, [listRoles]);
  const change = useChange(changeRole, [listRoles, listStaff]);
  const say = useStaffProblem();
  const used = role ? change : create;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || permissions.length === 0) return;
    const body = { name: name.trim(), permissions: [...permissions] };
    const onSuccess = () => {
      tell({ text: texts.roleSaved(body.name) });
      onClose();
    };
    if (role) change.mutate({ params: { id: role.id }, body }, { onSuccess });
    else create.mutate({ body }, { onSuccess });
  };
  const toggle = (one: Permission) =>
    setPermissions((all) => (all.includes(one) ? all.filter((other) => other !== one) : [...all, one]));
  const copies = [
    { value: '', label: texts.nothing },
    ...roles.map((one) => ({ value: one.id, label: roleName(one.id, one.name) })),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={role ? texts.changeRole(role.name ?? '') : texts.roleTitle}
      closeLabel={shell.close}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button type="submit" form={formId} loading={used.isPending}>
            {role ? shell.save : texts.createRole}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={submit} noValidate>
        {used.isError && (
          <Alert tone="error" role="alert">
            {say(used.error)}
          </Alert>
        )}
        <TextField
          label={texts.roleName}
          autoComplete="off"
          maxLength={60}
          value={name}
          error={isTried && name.trim() === '' ? texts.roleNameMissing : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {role ? (
          <p className="small muted">{texts.roleConsequence}</p>
        ) : (
          <Select
            label={texts.copyOf}
            choices={copies}
            defaultValue=""
            onChange={({ currentTarget }) =>
              setPermissions(roles.find(({ id }) => id === currentTarget.value)?.permissions ?? [])
            }
          />
        )}
        {isTried && permissions.length === 0 && <p className="field-error">{texts.permissionsMissing}</p>}
        {permissionsByArea.map(({ area, permissions: ofArea }) => (
          <fieldset key={area} className="staff-choices">
            <legend>{texts.areas[area]}</legend>
            {ofArea.map((one) => (
              <Checkbox
                key={one}
                label={
                  <>
                    {texts.may[one]} <code className="mono muted">{one}</code>
                  </>
                }
                checked={permissions.includes(one)}
                disabled={!self.permissions.includes(one)}
                onChange={() => toggle(one)}
              />
            ))}
          </fieldset>
        ))}
        {role && <History folded subject={{ kind: 'role', id: role.id }} />}
      </form>
    </Dialog>
  );
}
