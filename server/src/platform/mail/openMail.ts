import type { Backlog } from '../backlog/readBacklogs.ts';
import type { Database } from '../database/database.ts';
import { defineJob, type Job } from '../jobs/job.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { mailBacklogs } from './backlogs.ts';
import type { MailTransport } from './mail.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { sendWaiting } from './sendWaiting.ts';

interface MailParts {
  readonly settings: MailSettings;
  readonly database: Database;
  readonly log: Log;
  readonly metrics?: Pick<Metrics, 'mailTried'>;
  readonly pollMs?: number;
}

export interface MailSettings {
  /** `smtps://user:password@host:465`; without it nothing is sent. */
  readonly smtpUrl?: string;
}

export interface OpenMail {
  /** Missing where mails really go out. */
  readonly mailbox?: Mailbox;
  readonly jobs: readonly Job[];
  readonly backlogs: readonly Backlog[];
}

const pollEveryMs = 10_000;

/** The outbox and, with an SMTP server, the job that empties it. NOTIFY is a hint; looking every ten seconds is the truth. */
export function openMail({ settings, database, log, metrics, pollMs = pollEveryMs }: MailParts): OpenMail {
  const { smtpUrl } = settings;
  if (smtpUrl === undefined) {
    log.info('there is no mail server (SMTP_URL): mails stay in the outbox');
    return { mailbox: createMailbox(database), jobs: [], backlogs: [] };
  }
  let transport: MailTransport | undefined;
  const send = defineJob({
    name: 'send-mails',
    everyMs: pollMs,
    channel: 'mail',
    async run(signal) {
      // A shop without a mail server does without the library, too.
      transport ??= (await import('./smtp.ts')).openSmtp(smtpUrl);
      await sendWaiting({ database, transport, log, metrics }, signal);
    },
  });
  return { jobs: [send], backlogs: mailBacklogs };
}
