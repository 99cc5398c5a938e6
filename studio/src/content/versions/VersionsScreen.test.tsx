import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openStudio, owner, Refused } from '../../testing/openStudio.tsx';
import { en } from '../messages.en.ts';

const by = { id: owner.id, name: owner.name };
const value = { path: '/about', title: 'About us', meta: {}, blocks: [] };
const plan = {
  ...{ id: '00000000-0000-4000-8000-000000000009', item: 'page:/about', title: 'About us', revision: 1, by },
  ...{ at: '2099-12-24T06:00:00.000Z', baseRevision: 2, outdated: false },
};
const draft = {
  ...{ id: '00000000-0000-4000-8000-000000000002', item: 'page:/about', by, revision: 3, baseRevision: 2 },
  changedAt: '2026-11-18T09:00:00.000Z',
};
const live = { value, revision: 2, at: '2026-11-01T08:00:00.000Z' };
const about = { item: 'page:/about', live, drafts: [], linkedFrom: [], problems: [], plans: [plan] };
const address = `/api/studio/content/plans/${plan.id}`;

async function openVersions() {
  const studio = openStudio('/content/versions?item=page:/about', {
    'GET /api/studio/content/item': about,
    'GET /api/studio/content/versions': { versions: [{ revision: 2, at: live.at, cause: 'published' }] },
    [`DELETE ${address}`]: { draft },
  });
  const name = en.deletePlanOf('24 Dec 2099, 06:00');
  const remove = await screen.findByRole('button', { name });
  const deleted = () => studio.asked.filter(({ method }) => method === 'DELETE').map(({ query }) => query.toString());
  const question = () => within(screen.getByRole('group', { name: new RegExp(en.deletePlanHelp.slice(0, 20)) }));
  return { ...studio, remove, deleted, question };
}

test('a plan is deleted only after a question that says what becomes of its text', async () => {
  const { remove, deleted, question, answer } = await openVersions();
  fireEvent.click(remove);
  expect(question().getByText(en.deletePlanHelp)).toBeTruthy();
  fireEvent.click(question().getByRole('button', { name: en.keepIt }));
  expect([screen.queryByText(en.deletePlanHelp), deleted()]).toEqual([null, []]);
  fireEvent.click(remove);
  answer('GET /api/studio/content/item', { ...about, plans: [] });
  fireEvent.click(question().getByRole('button', { name: en.deletePlan }));
  await waitFor(() => expect(screen.getByText(en.planInMyDraft)).toBeTruthy());
  expect(deleted()).toEqual(['revision=1']);
  await waitFor(() => expect(screen.getByText(en.noPlans)).toBeTruthy());
});

test('where no draft can take what a plan holds, it is asked once more before that is lost', async () => {
  const { remove, deleted, question, answer } = await openVersions();
  answer(`DELETE ${address}`, new Refused(409, 'planHolds'));
  fireEvent.click(remove);
  fireEvent.click(question().getByRole('button', { name: en.deletePlan }));
  await waitFor(() => expect(screen.getByText(en.planIsOnly)).toBeTruthy());
  answer(`DELETE ${address}`, {});
  fireEvent.click(screen.getByRole('button', { name: en.deletePlanForGood }));
  await waitFor(() => expect(screen.getByText(en.planDeleted)).toBeTruthy());
  expect(deleted()).toEqual(['revision=1', 'revision=1&discard=true']);
});

test('copying a plan over one’s own draft asks first', async () => {
  const { answer, asked } = await openVersions();
  answer('POST /api/studio/content/take-over', new Refused(409, 'draftChanged', { draft: { ...draft, value } }));
  fireEvent.click(screen.getByRole('button', { name: en.changePlan }));
  fireEvent.click(screen.getByRole('button', { name: en.takeMyDraft }));
  await waitFor(() => expect(screen.getByText(en.replaceHelp('18 Nov 2026, 09:00'))).toBeTruthy());
  answer('POST /api/studio/content/take-over', { ...draft, value, problems: [] });
  fireEvent.click(screen.getByRole('button', { name: en.replaceDraft, hidden: true }));
  const sent = () => asked.filter(({ path }) => path === '/api/studio/content/take-over').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ planId: plan.id }, { planId: plan.id, revision: 3 }]));
});

test('STUD-03 a plan is changed to another moment where it stands', async () => {
  const { answer, asked } = await openVersions();
  const year = new Date().getFullYear() + 1;
  const changed = { ...plan, revision: 2, at: `${year}-12-24T07:30:00.000Z` };
  answer(`PUT ${address}`, changed);
  fireEvent.click(screen.getByRole('button', { name: en.changePlan }));
  const moment = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${en.publishOn}`));
  expect(moment.value).toBe('2099-12-24T06:00');
  fireEvent.change(moment, { target: { value: `${year}-12-24T07:30` } });
  answer('GET /api/studio/content/item', { ...about, plans: [changed] });
  fireEvent.click(screen.getByRole('button', { name: en.save }));
  const when = `24 Dec ${year}, 07:30`;
  await waitFor(() => expect(screen.getByRole('button', { name: en.deletePlanOf(when) })).toBeTruthy());
  expect(screen.getByText(en.planChanged(when))).toBeTruthy();
  expect(screen.queryByLabelText(new RegExp(`^${en.publishOn}`))).toBeNull();
  const sent = asked.filter(({ path }) => path === address).map(({ method, body }) => ({ method, body }));
  expect(sent).toEqual([{ method: 'PUT', body: { at: changed.at, revision: 1 } }]);
});
