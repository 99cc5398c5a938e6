import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openStudio, owner } from '../../testing/openStudio.tsx';
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

test('a page that was only ever a draft goes with it; another’s draft is not mine to throw away', async () => {
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
