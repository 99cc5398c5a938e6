import { type Redirects, type TypedRedirect, wordFailures } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { type JournalBy, writeJournal } from '../../staff/journal/writeJournal.ts';
import { deleteRedirect, lockRedirects, putRedirect, selectRedirects } from '../queries.ts';
import { done } from '../refusals.ts';
import { loopingRules } from './findRedirectProblems.ts';
import { layRedirects } from './layRedirects.ts';
import { allRedirects, type ListedRedirect } from './listRedirects.ts';
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
  for (const one of all) {
    const { kind } = one;
    if (kind === 'oneToOne' && one.from === to) await takeAway(tx, by, one);
    else if (kind !== 'manyToMany' && one.from !== from && pathOf(one.to) === from)
      await lead(tx, by, { kind, from: one.from, to: to + one.to.slice(pathPart(one.to).length) }, one);
  }
  const before = all.find((one) => one.kind === 'oneToOne' && one.from === from);
  await lead(tx, by, { kind: 'oneToOne', from, to }, before);
  const rules = layRedirects(file, await selectRedirects(tx));
  if (loopingRules(rules).has(`oneToOne ${from}`))
    done({ failure: wordFailures.redirectRefused, problems: [{ code: 'loop', refused: true, values: {} }] });
}

/** Each has a history of its own: whoever asks why it leads elsewhere since today finds the move. */
async function lead(tx: Queryable, by: JournalBy, after: TypedRedirect, before?: TypedRedirect): Promise<void> {
  await putRedirect(tx, { ...after, by: by.staffId });
  await writeJournal(tx, by, {
    action: before ? 'redirect.changed' : 'redirect.created',
    subject: { kind: 'redirect', id: after.from },
    ...(before && { before: told(before) }),
    after: told(after),
  });
}

/** Of the file's own a row stays that says so. */
async function takeAway(tx: Queryable, by: JournalBy, one: ListedRedirect): Promise<void> {
  if (one.fileTo === undefined) await deleteRedirect(tx, one);
  else await putRedirect(tx, { kind: one.kind, from: one.from, to: null, by: by.staffId });
  await writeJournal(tx, by, {
    action: 'redirect.deleted',
    subject: { kind: 'redirect', id: one.from },
    before: told(one),
  });
}

const told = ({ kind, from, to }: TypedRedirect) => ({ kind, from, to });

const pathPart = (target: string) => target.split(/[?#]/, 1)[0] ?? '';
