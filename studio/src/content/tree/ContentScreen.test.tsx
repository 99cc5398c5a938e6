import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openStudio, owner, selfWith } from '../../testing/openStudio.tsx';
import { en } from '../messages.en.ts';

const summary = (path: string, title: string) => ({
  ...{ item: `page:${path}`, title, path, revision: 2, state: 'live', drafts: [], problems: 0 },
  updatedAt: '2026-11-01T08:00:00.000Z',
});
const plan = {
  ...{ id: '00000000-0000-4000-8000-000000000009', item: 'page:/about', title: 'About us', revision: 1 },
  ...{ at: '2099-12-24T06:00:00.000Z', baseRevision: 2, outdated: false },
};
const about = {
  item: 'page:/about',
  live: { value: { title: 'About us' }, revision: 2, at: '2026-11-01T08:00:00.000Z' },
  ...{ drafts: [], linkedFrom: [], problems: [], plans: [plan] },
};

async function openContent() {
  const studio = openStudio('/content', {
    'GET /api/studio/content/items': { pages: [summary('/', 'Home'), summary('/about', 'About us')], configs: [] },
    'GET /api/studio/content/item': about,
  });
  await screen.findByRole('heading', { level: 1, name: en.content });
  return studio;
}
const dialogNow = () => within(document.querySelector<HTMLElement>('dialog[open]') ?? document.body);

test('a page with a plan: that it cannot be removed is said before anything is confirmed', async () => {
  const { asked } = await openContent();
  fireEvent.click(await screen.findByRole('button', { name: /About us/ }));
  await waitFor(() => expect(asked.some(({ path }) => path === '/api/studio/content/item')).toBe(true));
  fireEvent.click(await screen.findByRole('button', { name: en.remove }));
  await waitFor(() => expect(dialogNow().getByText(en.plansInTheWay(1))).toBeTruthy());
  expect(dialogNow().getByText('24 Dec 2099, 06:00')).toBeTruthy();
  expect(dialogNow().queryByText(en.removePage)).toBeNull();
  expect(dialogNow().getByText(en.toPlans).getAttribute('href')).toBe('/studio/content/versions?item=page%3A%2Fabout');
  expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([]);
});

test('a new page finds nothing wrong before anything is typed, and an address that is taken once there is one', async () => {
  await openContent();
  fireEvent.click(screen.getByRole('button', { name: new RegExp(en.newPage) }));
  const [title, address] = dialogNow().getAllByRole<HTMLInputElement>('textbox', { hidden: true });
  if (!title || !address) throw new Error('it asks for title and address');
  expect([address.value, address.getAttribute('aria-invalid')]).toEqual(['', null]);
  fireEvent.change(title, { target: { value: 'About' } });
  expect(address.value).toBe('/about');
  expect(dialogNow().getByText(en.pathTaken)).toBeTruthy();
  fireEvent.change(title, { target: { value: 'About deposits' } });
  expect(dialogNow().queryByText(en.pathTaken)).toBeNull();
});

test('a page that was only ever a draft goes with it; another’s draft is not thrown away as mine', async () => {
  const draft = (id: string) => ({
    ...{ id: '00000000-0000-4000-8000-000000000007', by: { id, name: 'Nora' }, revision: 1, baseRevision: 0 },
    changedAt: '2026-11-18T09:00:00.000Z',
  });
  const fresh = (path: string, title: string, id: string) => ({
    ...summary(path, title),
    ...{ revision: 0, state: 'new', drafts: [draft(id)] },
  });
  const { answer, asked } = openStudio('/content', {
    'GET /api/studio/content/items': {
      pages: [fresh('/mine', 'Mine', owner.id), fresh('/hers', 'Hers', '00000000-0000-4000-8000-000000000008')],
      configs: [],
    },
    'GET /api/studio/content/item': { ...about, live: undefined, plans: [] },
    'DELETE /api/studio/content/draft': null,
  });
  fireEvent.click(await screen.findByRole('button', { name: /Hers/ }));
  expect(screen.queryByRole('button', { name: en.discard })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Mine/ }));
  fireEvent.click(await screen.findByRole('button', { name: en.discard }));
  expect(dialogNow().getByText(en.discardNewHelp)).toBeTruthy();
  answer('GET /api/studio/content/items', { pages: [summary('/', 'Home')], configs: [] });
  const asks = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
  fireEvent.click(within(asks).getByRole('button', { name: en.discard, hidden: true }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Mine/ })).toBeNull());
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

