import { isUuid } from '../../uuid.ts';

export const usage = `npm run mails -- <command>

  failed                   mails that were tried for three days and given up, the newest first
  retry <id|all>           queues one of them, or all, for another three days

The settings (TENANT, DATABASE_URL, DATA_DIR) are those of the shop. A running shop sends what is queued at once.
`;

export type MailCommand = { readonly name: 'failed' } | { readonly name: 'retry'; readonly id?: string };

/** What the command line asks for; a text says what is wrong with it, or how to use it. */
export function readMailCommand(args: readonly string[]): MailCommand | { readonly problem: string } | 'help' {
  const [name, which, ...more] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return 'help';
  if (name === 'failed' && which === undefined) return { name };
  if (name === 'retry' && more.length === 0) {
    if (which === 'all') return { name };
    if (isUuid(which)) return { name, id: which };
    return { problem: 'Which mail? Its id is in the list of `failed`; `all` means every one.' };
  }
  return { problem: `What is ${[name === 'failed' ? which : name, ...more].join(' ')}?` };
}
