import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CustomerSession, customerFailures, endOtherSessions, endSession, getSessions } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { useRef, useState } from 'react';
import { LoadFailed } from '../../../shell/error/LoadFailed.tsx';
import { useText } from '../../../shell/shop.tsx';
import { failureText } from '../failureText.ts';
import { ListSkeleton } from '../Skeletons.tsx';
import type { SectionProps } from '../section.ts';
import { useCall } from '../useCall.ts';
import './devices.css';
import { ApiError } from '../../../shell/api/apiError.ts';
import { Device } from './Device.tsx';

/** The devices a customer is logged in on, and a button to end each session. */
export function Devices({ customer }: SectionProps) {
  const text = useText();
  const call = useCall();
  const client = useQueryClient();
  const key = ['customer', customer.email, 'sessions'];
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(getSessions, {}, { signal })).sessions,
    staleTime: 0,
  });
  const [busy, setBusy] = useState<string>();
  const [news, setNews] = useState<{ readonly tone: 'success' | 'error'; readonly words: string }>();
  const region = useRef<HTMLDivElement>(null);
  if (isError) return <LoadFailed words={text('profile.failed.load')} retry={refetch} />;
  if (!data) return <ListSkeleton />;

  const others = data.filter(({ current }) => !current);
  const end = async (which: string, work: () => Promise<unknown>, stays: (session: CustomerSession) => boolean) => {
    setBusy(which);
    setNews(undefined);
    try {
      await work().catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      });
      client.setQueryData<CustomerSession[]>(key, (known = []) => known.filter(stays));
      setNews({ tone: 'success', words: text(which === 'others' ? 'profile.devices.allOut' : 'profile.devices.out') });
      // What was pressed is gone from the page.
      region.current?.focus();
    } catch (error) {
      setNews({ tone: 'error', words: failureText(error, text) });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Card className="profile-stack profile-form">
      <div role="status" ref={region} tabIndex={-1}>
        {news && <Alert tone={news.tone}>{news.words}</Alert>}
      </div>
      <ul className="devices">
        {data.map((session) => (
          <Device
            key={session.id}
            session={session}
            leaving={busy === session.id}
            onEnd={() =>
              void end(
                session.id,
                () => call(endSession, { params: { id: session.id } }),
                ({ id }) => id !== session.id,
              )
            }
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          kind="outline"
          loading={busy === 'others'}
          onClick={() =>
            void end(
              'others',
              () => call(endOtherSessions, {}),
              ({ current }) => current,
            )
          }
        >
          {text('profile.devices.endOthers', { count: others.length })}
        </Button>
      )}
    </Card>
  );
}

/** The session had ended already, which counts as ended. */
function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.data.errorCode === customerFailures.sessionNotFound;
}