const choose = async (title: string) =>
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }));
const draftOf = (by: { id: string; name: string }) => ({
  ...{ id: '00000000-0000-4000-8000-000000000007', by, revision: 3, baseRevision: 0 },
  changedAt: '2026-11-18T09:00:00.000Z',
});
const left = draftOf({ id: '00000000-0000-4000-8000-000000000008', name: '' });
const begun = { ...summary('/begun', 'Begun'), revision: 0, state: 'new', drafts: [left] };

test('STUD-03 a draft of somebody who has left is discarded by whoever may publish, after a question that says whose it is', async () => {
  const { asked } = openStudio('/content', {
    'GET /api/studio/content/items': { pages: [begun], configs: [] },
    'GET /api/studio/content/item': { ...about, live: undefined, plans: [] },
    [`DELETE /api/studio/content/draft/${left.id}`]: null,
  });
  await choose('Begun');
  fireEvent.click(await screen.findByRole('button', { name: /^Discard a former colleague/ }));
  expect(dialogNow().getByText(en.discardOthersTitle(en.formerColleague))).toBeTruthy();
  expect(dialogNow().getByText(en.discardNewHelp)).toBeTruthy();
  fireEvent.click(dialogNow().getByText(en.discardOthersDeed));
  await waitFor(() => expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
  const [call] = asked.filter(({ method }) => method === 'DELETE');
  expect([call?.path, call?.query.get('revision')]).toEqual([`/api/studio/content/draft/${left.id}`, '3']);
});

test('whoever may not publish is offered nobody else’s draft to discard', async () => {
  openStudio('/content', {
    'GET /api/studio/me': selfWith('content:read', 'content:write'),
    'GET /api/studio/content/items': { pages: [begun], configs: [] },
    'GET /api/studio/content/item': { ...about, live: undefined, plans: [] },
  });
  await choose('Begun');
  expect(await screen.findByRole('link', { name: /^a former colleague, / })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Discard/ })).toBeNull();
});

test('a page that the shop needs is neither moved nor taken away, and a problem is told in words', async () => {
  openStudio('/content', {
    'GET /api/studio/content/items': {
      pages: [{ ...summary('/nothing-found', 'Not found'), stays: true, problems: 2 }],
      configs: [],
    },
    'GET /api/studio/content/item': { ...about, plans: [] },
  });
  await choose('Not found');
  expect(await screen.findByText(en.versions)).toBeTruthy();
  for (const name of [en.move, en.takeOffline, en.remove]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByText(en.problemsHere(2)).className).toBe('visually-hidden');
});

test('STUD-02 an editor who may not read the journal reads who changed a page, once they ask', async () => {
  const { asked } = openStudio('/content', {
    'GET /api/studio/me': selfWith('content:read', 'content:write'),
    'GET /api/studio/content/items': { pages: [summary('/about', 'About us')], configs: [] },
    'GET /api/studio/content/item': { ...about, plans: [] },
    'GET /api/studio/journal/content': {
      entries: [
        {
          ...{ id: 9, at: '2026-11-18T09:00:00.000Z', staff: { id: owner.id, name: 'Nora Egan' } },
          ...{ action: 'content.published', subject: { kind: 'page', id: '/about', name: 'About us' } },
          after: { revision: 2 },
        },
      ],
    },
  });
  await choose('About us');
  const button = await screen.findByRole('button', { name: 'History' });
  const history = () => asked.filter(({ path }) => path.startsWith('/api/studio/journal'));
  expect(history()).toEqual([]);
  fireEvent.click(button);
  expect(await screen.findByText(/Nora Egan/)).toBeTruthy();
  expect(history().map(({ path, query }) => [path, ...query.values()])).toEqual([
    ['/api/studio/journal/content', 'page', '/about'],
  ]);
});
