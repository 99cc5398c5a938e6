import type { StaffMember, StaffRole } from '@trolley/contract';
import { useState } from 'react';
import { useFormat } from '../shell/language/format.ts';
import { Panel } from '../shell/parts/Panel.tsx';
import { Avatar } from '../shell/parts/Person.tsx';
import { State } from '../shell/parts/State.tsx';
import { useRoleName } from '../shell/roleName.ts';
import { Link } from '../shell/router/Link.tsx';
import { useSelf } from '../shell/session/self.ts';
import { useShop } from '../shell/shop.ts';
import { useTexts } from './texts.ts';

interface Props {
  readonly staff: readonly StaffMember[];
  readonly roles: readonly StaffRole[];
  readonly chosen: string | undefined;
  /** There are more than were answered at once. */
  readonly hasMore: boolean;
}

export function People({ staff, roles, chosen, hasMore }: Props) {
  const texts = useTexts();
  const self = useSelf();
  const shop = useShop();
  const roleName = useRoleName();
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const shown = staff.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(words));
  const nameOf = (id: string) => roleName(id, roles.find((role) => role.id === id)?.name);
  const storeName = (id: string) => shop.stores.find((store) => store.id === id)?.name ?? id;
  return (
    <Panel
      flush
      title={texts.people}
      aside={
        <input
          type="search"
          className="input staff-find"
          placeholder={texts.find}
          aria-label={texts.find}
          value={sought}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
        />
      }
      foot={texts.shown(shown.length, staff.length) + (hasMore ? ' +' : '')}
    >
      {shown.length === 0 ? (
        <p className="staff-nobody">{texts.nobody}</p>
      ) : (
        <ul className="staff-people">
          {shown.map((person) => (
            <li key={person.id}>
              <Link
                to={`/staff/${person.id}`}
                className="staff-person"
                aria-current={person.id === chosen ? 'true' : undefined}
              >
                <Avatar name={person.name} />
                <span className="staff-person-words">
                  <b>
                    {person.name}
                    {person.id === self.id && ` (${texts.you})`}
                  </b>
                  <small>
                    {person.roles.map(nameOf).join(', ')} ·{' '}
                    {person.stores?.map(storeName).join(', ') ?? texts.allStores}
                  </small>
                </span>
                <PersonState person={person} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

export function PersonState({ person }: { readonly person: StaffMember }) {
  const texts = useTexts();
  const format = useFormat();
  if (person.status === 'locked') return <State tone="error">{texts.statusLocked}</State>;
  if (person.status === 'invited')
    return (
      <State tone="info" dot="ring">
        {texts.statusInvited}
      </State>
    );
  return <small className="muted">{person.loggedInAt ? format.minute(person.loggedInAt) : texts.never}</small>;
}
