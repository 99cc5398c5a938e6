import { newsletterFailures, unsubscribeByLink } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { MailIcon, SuccessIcon, WarningIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { ApiError } from '../shell/api/apiError.ts';
import { useText } from '../shell/shop.tsx';
import { Note } from './Note.tsx';

interface LeaveByLinkProps {
  readonly level: 1 | 2 | 3 | 4;
  readonly secret: string;
  onForm(): void;
}

/** One press leaves the newsletter of the link; another all of them. */
export function LeaveByLink({ level, secret, onForm }: LeaveByLinkProps) {
  const text = useText();
  const { call } = useServiceDependencies();
  const [sending, setSending] = useState<'one' | 'all'>();
  const [ended, setEnded] = useState<readonly string[]>();
  const [problem, setProblem] = useState<'away' | 'unknown'>();
  const leave = async (all: boolean) => {
    setSending(all ? 'all' : 'one');
    try {
      setEnded((await call(unsubscribeByLink, { body: { token: secret, all } })).topics);
      setProblem(undefined);
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.data.errorCode === newsletterFailures.linkUnknown;
      setProblem(isUnknown ? 'unknown' : 'away');
    } finally {
      setSending(undefined);
    }
  };
  if (ended && ended.length > 0)
    return (
      <Note icon={SuccessIcon} title={text('newsletter.left.title')} level={level}>
        <p>{text('newsletter.left.names', { names: ended.join(', ') })}</p>
      </Note>
    );
  // The link is right, but what it stood for is over: whether the address still gets anything, only the form knows.
  if (ended)
    return (
      <Note icon={MailIcon} title={text('newsletter.left.nothing.title')} level={level}>
        <p>{text('newsletter.left.nothing')}</p>
        <Button kind="outline" onClick={onForm}>
          {text('newsletter.leave.byForm')}
        </Button>
      </Note>
    );
  if (problem === 'unknown')
    return (
      <Note icon={WarningIcon} title={text('newsletter.link.unknown.title')} level={level}>
        <p>{text('newsletter.leave.unknown')}</p>
        <Button kind="outline" onClick={onForm}>
          {text('newsletter.leave.byForm')}
        </Button>
      </Note>
    );
  return (
    <Note icon={MailIcon} title={text('newsletter.leave.title')} level={level} arrived={false}>
      <p>{text('newsletter.leave.text')}</p>
      <div role="alert">{problem === 'away' && <Alert tone="error">{text('newsletter.failed')}</Alert>}</div>
      <div className="newsletter-actions">
        <Button loading={sending === 'one'} onClick={() => void leave(false)}>
          {text('newsletter.leave.submit')}
        </Button>
        <Button kind="outline" loading={sending === 'all'} onClick={() => void leave(true)}>
          {text('newsletter.leaveAll')}
        </Button>
      </div>
    </Note>
  );
}
