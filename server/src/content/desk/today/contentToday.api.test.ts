import { planContent, removeContentItem, saveContentDraft } from '@trolley/contract';
import { expect, test } from 'vitest';
import type { Queryable } from '../../../platform/database/database.ts';
import { deskDatabase, pageValue, richText } from '../testing.ts';
import {
  selectComingPlans,
  selectFailedPlans,
  selectLatestChanges,
  selectOthersDrafts,
  selectOwnDrafts,
} from './queries.ts';
import { showContentToday } from './showContentToday.ts';

const { database, query, openDesk, seed } = deskDatabase();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('an editor’s day: own drafts, those of others, what appears by itself, what is broken, what was done', async () => {
  const { desk, editor, snapshots } = await openDesk();
  await seed(pageValue('/from-the-files'));
  const [ana, ben] = [await editor(), await editor()];
  await ana.make('page:/broken', pageValue('/broken', { blocks: [richText('<a href="/nowhere">x</a>')] }));
  await ana.make('page:/gone', pageValue('/gone'));
  await ana.ask(removeContentItem, { query: { item: 'page:/gone', revision: '1' } });
  await ana.save('page:/mine', pageValue('/mine', { title: 'Mine' }));
  await ana.ask(saveContentDraft, { body: { item: 'config:seo', value: {}, baseRevision: 0 } });
  await ben.save('page:/theirs', pageValue('/theirs', { title: 'Theirs' }));
  const plan = async (path: string, at: string) => {
    const { id, revision } = await ben.save(`page:${path}`, pageValue(path));
    return ben.ask(planContent, { body: { draftId: id, draftRevision: revision, at } });
  };
  await plan('/soon', inDays(2));
  await plan('/next-year', inDays(300));
  const failed = await plan('/failed', inDays(1));
  await query(`update content_plan set failed_at = now(), problems = '[]' where id = $1`, failed.id);
  await snapshots.refresh();

  const day = await showContentToday(desk, ana.who.id);
  expect(day.own).toMatchObject({
    count: 2,
    drafts: [
      { item: 'config:seo', title: 'seo' },
      { item: 'page:/mine', title: 'Mine', isNew: true },
    ],
  });
  expect(day.others).toMatchObject({ count: 1, drafts: [{ item: 'page:/theirs', by: { id: ben.who.id } }] });
  expect(day.plans.map(({ item, failed: isFailed }) => [item, isFailed])).toEqual([
    ['page:/failed', true],
    ['page:/soon', false],
  ]);
  // Header and search of the test's tenant name pages that it does not have.
  expect(day.problems).toMatchObject({ count: 3 });
  expect(day.problems.items).toContainEqual({ item: 'page:/broken', title: 'Page /broken', problems: 1 });
  expect(day.changes.map(({ item, cause }) => [item, cause])).toEqual([
    ['page:/gone', 'removed'],
    ['page:/gone', 'published'],
    ['page:/broken', 'published'],
  ]);
  expect(day.changes[0]).toMatchObject({ title: 'Page /gone', by: { id: ana.who.id, name: 'Ana Berger' } });
});

test('nothing of an editor’s day is searched for: however many drafts, plans and versions there are, an index has it', async () => {
  const plans: string[] = [];
  await database().session(async (session) => {
    const explained = {
      async query({ text, values }: Parameters<Queryable['query']>[0]) {
        const rows = await session.query<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values: values ?? [] });
        plans.push(...rows.map((row) => row['QUERY PLAN']));
        return [];
      },
    } as unknown as Queryable;
    const nobody = '00000000-0000-4000-8000-000000000000';
    await session.query({ text: 'set enable_seqscan = off' });
    await session.query({ text: 'set enable_sort = off' });
    await selectOwnDrafts(explained, nobody, 6);
    await selectOthersDrafts(explained, nobody, 6);
    await selectFailedPlans(explained, 6);
    await selectComingPlans(explained, new Date(), 6);
    await selectLatestChanges(explained, 6);
    await session.query({ text: 'reset enable_seqscan' });
    await session.query({ text: 'reset enable_sort' });
  });
  const all = plans.join('\n');
  for (const index of ['content_draft_latest', 'content_plan_failed', 'content_plan_due', 'content_version_latest'])
    expect(all).toContain(index);
  expect(all).not.toContain('Seq Scan');
});
