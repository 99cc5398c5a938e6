import {
  type ContentPlan,
  changeContentPlan,
  contentLimits,
  deleteContentPlan,
  getContentPlan,
  listContentPlans,
  listContentVersions,
  planContent,
  takeOverContentDraft,
} from '@trolley/contract';
import { expect, test } from 'vitest';
import { captureLog } from '../../../platform/http/testing.ts';
import { startJobs } from '../../../platform/jobs/startJobs.ts';
import { deskDatabase, inMinutes, pageValue } from '../testing.ts';
import { planJob } from './planJob.ts';
import { publishDue } from './publishDue.ts';

const { query, openDesk, anotherConnection, journalOf } = deskDatabase();
const { log } = captureLog();

type Editor = Awaited<ReturnType<Awaited<ReturnType<typeof openDesk>>['editor']>>;

async function plan(ana: Editor, path: string, title: string, more: { at?: string; baseRevision?: number } = {}) {
  const { at = inMinutes(10), baseRevision = 0 } = more;
  const draft = await ana.save(`page:${path}`, pageValue(path, { title }), { baseRevision });
  return ana.ask(planContent, { body: { draftId: draft.id, draftRevision: draft.revision, at, note: title } });
}

/** Its moment comes: nobody waits in a test. */
const letBeDue = ({ id }: Pick<ContentPlan, 'id'>, secondsAgo = 1) =>
  query(`update content_plan set at = now() - $2 * interval '1 second' where id = $1`, id, secondsAgo);

const titleOf = async (path: string) =>
  (await query<{ title: string }>('select title from content_page where path = $1', path))[0]?.title;

test('STUD-03 CONT-07 a plan is published by itself within five seconds, in every process, with its author and note', async () => {
  const [here, there] = [await openDesk(), await openDesk(anotherConnection())];
  const ana = await here.editor();
  const at = new Date(Date.now() + 2000);
  await plan(ana, '/advent', 'Advent', { at: at.toISOString() });
  const running = await Promise.all(
    [here, there].map(({ desk }) => startJobs([planJob(desk)], { database: desk.database, log })),
  );
  for (const { snapshots } of [here, there])
    await expect
      .poll(() => snapshots.current().parts.content.pages.get('/advent')?.page.title, { timeout: 9000 })
      .toBe('Advent');
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
  expect(Date.now() - at.getTime()).toBeLessThan(5000);
  for (const one of running) await one.close();
  const { versions } = await ana.ask(listContentVersions, { query: { item: 'page:/advent' } });
  expect(versions).toMatchObject([{ revision: 1, cause: 'planned', note: 'Advent', by: { id: ana.who.id } }]);
  expect(await ana.ask(listContentPlans)).toEqual({ plans: [] });
  expect((await journalOf('/advent')).map(({ action }) => action)).toEqual([
    'content.draftBegun',
    'content.planned',
    'content.published',
  ]);
});

test('STUD-03 a plan is what was planned, whatever is typed or published afterwards, and it says so before', async () => {
  const desk = await openDesk();
  const ana = await desk.editor();
  await ana.make('page:/sale', pageValue('/sale', { title: 'Before' }));
  const planned = await plan(ana, '/sale', 'Sale', { baseRevision: 1 });
  expect(planned).toMatchObject({ item: 'page:/sale', title: 'Sale', outdated: false, baseRevision: 1, revision: 1 });
  expect((await ana.item('page:/sale')).draft).toBeUndefined();
  await ana.make('page:/sale', pageValue('/sale', { title: 'Meanwhile' }), 1);
  expect((await ana.item('page:/sale')).plans).toMatchObject([{ id: planned.id, outdated: true }]);
  expect(await ana.ask(getContentPlan, { params: { id: planned.id } })).toMatchObject({ value: { title: 'Sale' } });
  await letBeDue(planned);
  expect(await publishDue(desk.desk)).toBe(1);
  expect((await ana.item('page:/sale')).live).toMatchObject({ revision: 3, value: { title: 'Sale' } });
});

