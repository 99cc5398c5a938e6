import type { Queryable } from '../database/database.ts';
import type { MailContent, MailFrame } from './template/mailContent.ts';

interface Envelope {
  /** What it is, for the log and the list of mails: `registration`, `password`. */
  readonly kind: string;
  /** As `Shop <shop@shop.example>`. */
  readonly sender: string;
  /** The address alone. */
  readonly recipient: string;
  readonly subject: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A mail that is ready to go. */
export interface Mail extends Envelope {
  readonly html: string;
  readonly text: string;
}

/** One whose words and look are fixed, but whose pages are written only when it is sent: that takes its time. */
export interface Draft extends Envelope {
  readonly content: MailContent;
  readonly frame: MailFrame;
}

/** A mail of the outbox; its id is its Message-ID, however often it is sent. */
export interface QueuedMail extends Mail {
  readonly id: string;
}

/** Writes a mail into the outbox, in the transaction of the change it is about: both happen, or neither. */
export type QueueMail = (tx: Queryable, mail: Mail | Draft) => Promise<void>;

/** Hands a mail over for delivery; throws where that failed, or may have failed. */
export interface MailTransport {
  send(mail: QueuedMail): Promise<void>;
}
