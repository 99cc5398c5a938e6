import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { MailTransport, QueueMail } from './mail.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { deleteOldMails } from './queries.ts';
import { queueMail } from './queueMail.ts';
import { type Repeated, repeated } from './repeated.ts';
import { sendWaiting } from './sendWaiting.ts';

interface MailParts {
  readonly settings: MailSettings;
  readonly database: Database;
  readonly log: Log;
  readonly pollMs?: number;
}

export interface MailSettings {
  /** `smtps://user:password@host:465`; without it nothing is sent. */
  readonly smtpUrl?: string;
}

export interface Post {
  readonly queue: QueueMail;
  /** Missing where mails really go out. */
  readonly mailbox?: Mailbox;
  /** Begins to send, also what was left from before. */
  start(): Promise<void>;
  /** Waits for what is being sent. */
  close(): Promise<void>;
}

const pollEveryMs = 10_000;
const sweepEveryMs = 60 * 60_000;

/** The outbox and, with an SMTP server, who empties it. NOTIFY is a hint; looking every ten seconds is the truth. */
export function openMail({ settings, database, log, pollMs = pollEveryMs }: MailParts): Post {
  const { smtpUrl } = settings;
  const work: Repeated[] = [];
  let closed = false;
  let stopListening: () => Promise<void> = async () => {};

  async function send(transport: MailTransport): Promise<void> {
    const sending = { database, transport, log };
    const runner = repeated(() => sendWaiting(sending, () => closed), pollMs, log, 'mails could not be sent');
    work.push(runner);
    stopListening = await database.listen('mail', () => runner.hint());
  }

  return {
    queue: queueMail,
    ...(smtpUrl === undefined && { mailbox: createMailbox(database) }),
    async start() {
      work.push(repeated(() => deleteOldMails(database), sweepEveryMs, log, 'old mails could not be deleted'));
      if (smtpUrl === undefined) {
        log.info('there is no mail server (SMTP_URL): mails stay in the outbox');
        return;
      }
      // A shop without a mail server does without the library, too.
      const { openSmtp } = await import('./smtp.ts');
      await send(openSmtp(smtpUrl));
    },
    async close() {
      closed = true;
      await stopListening();
      await Promise.all(work.map((each) => each.close()));
    },
  };
}
