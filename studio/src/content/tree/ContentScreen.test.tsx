import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openStudio } from '../../testing/openStudio.tsx';
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
