import {
  type EndpointInput,
  type RedirectName,
  type Redirects,
  type saveRedirect as saveCall,
  wordFailures,
} from '@trolley/contract';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type JournalBy, writeJournal } from '../../staff/journal/writeJournal.ts';
import { targetInShop } from '../../tenant/targetsInShop.ts';
import { deleteRedirect, lockRedirects, putRedirect, selectRedirects } from '../queries.ts';
import type { WordRefused } from '../refusals.ts';
import type { StoredRedirect } from '../words.ts';
import { findRedirectProblems, type RedirectWorld } from './findRedirectProblems.ts';
import { layRedirects } from './layRedirects.ts';
import { allRedirects, type ListedRedirect, listed, without } from './listRedirects.ts';
import { tidySource } from './tidySource.ts';

export interface Saving {
  readonly database: Database;
  /** Of the tenant's files. */
  readonly file: Redirects;
  readonly world: Omit<RedirectWorld, 'others'>;
  /** Of the shop. */
  readonly baseUrl: string;
}

type Wanted = EndpointInput<typeof saveCall>['body'];

/** Makes a redirect, or puts another one in the place of `was`. */
export async function saveRedirect(
  { database, file, world, baseUrl }: Saving,
  by: JournalBy,
  wanted: Wanted,
): Promise<ListedRedirect | WordRefused> {
  const from = tidySource(wanted.from);
  if (from === undefined) return refusedFor([{ code: 'noPath', refused: true, values: {} }]);
  const { kind, was } = wanted;
  const to = targetInShop(wanted.to, baseUrl);
  return database.transaction(async (tx) => {
    await lockRedirects(tx);
    const all = allRedirects(file, await selectRedirects(tx));
    const find = (name: RedirectName) => all.find((one) => one.kind === name.kind && one.from === name.from);
    const before = was && find(was);
    if (was && !before) return { failure: wordFailures.redirectNotFound };
    if (was && before?.revision !== was.revision) return { failure: wordFailures.redirectChanged, now: before };
    const target = find({ kind, from });
    if (target && target !== before && target.origin !== 'removed') return { failure: wordFailures.redirectExists };
    const rules = layRedirects(
      file,
      all.flatMap(({ stored }) => stored ?? []),
    );
    const others = without(before ? without(rules, before) : rules, { kind, from });
    const problems = findRedirectProblems({ kind, from, to }, { ...world, others });
    if (problems.some(({ refused }) => refused)) return refusedFor(problems);
    if (before && before !== target) await takeAway(tx, before, by);
    const row = await put(tx, { kind, from, to }, file, by);
    await writeJournal(tx, by, {
      action: before && before.origin !== 'removed' ? 'redirect.changed' : 'redirect.created',
      subject: { kind: 'redirect', id: from },
      ...(before && { before: { kind: before.kind, from: before.from, to: before.to } }),
      after: { kind, from, to },
    });
    return listed(kind, from, file[kind][from], row);
  });
}

function refusedFor(problems: WordRefused['problems']): WordRefused {
  return { failure: wordFailures.redirectRefused, problems };
}

/** A target equal to that of the file needs no row. */
async function put(
  tx: Queryable,
  { kind, from, to }: RedirectName & { readonly to: string },
  file: Redirects,
  by: JournalBy,
): Promise<StoredRedirect | undefined> {
  if (file[kind][from] !== to) return putRedirect(tx, { kind, from, to, by: by.staffId });
  await deleteRedirect(tx, { kind, from });
  return undefined;
}

/** Of the file's own a row stays that says so. */
async function takeAway(tx: Queryable, { kind, from, fileTo }: ListedRedirect, by: JournalBy): Promise<number> {
  if (fileTo !== undefined) return (await putRedirect(tx, { kind, from, to: null, by: by.staffId })).revision;
  await deleteRedirect(tx, { kind, from });
  return 0;
}

/** Takes a redirect away; answers the revision of what stays. */
export async function removeRedirect(
  { database, file }: Pick<Saving, 'database' | 'file'>,
  by: JournalBy,
  { kind, from, revision }: RedirectName & { readonly revision: number },
): Promise<{ readonly revision: number } | WordRefused> {
  return database.transaction(async (tx) => {
    await lockRedirects(tx);
    const all = allRedirects(file, await selectRedirects(tx));
    const before = all.find((one) => one.kind === kind && one.from === from);
    if (!before || before.origin === 'removed') return { failure: wordFailures.redirectNotFound };
    if (before.revision !== revision) return { failure: wordFailures.redirectChanged, now: before };
    const left = await takeAway(tx, before, by);
    await writeJournal(tx, by, {
      action: 'redirect.deleted',
      subject: { kind: 'redirect', id: from },
      before: { kind, from, to: before.to },
    });
    return { revision: left };
  });
}
