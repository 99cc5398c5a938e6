import { checkMail } from './checkMail.ts';
import type { QueueMail } from './mail.ts';
import { insertMail } from './queries.ts';

export const queueMail: QueueMail = async (tx, mail) => {
  checkMail(mail);
  await insertMail(tx, mail);
};
