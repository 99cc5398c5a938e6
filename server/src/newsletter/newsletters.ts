import type { CustomerFile, NewsletterConfig } from '@trolley/contract';
import type { BotCheck } from '../platform/botCheck/botCheck.ts';
import type { Database } from '../platform/database/database.ts';
import type { RateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import type { NewsletterMails } from './mails/newsletterMails.ts';

export interface Topic {
  readonly newsletterTopicId: string;
  readonly name: string;
  readonly description: string;
}

/** What every operation on newsletters works with. */
export interface Newsletters {
  readonly database: Database;
  readonly topics: readonly Topic[];
  /** Whether every account's address was confirmed: only then do a subscriber and an account of one address meet. */
  readonly addressesAreConfirmed: boolean;
  readonly mails: NewsletterMails;
  readonly botCheck: BotCheck;
  readonly rateLimiter: RateLimiter;
  /** Signs the links by which a newsletter is left. */
  readonly secret: Buffer;
  readonly links: NewsletterLinks;
  /** The words of the blocks as editors have them now. */
  config(): NewsletterConfig | undefined;
}

/** Where the links of mails lead. */
export interface NewsletterLinks {
  confirm(secret: string): string;
  unsubscribe(token: string): string;
  /** For mail programs, which leave a newsletter by themselves (RFC 8058). */
  oneClick(token: string): string;
  /** The page where it is subscribed to. */
  subscribe(): string;
}

export type MailAddresses = CustomerFile['mail'];
