import { type Redirects, wordFailures } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { type JournalBy, writeJournal } from '../../staff/journal/writeJournal.ts';
import { deleteRedirect, lockRedirects, putRedirect, selectRedirects } from '../queries.ts';
import { done } from '../refusals.ts';
import { loopingRules } from './findRedirectProblems.ts';
import { layRedirects } from './layRedirects.ts';
import { allRedirects } from './listRedirects.ts';
import { pathOf } from './tidySource.ts';

interface Move {
  /** Where a page was, and where it is now. */
  readonly from: string;
  readonly to: string;
  /** The redirects of the tenant's files. */
  readonly file: Redirects;
}

/**
 * A page moved: its old address leads to the new one, in the transaction of the move. Redirects that led to the old address
 * lead to the new one at once, and one that stood where the page is now is taken away.
 */
export async function addRedirect(tx: Queryable, by: JournalBy, { from, to, file }: Move): Promise<void> {
  await lockRedirects(tx);
  const all = allRedirects(file, await selectRedirects(tx)).filter(({ origin }) => origin !== 'removed');
  const staffId = by.staffId;
  for (const one of all) {
    const { kind } = one;
    if (kind === 'oneToOne' && one.from === to) {
      if (one.fileTo === undefined) await deleteRedirect(tx, one);
      else await putRedirect(tx, { kind, from: one.from, to: null, by: staffId });
    } else if (kind !== 'manyToMany' && one.from !== from && pathOf(one.to) === from) {
      await putRedirect(tx, { kind, from: one.from, to: to + one.to.slice(pathPart(one.to).length), by: staffId });
    }
  }
  await putRedirect(tx, { kind: 'oneToOne', from, to, by: staffId });
  const rules = layRedirects(file, await selectRedirects(tx));
  if (loopingRules(rules).has(`oneToOne ${from}`))
    done({ failure: wordFailures.redirectRefused, problems: [{ code: 'loop', refused: true, values: {} }] });
  await writeJournal(tx, by, {
    action: 'redirect.created',
    subject: { kind: 'redirect', id: from },
    after: { kind: 'oneToOne', from, to },
  });
}

const pathPart = (target: string) => target.split(/[?#]/, 1)[0] ?? '';