test('STUD-03 a plan is told apart from what will be live then: an earlier plan it does not hold, not one it does', async () => {
  const ana = await (await openDesk()).editor();
  await ana.make('page:/two', pageValue('/two', { title: 'Now' }));
  const first = await plan(ana, '/two', 'First', { at: inMinutes(10), baseRevision: 1 });
  const second = await plan(ana, '/two', 'Second', { at: inMinutes(20), baseRevision: 1 });
  const third = await plan(ana, '/two', 'Second', { at: inMinutes(30), baseRevision: 1 });
  expect((await ana.item('page:/two')).plans).toMatchObject([
    { id: first.id, outdated: false },
    { id: second.id, outdated: true, overPlan: first.at },
    { id: third.id, outdated: false },
  ]);
  // Published by hand as the second says it: nothing of it is taken away any more, but for what the first holds.
  await ana.make('page:/two', pageValue('/two', { title: 'First' }), 1);
  expect((await ana.item('page:/two')).plans.map(({ outdated }) => outdated)).toEqual([false, true, false]);
});

test('STUD-03 several processes at once publish each plan once, and those of one page in their order', async () => {
  const desks = [await openDesk(), await openDesk(anotherConnection()), await openDesk(anotherConnection())];
  const [first] = desks;
  const ana = await first?.editor();
  if (!ana) throw new Error('there is a first desk');
  for (let n = 0; n < 4; n += 1)
    await letBeDue(await plan(ana, '/many', `Plan ${n}`, { at: inMinutes(n + 1) }), 60 - n);
  for (let n = 0; n < 4; n += 1) await letBeDue(await plan(ana, `/other-${n}`, 'Other'));
  const counts = await Promise.all([...desks, ...desks].map(({ desk }) => publishDue(desk)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(8);
  const titles = await query<{ title: string }>(
    `select title from content_version where item = 'page:/many' order by revision`,
  );
  expect(titles.map(({ title }) => title)).toEqual(['Plan 0', 'Plan 1', 'Plan 2', 'Plan 3']);
  expect(await query(`select from content_version where item like 'page:/other-%'`)).toHaveLength(4);
});

test('STUD-03 a plan that is due while somebody publishes: both are kept, and nobody overwrites unknowingly', async () => {
  const [here, there] = [await openDesk(), await openDesk(anotherConnection())];
  const ana = await here.editor();
  for (let round = 0; round < 4; round += 1) {
    const path = `/meet-${round}`;
    await ana.make(`page:${path}`, pageValue(path));
    await letBeDue(await plan(ana, path, 'Planned', { baseRevision: 1 }));
    const draft = await ana.save(`page:${path}`, pageValue(path, { title: 'By hand' }), { baseRevision: 1 });
    const [answer] = await Promise.all([
      ana.refused('POST', '/publish', { draftId: draft.id, draftRevision: draft.revision }),
      publishDue(there.desk),
    ]);
    const titles = (
      await query<{ title: string }>(
        'select title from content_version where item = $1 order by revision',
        `page:${path}`,
      )
    ).map(({ title }) => title);
    // Either the plan came first and the hand is told, or the hand came first and stays a version.
    if (answer.status === 409) expect(titles).toEqual([`Page ${path}`, 'Planned']);
    else expect(titles).toEqual([`Page ${path}`, 'By hand', 'Planned']);
    expect(await titleOf(path)).toBe('Planned');
  }
});

test('STUD-03 a plan can be moved and deleted, by whoever knows its state', async () => {
  const ana = await (await openDesk()).editor();
  const made = await plan(ana, '/moved', 'Moved');
  const [params, at] = [{ id: made.id }, inMinutes(60)];
  const moved = await ana.ask(changeContentPlan, { params, body: { at, revision: 1 } });
  expect(moved).toMatchObject({ at, revision: 2 });
  const stale = await ana.refused('PUT', `/plans/${made.id}`, { at: inMinutes(5), revision: 1 });
  expect(stale).toMatchObject({ status: 409, code: 'planChanged' });
  expect(await ana.refused('DELETE', `/plans/${made.id}?revision=1`)).toMatchObject({
    status: 409,
    code: 'planChanged',
  });
  expect(await ana.refused('DELETE', '/item?item=page:/moved&revision=1')).toMatchObject({ code: 'itemPlanned' });
  await ana.ask(deleteContentPlan, { params, query: { revision: '2' } });
  expect(await ana.refused('DELETE', `/plans/${made.id}?revision=2`)).toMatchObject({
    status: 404,
    code: 'planNotFound',
  });
  expect((await journalOf('/moved')).map(({ action }) => action)).toEqual([
    ...['content.draftBegun', 'content.planned', 'content.planChanged', 'content.planDeleted'],
  ]);
});

test('STUD-03 what a deleted plan held is its author’s draft again: no text is lost with it', async () => {
  const desk = await openDesk();
  const [ana, ben] = [await desk.editor(), await desk.editor()];
  const { id } = await plan(ana, '/kept', 'Written by Ana');
  expect((await ana.item('page:/kept')).draft).toBeUndefined();
  const { draft } = await ben.ask(deleteContentPlan, { params: { id }, query: { revision: '1' } });
  expect(draft).toMatchObject({ by: { id: ana.who.id, name: 'Ana Berger' }, baseRevision: 0 });
  const { draft: hers, plans } = await ana.item('page:/kept');
  expect(hers).toMatchObject({ id: draft?.id, value: { title: 'Written by Ana' } });
  expect(plans).toEqual([]);
  expect((await journalOf('/kept')).at(-1)).toMatchObject({
    action: 'content.planDeleted',
    before: { plan: id },
    after: { draft: draft?.id, of: ana.who.id },
  });
});

test('STUD-03 where its author works at another draft or has left, what a plan held goes to whoever deletes it', async () => {
  const desk = await openDesk();
  const [ana, ben] = [await desk.editor(), await desk.editor()];
  const busy = await plan(ana, '/busy', 'First');
  await ana.save('page:/busy', pageValue('/busy', { title: 'Second' }));
  const taken = await ben.ask(deleteContentPlan, { params: { id: busy.id }, query: { revision: '1' } });
  expect(taken.draft?.by.id).toBe(ben.who.id);
  expect((await ben.item('page:/busy')).draft?.value).toMatchObject({ title: 'First' });
  expect((await ana.item('page:/busy')).draft?.value).toMatchObject({ title: 'Second' });
  const left = await plan(ana, '/left', 'By somebody who left');
  await query(`update staff set name = '' where id = $1`, ana.who.id);
  const found = await ben.ask(deleteContentPlan, { params: { id: left.id }, query: { revision: '1' } });
  expect(found.draft?.by.id).toBe(ben.who.id);
});

test('STUD-03 a plan that holds the only copy of a text is kept where no draft can take it, unless that is said', async () => {
  const ana = await (await openDesk()).editor();
  const only = await plan(ana, '/only', 'Planned');
  const second = await ana.save('page:/only', pageValue('/only', { title: 'Second' }));
  const address = `/plans/${only.id}?revision=1`;
  expect(await ana.refused('DELETE', address)).toMatchObject({ status: 409, code: 'planHolds' });
  expect((await ana.item('page:/only')).plans).toMatchObject([{ id: only.id }]);
  // Copied into the draft it is no longer the only one.
  await ana.ask(takeOverContentDraft, { body: { planId: only.id, revision: second.revision } });
  const copied = await ana.ask(deleteContentPlan, { params: { id: only.id }, query: { revision: '1' } });
  expect(copied.draft).toMatchObject({ id: second.id, revision: 2 });
  const again = await ana.item('page:/only');
  expect(again.draft?.value).toMatchObject({ title: 'Planned' });
  const body = { draftId: second.id, draftRevision: 2, at: inMinutes(10) };
  const planned = await ana.ask(planContent, { body });
  await ana.save('page:/only', pageValue('/only', { title: 'Third' }));
  const forGood = { params: { id: planned.id }, query: { revision: '1', discard: 'true' } };
  expect(await ana.ask(deleteContentPlan, forGood)).toEqual({});
  expect((await ana.item('page:/only')).draft?.value).toMatchObject({ title: 'Third' });
});

test('STUD-03 what a plan holds can be worked at again', async () => {
  const ana = await (await openDesk()).editor();
  const { id } = await plan(ana, '/again', 'Again');
  const draft = await ana.ask(takeOverContentDraft, { body: { planId: id } });
  expect(draft).toMatchObject({ value: { title: 'Again' }, by: { id: ana.who.id } });
});

test.each([
  ['now', () => new Date().toISOString(), 'momentPassed'],
  ['yesterday', () => inMinutes(-24 * 60), 'momentPassed'],
  ['in another century', () => '2190-01-01T00:00:00.000Z', 'momentTooFar'],
])('STUD-03 nothing is planned for %s', async (_, at, code) => {
  const ana = await (await openDesk()).editor();
  const { id } = await ana.save('page:/when', pageValue('/when'));
  const body = { draftId: id, draftRevision: 1, at: at() };
  expect(await ana.refused('POST', '/plans', body)).toMatchObject({ status: 400, code });
});

test('STUD-03 a page has one plan a moment, a limited number of them, and none that is not whole', async () => {
  const desk = await openDesk();
  const [ana, ben] = [await desk.editor(), await desk.editor()];
  const at = inMinutes(30);
  await plan(ana, '/full', 'First', { at });
  const second = await ben.save('page:/full', pageValue('/full'));
  const body = { draftId: second.id, draftRevision: 1 };
  expect(await ben.refused('POST', '/plans', { ...body, at })).toMatchObject({ status: 409, code: 'planTaken' });
  await query(
    `insert into content_plan (item, at, value, base_revision)
     select 'page:/full', now() + n * interval '1 day', '{}', 0 from generate_series(1, $1::int) n`,
    contentLimits.plansPerItem,
  );
  expect(await ben.refused('POST', '/plans', { ...body, at: inMinutes(31) })).toMatchObject({
    status: 409,
    code: 'tooManyPlans',
  });
  const broken = await ben.save('page:/broken', { title: 'No meta' });
  const unfit = await ben.refused('POST', '/plans', { draftId: broken.id, draftRevision: 1, at });
  expect(unfit).toMatchObject({ status: 422, code: 'itemUnfit' });
});

test('STUD-03 a plan that no longer fits is set aside with its reason, holds up no other, and waits for somebody', async () => {
  const desk = await openDesk();
  const ana = await desk.editor();
  const bad = await plan(ana, '/bad', 'Bad');
  await query(`update content_plan set value = value || '{"access": "everybody"}' where id = $1`, bad.id);
  await letBeDue(bad, 20);
  await letBeDue(await plan(ana, '/good', 'Good'), 10);
  expect(await publishDue(desk.desk)).toBe(1);
  expect(await titleOf('/good')).toBe('Good');
  const [shown] = (await ana.item('page:/bad')).plans;
  expect(shown).toMatchObject({ id: bad.id, failed: { problems: [{ path: ['access'] }] }, revision: 2 });
  expect(await publishDue(desk.desk)).toBe(0);
  expect((await journalOf('/bad')).at(-1)).toMatchObject({ action: 'content.planFailed' });
  await query(`update content_plan set value = value - 'access' where id = $1`, bad.id);
  const again = await ana.ask(changeContentPlan, { params: { id: bad.id }, body: { at: inMinutes(1), revision: 2 } });
  expect(again.failed).toBeUndefined();
  await letBeDue(again);
  expect(await publishDue(desk.desk)).toBe(1);
});
