import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Answers, openStudio, owner, Refused } from '../../testing/openStudio.tsx';
import { en } from '../messages.en.ts';

const person = { id: owner.id, name: owner.name };
const nora = { id: '00000000-0000-4000-8000-000000000008', name: 'Nora' };
const page = (title: string, headline: string) => ({
  ...{ path: '/about', title, meta: {} },
  blocks: [
    { id: 'one', type: 'withdrawal' },
    { id: 'two', type: 'cookieList', title: headline },
  ],
});
const liveOf = (revision: number, value: object) => ({ value, revision, at: '2026-11-18T08:00:00.000Z', by: nora });
const draftOf = (revision: number, value: object, more: object = {}) => ({
  ...{ id: '00000000-0000-4000-8000-000000000002', item: 'page:/about', by: person, value, revision, baseRevision: 5 },
  ...{ changedAt: '2026-11-18T09:00:00.000Z', ...more },
});
const itemOf = (live: object, more: object = {}) => ({
  ...{ item: 'page:/about', live, drafts: [], plans: [], linkedFrom: [], problems: [], ...more },
});
const [five, six] = [page('About us', 'Cookies'), page('About Harbour', 'Cookies')];
const copyKey = `studio.unsaved.${owner.id}.page:/about`;
const keep = (copy: object) =>
  localStorage.setItem(copyKey, JSON.stringify({ at: '2026-11-17T10:00:00.000Z', ...copy }));

beforeEach(() => {
  localStorage.clear();
});

