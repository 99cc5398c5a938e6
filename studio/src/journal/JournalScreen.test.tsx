import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openStudio, owner } from '../testing/openStudio.tsx';

const entry = (id: number, more: object = {}) => ({
  id,
  at: `2026-07-16T13:04:${String(id).padStart(2, '0')}.208Z`,
  staff: { id: owner.id, name: owner.name },
  action: 'content.published',
  subject: { kind: 'page', id: '/about' },
  before: { revision: 41 },
  after: { revision: 42 },
  ...more,
});

test('STUD-02 exact times of the shop, before over after, and older entries where the last ended', async () => {
  const studio = openStudio('/journal', { 'GET /api/studio/journal': { entries: [entry(41)], next: 41 } });
  expect(await screen.findByText(/16 Jul 2026, 14:04:41/)).toBeDefined();
  expect(screen.getByText('41')).toBeDefined();
  expect(screen.getByText('42')).toBeDefined();
  studio.answer('GET /api/studio/journal', { entries: [entry(7, { action: 'access.refused' })] });
  fireEvent.click(screen.getByRole('button', { name: 'Older entries' }));
  expect(await screen.findByRole('button', { name: 'Was refused' })).toBeDefined();
  const calls = studio.asked.filter(({ path }) => path === '/api/studio/journal');
  expect(calls.map(({ query }) => query.get('before'))).toEqual([null, '41']);
  expect(screen.getByText('These are all entries.')).toBeDefined();
});

test('STUD-02 what is sought stands in the address; an entry is shown in full with its whole history', async () => {
  const studio = openStudio('/journal', { 'GET /api/studio/journal': { entries: [entry(1, { reason: 'autumn' })] } });
  const field = await screen.findByRole('searchbox', { name: 'Search the journal' });
  fireEvent.change(field, { target: { value: 'about' } });
  fireEvent.submit(field);
  expect(window.location.search).toBe('?text=about');
  fireEvent.click(await screen.findByRole('button', { name: 'Published' }));
  const panel = screen.getByRole('region', { name: 'Published' });
  expect(within(panel).getByText('autumn')).toBeDefined();
  expect(within(panel).getByText(/\+ revision: 42/)).toBeDefined();
  fireEvent.click(within(panel).getByRole('button', { name: 'Its whole history' }));
  await screen.findByText('Only: /about');
  const last = studio.asked.filter(({ path }) => path === '/api/studio/journal').at(-1);
  expect(Object.fromEntries(last?.query ?? [])).toEqual({ subjectKind: 'page', subjectId: '/about' });
});
