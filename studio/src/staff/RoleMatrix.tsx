import type { StaffRole } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { CheckIcon } from '@trolley/ui/icons.ts';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { Panel } from '../shell/parts/Panel.tsx';
import { useRoleName } from '../shell/roleName.ts';
import { useSelf } from '../shell/session/self.ts';
import { permissionsByArea } from './areas.ts';
import { useTexts } from './texts.ts';

interface Props {
  readonly roles: readonly StaffRole[];
  /** Without a role: a new one. */
  onEdit(role?: StaffRole): void;
}

/** Permissions in plain words with their real names, against the roles. */
export function RoleMatrix({ roles, onEdit }: Props) {
  const texts = useTexts();
  const roleName = useRoleName();
  const mayEdit = useSelf().permissions.includes('roles:write');
  return (
    <Panel
      flush
      title={texts.matrix}
      foot={
        <>
          <span className="staff-foot">{texts.fixedNote}</span>
          {mayEdit && (
            <Button kind="outline" size="s" onClick={() => onEdit()}>
              {texts.makeRole}
            </Button>
          )}
        </>
      }
    >
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="data-frame" role="group" aria-label={texts.matrix} tabIndex={0}>
        <table className="data staff-matrix">
          <thead>
            <tr>
              <th scope="col">{texts.permission}</th>
              {roles.map((role) => (
                <th key={role.id} scope="col" className={classes('staff-role', isMade(role) && 'staff-made')}>
                  {roleName(role.id, role.name)}
                  {isMade(role) &&
                    (mayEdit ? (
                      <Button
                        kind="quiet"
                        size="s"
                        aria-label={texts.changeRole(role.name ?? '')}
                        onClick={() => onEdit(role)}
                      >
                        {texts.change}
                      </Button>
                    ) : (
                      <small>{texts.ownRole}</small>
                    ))}
                </th>
              ))}
            </tr>
          </thead>
          {permissionsByArea.map(({ area, permissions }) => (
            <tbody key={area}>
              <tr className="staff-area">
                <th scope="rowgroup" colSpan={roles.length + 1}>
                  {texts.areas[area]}
                </th>
              </tr>
              {permissions.map((permission) => (
                <tr key={permission}>
                  <th scope="row">
                    {texts.may[permission]} <code className="mono">{permission}</code>
                  </th>
                  {roles.map((role) => (
                    <td key={role.id} className={classes('staff-role', isMade(role) && 'staff-made')}>
                      <Mark has={role.permissions.includes(permission)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Panel>
  );
}

function Mark({ has }: { readonly has: boolean }) {
  const texts = useTexts();
  if (!has)
    return (
      <span className="staff-no">
        <VisuallyHidden>{texts.no}</VisuallyHidden>
        <span aria-hidden="true">·</span>
      </span>
    );
  return (
    <span className="staff-yes">
      <VisuallyHidden>{texts.yes}</VisuallyHidden>
      <Icon of={CheckIcon} size="s" />
    </span>
  );
}

/** Only a role that was made has a name; the fixed ones are named by the studio. */
const isMade = ({ name }: StaffRole) => name !== undefined;
