import type { FormFile } from '@trolley/contract';
import type { BotCheck } from '../platform/botCheck/botCheck.ts';
import type { Database } from '../platform/database/database.ts';
import type { RateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import type { OwnedFiles } from '../platform/storage/ownedFiles.ts';
import type { FormMails } from './mails/formMails.ts';

/** What every operation on forms works with. */
export interface ContactForms {
  readonly database: Database;
  readonly forms: ReadonlyMap<string, FormFile>;
  readonly mails: FormMails;
  readonly botCheck: BotCheck;
  readonly rateLimiter: RateLimiter;
  /** Where uploads lie. */
  readonly files: OwnedFiles;
}
