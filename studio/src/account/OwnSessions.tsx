import { listOwnSessions, logOutStaff, logOutStaffEverywhere } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { LogOutIcon } from '@trolley/ui/icons.ts';
import { useCall, useChange } from '../shell/api/useCalls.ts';
import { useFormat } from '../shell/language/format.ts';
import { Failed } from '../shell/parts/Failed.tsx';
import { Loading } from '../shell/parts/Loading.tsx';
import { Panel } from '../shell/parts/Panel.tsx';
import { base } from '../shell/router/router.ts';
import { useTexts } from './texts.ts';

/** Whoever has left keeps nothing of it in this page: it is loaded anew. */
const leave = () => window.location.assign(base);

export function OwnSessions() {
  const texts = useTexts();
  const format = useFormat();
  const { data, error, refetch } = useCall(listOwnSessions, {});
  const logOut = useChange(logOutStaff);
  const logOutEverywhere = useChange(logOutStaffEverywhere);
  return (
    <Panel
      flush
      title={texts.sessions}
      foot={
        <>
          <Button
            kind="outline"
            icon={LogOutIcon}
            loading={logOut.isPending}
            onClick={() => logOut.mutate({}, { onSuccess: leave })}
          >
            {texts.logOut}
          </Button>
          <Button
            kind="quiet"
            loading={logOutEverywhere.isPending}
            onClick={() => logOutEverywhere.mutate({}, { onSuccess: leave })}
          >
            {texts.logOutEverywhere}
          </Button>
        </>
      }
    >
      {data ? (
        <div className="data-frame">
          <table className="data account-sessions">
            <thead>
              <tr>
                <th scope="col">{texts.sessions}</th>
                <th scope="col">{texts.begun}</th>
                <th scope="col">{texts.seen}</th>
              </tr>
            </thead>
            <tbody>
              {data.sessions.map((session) => (
                <tr key={`${session.begunAt} ${session.seenAt}`}>
                  <th scope="row">{session.current ? texts.thisSession : texts.otherSession}</th>
                  <td>{format.minute(session.begunAt)}</td>
                  <td>{format.minute(session.seenAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <Loading lines={2} />
      )}
    </Panel>
  );
}
