import { confirmNewsletterSubscription, newsletterFailures } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { MailIcon, SuccessIcon, WarningIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { ApiError } from '../shell/api/apiError.ts';
import { useText } from '../shell/shop.tsx';
import { Note } from './Note.tsx';
import type { NewsletterWords } from './useNewsletterConfig.ts';

interface ConfirmLinkProps extends NewsletterWords {
  readonly level: 1 | 2 | 3 | 4;
  readonly secret: string;
  readonly variant: 'loggedIn' | 'anonymous';
  onAgain(): void;
}

/** NEWS-02: the link of the mail. It counts at the press of a button: programs that look through mails open links, too. */
export function ConfirmLink({ config, level, secret, variant, onAgain }: ConfirmLinkProps) {
  const text = useText();
  const { call } = useServiceDependencies();
  const [sending, setSending] = useState(false);
  const [topics, setTopics] = useState<readonly string[]>();
  const [problem, setProblem] = useState<
    'away' | 'newsletter.link.used' | 'newsletter.link.expired' | 'newsletter.link.unknown'
  >();
  const confirm = async () => {
    setSending(true);
    try {
      setTopics((await call(confirmNewsletterSubscription, { body: { token: secret } })).topics);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setSending(false);
    }
  };
  if (topics)
    return (
      <Note icon={SuccessIcon} title={text('newsletter.confirmed')} level={level}>
        <p>{config.confirmSuccess[variant]}</p>
        <ul className="newsletter-names">
          {topics.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Note>
    );
  if (problem !== undefined && problem !== 'away')
    return (
      <Note icon={WarningIcon} title={text(`${problem}.title`)} level={level}>
        <p>{problem === 'newsletter.link.used' ? text('newsletter.link.used.text') : config.confirmError[variant]}</p>
        {problem !== 'newsletter.link.used' && (
          <Button kind="outline" onClick={onAgain}>
            {text('newsletter.link.again')}
          </Button>
        )}
      </Note>
    );
  return (
    <Note icon={MailIcon} title={text('newsletter.confirm.title')} level={level} arrived={false}>
      <p>{text('newsletter.confirm.text')}</p>
      <div role="alert">{problem === 'away' && <Alert tone="error">{text('newsletter.failed')}</Alert>}</div>
      <Button size="l" loading={sending} onClick={() => void confirm()}>
        {text('newsletter.confirm.submit')}
      </Button>
    </Note>
  );
}

function problemOf(error: unknown) {
  if (!(error instanceof ApiError)) return 'away';
  const { errorCode } = error.data;
  if (errorCode === newsletterFailures.linkUsed) return 'newsletter.link.used';
  if (errorCode === newsletterFailures.linkExpired) return 'newsletter.link.expired';
  return errorCode === newsletterFailures.linkUnknown ? 'newsletter.link.unknown' : 'away';
}
