import type { StaffRole } from '@trolley/contract';
import { listRoles, listStaff } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { PlusIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { useCall } from '../shell/api/useCalls.ts';
import { Failed } from '../shell/parts/Failed.tsx';
import { Loading } from '../shell/parts/Loading.tsx';
import { PageHead } from '../shell/parts/PageHead.tsx';
import type { ScreenProps } from '../shell/room.ts';
import { navigate } from '../shell/router/router.ts';
import { useSelf } from '../shell/session/self.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { People } from './People.tsx';
import { PersonDrawer } from './PersonDrawer.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { RoleMatrix } from './RoleMatrix.tsx';
import { useTexts } from './texts.ts';
import './staff.css';

type Open = { readonly kind: 'invite' } | { readonly kind: 'role'; readonly role?: StaffRole } | undefined;

/** The retailer's people, and what their roles may. */
export function StaffScreen({ params }: ScreenProps) {
  const texts = useTexts();
  const { permissions } = useSelf();
  const [open, setOpen] = useState<Open>();
  const people = useCall(listStaff, { query: {} });
  const roles = useCall(listRoles, {});
  const failed = people.error ?? roles.error;
  if (failed) return <Failed error={failed} retry={() => void Promise.all([people.refetch(), roles.refetch()])} />;
  if (!people.data || !roles.data) return <Loading lines={8} />;
  const { staff } = people.data;
  const mayWrite = permissions.includes('staff:write');
  const chosen = staff.find(({ id }) => id === params.id);
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead(staff.length, staff.filter(({ status }) => status === 'invited').length)}
      >
        {mayWrite && (
          <Button icon={PlusIcon} onClick={() => setOpen({ kind: 'invite' })}>
            {texts.invite}
          </Button>
        )}
      </PageHead>
      <div className="columns columns-side staff-columns">
        <RoleMatrix roles={roles.data.roles} onEdit={(role) => setOpen({ kind: 'role', role })} />
        <People staff={staff} roles={roles.data.roles} chosen={chosen?.id} hasMore={people.data.next !== undefined} />
      </div>
      {open?.kind === 'invite' && <InviteDialog roles={roles.data.roles} onClose={close} />}
      {open?.kind === 'role' && <RoleDialog roles={roles.data.roles} role={open.role} onClose={close} />}
      {chosen && (
        <PersonDrawer
          key={chosen.id}
          person={chosen}
          roles={roles.data.roles}
          onClose={() => navigate('/staff', { replace: true })}
        />
      )}
    </>
  );
}