async function open(answers: Answers, address = '') {
  // As wide as a desk: outline and form stand beside the page.
  const wide = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  const narrow = vi.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
  onTestFinished(() => narrow.mockRestore());
  const studio = openStudio(`/content/edit?item=page:/about${address}`, {
    'GET /api/studio/content/version': { ...liveOf(5, five), cause: 'published' },
    'PUT /api/studio/content/draft': { ...draftOf(9, five), problems: [] },
    ...answers,
  });
  await screen.findByRole('region', { name: en.outline });
  const saved = () =>
    studio.asked
      .filter(({ method, path }) => method === 'PUT' && path === '/api/studio/content/draft')
      .map(({ body }) => body as { value: typeof five; baseRevision: number; revision?: number });
  return { ...studio, saved };
}
const dialogNow = () => within(document.querySelector<HTMLElement>('dialog[open]') ?? document.body);
const press = (name: string) => fireEvent.click(dialogNow().getByRole('button', { name, hidden: true }));
const publish = async () => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${en.publish}`) }));
  press(en.publish);
};

test('words of an earlier version are not laid over a later one: both are joined, and only when asked for', async () => {
  keep({ value: page('About us', 'Biscuits'), baseRevision: 5 });
  const { saved } = await open({ 'GET /api/studio/content/item': itemOf(liveOf(6, six)) });
  expect(screen.getByText(en.unsavedFound('17 Nov 2026, 10:00'))).toBeTruthy();
  expect(screen.queryByDisplayValue('Biscuits')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: en.takeThem }));
  await waitFor(() => expect(dialogNow().getByText(en.conflictKept('17 Nov 2026, 10:00'))).toBeTruthy());
  expect(saved()).toEqual([]);
  press(en.join);
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({ value: page('About Harbour', 'Biscuits'), baseRevision: 6 });
  await waitFor(() => expect(screen.queryByText(en.unsavedFound('17 Nov 2026, 10:00'))).toBeNull());
});

test('words of a draft that is another one now are asked about, those of the very draft are typed on', async () => {
  const value = page('About us', 'Biscuits');
  const draft = draftOf(3, five);
  keep({ value, draftId: '00000000-0000-4000-8000-000000000007', revision: 3, baseRevision: 5 });
  const first = await open({ 'GET /api/studio/content/item': itemOf(liveOf(5, five), { draft }) });
  expect(screen.getByText(en.unsavedFound('17 Nov 2026, 10:00'))).toBeTruthy();
  expect(first.saved()).toEqual([]);
  first.unmount();
  localStorage.clear();
  keep({ value, draftId: draft.id, revision: 3, baseRevision: 5 });
  const { saved } = await open({ 'GET /api/studio/content/item': itemOf(liveOf(5, five), { draft }) });
  await waitFor(() => expect(saved()[0]).toMatchObject({ value, revision: 3, baseRevision: 5 }));
});

test('words that wait for a decision are still there after something else was typed and saved', async () => {
  keep({ value: page('About us', 'Biscuits'), baseRevision: 5 });
  const answers = { 'GET /api/studio/content/item': itemOf(liveOf(6, six)) };
  const first = await open(answers);
  fireEvent.click(within(screen.getByRole('region', { name: en.outline })).getByRole('button', { name: /Cookies/ }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Headline/ }), { target: { value: 'Sweets' } });
  await waitFor(() => expect(first.saved()).toHaveLength(1));
  first.unmount();
  await open(answers);
  expect(screen.getByText(en.unsavedFound('17 Nov 2026, 10:00'))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: en.dropThem }));
  expect(screen.queryByText(en.unsavedFound('17 Nov 2026, 10:00'))).toBeNull();
});

test('publishing a draft that another window saved since asks, and joins what that window wrote', async () => {
  const { answer, saved } = await open({
    'GET /api/studio/content/item': itemOf(liveOf(5, five), { draft: draftOf(1, page('Mine', 'Cookies')) }),
    'POST /api/studio/content/publish': new Refused(409, 'draftChanged'),
  });
  answer(
    'GET /api/studio/content/item',
    itemOf(liveOf(5, five), { draft: draftOf(2, page('Mine', 'Of the other window')) }),
  );
  await publish();
  await waitFor(() => expect(dialogNow().getByText(en.conflictTab)).toBeTruthy());
  press(en.join);
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({ value: page('Mine', 'Of the other window'), revision: 2, baseRevision: 5 });
});

test('publishing a colleague’s draft that is behind says so, and touches no draft of one’s own', async () => {
  keep({ value: page('About us', 'Biscuits'), revision: 4, baseRevision: 5 });
  const hers = draftOf(4, page('Hers', 'Cookies'), { id: '00000000-0000-4000-8000-000000000003', by: nora });
  const { saved } = await open(
    {
      'GET /api/studio/content/item': itemOf(liveOf(6, six), { draft: draftOf(2, page('Mine', 'Cookies')) }),
      [`GET /api/studio/content/draft/${hers.id}`]: { ...hers, problems: [] },
      'POST /api/studio/content/publish': new Refused(409, 'itemChanged'),
    },
    `&draft=${hers.id}`,
  );
  await publish();
  await waitFor(() => expect(dialogNow().getByText(en.othersBehind)).toBeTruthy());
  expect(screen.queryByRole('button', { name: en.join, hidden: true })).toBeNull();
  expect(saved()).toEqual([]);
  expect(localStorage.getItem(copyKey)).toContain('Biscuits');
});

test('copying a colleague’s draft over one’s own asks first, and names the one that is replaced', async () => {
  const hers = draftOf(4, page('Hers', 'Cookies'), { id: '00000000-0000-4000-8000-000000000003', by: nora });
  const mine = draftOf(2, page('Mine', 'Cookies'));
  const { answer, asked } = await open(
    {
      'GET /api/studio/content/item': itemOf(liveOf(5, five), { draft: mine }),
      [`GET /api/studio/content/draft/${hers.id}`]: { ...hers, problems: [] },
      'POST /api/studio/content/take-over': new Refused(409, 'draftChanged', { draft: mine }),
    },
    `&draft=${hers.id}`,
  );
  fireEvent.click(screen.getByRole('button', { name: en.takeOver }));
  await waitFor(() => expect(dialogNow().getByText(en.replaceTitle)).toBeTruthy());
  expect(dialogNow().getByText(en.replaceHelp('18 Nov 2026, 09:00'))).toBeTruthy();
  answer('POST /api/studio/content/take-over', { ...mine, problems: [] });
  press(en.replaceDraft);
  const sent = () => asked.filter(({ path }) => path === '/api/studio/content/take-over').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ draftId: hers.id }, { draftId: hers.id, revision: 2 }]));
});
