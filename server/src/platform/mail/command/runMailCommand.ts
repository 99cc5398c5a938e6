import type { Database } from '../../database/database.ts';
import { requeueFailed, selectFailed } from '../queries.ts';
import type { MailCommand } from './options.ts';

interface Told {
  readonly text: string;
  readonly exitCode: number;
}

const mostShown = 100;

/** Recipients are not shown: what is printed here may end up in logs. */
export async function runMailCommand(database: Database, command: MailCommand): Promise<Told> {
  if (command.name === 'failed') {
    const failed = await selectFailed(database, mostShown);
    const lines = failed.map(({ id, kind, createdAt, failedAt, tries, problem }) =>
      [id, kind, `written ${minute(createdAt)}`, `given up ${minute(failedAt)}`, `${tries} tries`, problem].join('  '),
    );
    return { text: lines.length > 0 ? lines.join('\n') : 'No mail has failed.', exitCode: 0 };
  }
  const queued = await requeueFailed(database, command.id);
  if (command.id !== undefined && queued === 0) return { text: 'No such mail has failed.', exitCode: 1 };
  return { text: `${queued} ${queued === 1 ? 'mail is' : 'mails are'} queued again.`, exitCode: 0 };
}

const minute = (date: Date) => `${date.toISOString().slice(0, 16)}Z`;
