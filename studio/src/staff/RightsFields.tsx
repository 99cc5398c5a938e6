import type { StaffRole } from '@trolley/contract';
import { Checkbox } from '@trolley/ui/Checkbox.tsx';
import { useRoleName } from '../shell/roleName.ts';
import { useSelf } from '../shell/session/self.ts';
import { useShop } from '../shell/shop.ts';
import { useTexts } from './texts.ts';

export interface Rights {
  readonly roles: readonly string[];
  /** Missing: every store. */
  readonly stores?: readonly string[];
}

interface Props {
  readonly rights: Rights;
  readonly roles: readonly StaffRole[];
  /** Say what is missing. */
  readonly isTried: boolean;
  onChange(rights: Rights): void;
}

export const isComplete = ({ roles, stores }: Rights) => roles.length > 0 && stores?.length !== 0;

/** Roles and stores of somebody. Nobody gives more than they have, stores included. */
export function RightsFields({ rights, roles, isTried, onChange }: Props) {
  const texts = useTexts();
  const shop = useShop();
  const self = useSelf();
  const roleName = useRoleName();
  const stores = self.stores ? shop.stores.filter(({ id }) => self.stores?.includes(id)) : shop.stores;
  const toggled = (list: readonly string[], id: string) =>
    list.includes(id) ? list.filter((one) => one !== id) : [...list, id];
  return (
    <>
      <fieldset className="staff-choices">
        <legend>{texts.roles}</legend>
        {roles.map((role) => (
          <Checkbox
            key={role.id}
            label={roleName(role.id, role.name)}
            checked={rights.roles.includes(role.id)}
            onChange={() => onChange({ ...rights, roles: toggled(rights.roles, role.id) })}
          />
        ))}
        {isTried && rights.roles.length === 0 && <p className="field-error">{texts.rolesMissing}</p>}
      </fieldset>
      <fieldset className="staff-choices">
        <legend>{texts.stores}</legend>
        {!self.stores && (
          <Checkbox
            label={texts.storesAll}
            checked={rights.stores === undefined}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? { roles: rights.roles } : { ...rights, stores: [] })
            }
          />
        )}
        {rights.stores !== undefined &&
          stores.map((store) => (
            <Checkbox
              key={store.id}
              label={store.name}
              checked={rights.stores?.includes(store.id) ?? false}
              onChange={() => onChange({ ...rights, stores: toggled(rights.stores ?? [], store.id) })}
            />
          ))}
        {isTried && rights.stores?.length === 0 && <p className="field-error">{texts.storesMissing}</p>}
      </fieldset>
    </>
  );
}
