import type { Backlog } from '../backlog/readBacklogs.ts';
import { countFailedMails } from './countFailedMails.ts';
import { oldestDueMail } from './queries.ts';

const most = 1000;

/** Where mails really go out. */
export const mailBacklogs: readonly Backlog[] = [
  { series: 'outbox_lag_seconds', of: 'mail', ask: oldestDueMail },
  { series: 'mails_given_up', ask: (on) => countFailedMails(on, most) },
];
