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
  expect(screen.getByText('Version: 41')).toBeDefined();
  expect(screen.getByText('Version: 42')).toBeDefined();
  studio.answer('GET /api/studio/journal', { entries: [entry(7, { action: 'access.refused' })] });
  fireEvent.click(screen.getByRole('button', { name: 'Older entries' }));
  expect(await screen.findByRole('button', { name: 'Access refused' })).toBeDefined();
  const calls = studio.asked.filter(({ path }) => path === '/api/studio/journal');
  expect(calls.map(({ query }) => query.get('before'))).toEqual([null, '41']);
  expect(screen.getByText('That’s everything.')).toBeDefined();
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
  expect(within(panel).getByText(/\+ Version: 42/)).toBeDefined();
  expect(within(panel).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(
    '/studio/content?item=page%3A%2Fabout',
  );
  fireEvent.click(within(panel).getByRole('button', { name: 'See full history' }));
  await screen.findByText('Only: /about');
  const last = studio.asked.filter(({ path }) => path === '/api/studio/journal').at(-1);
  expect(Object.fromEntries(last?.query ?? [])).toEqual({ subjectKind: 'page', subjectId: '/about' });
});

test('STUD-02 what an entry tells is said in words: names of things, fields, roles and stores, no ids', async () => {
  const id = '7b6a0f6c-0000-4000-8000-00000000000a';
  const { container } = openStudio('/journal', {
    'GET /api/studio/journal': {
      entries: [
        entry(1, { subject: { kind: 'page', id: '/about', name: 'About us' }, after: published(id) }),
        entry(2, {
          action: 'media.changed',
          subject: { kind: 'media', id, name: 'Christmas hero' },
          before: { alt: 'Table', focusX: 50 },
          after: { alt: 'A table', focusX: 20 },
        }),
        entry(3, { action: 'media.deleted', subject: { kind: 'media', id }, before: {}, after: {} }),
        entry(4, {
          subject: { kind: 'config', id: 'footer' },
          action: 'content.planned',
          after: { plan: id, at: '2026-12-24T06:00:00.000Z' },
        }),
        entry(5, {
          action: 'staff.changed',
          before: { roles: ['content'], stores: null },
          after: { roles: ['store'], stores: ['galway'] },
        }),
        entry(6, {
          action: 'redirect.created',
          subject: { kind: 'redirect', id: '/old' },
          before: {},
          after: { kind: 'manyToOne', from: '/old', to: '/new' },
        }),
        entry(7, {
          action: 'content.restored',
          subject: { kind: 'page', id: '/about' },
          before: {},
          after: { revision: 43, version: 12 },
        }),
      ],
    },
  });
  expect(await screen.findByText('About us')).toBeDefined();
  expect(screen.getByText('Page · /about')).toBeDefined();
  for (const words of [
    'Version: 42 · Fields: Headline · Blocks: 1 new, 2 changed, reordered',
    'Alt text: A table · Focal point from the left: 20 %',
    'a deleted picture',
    'Footer',
    'Goes live: 24 Dec 2026, 06:00',
    'Roles: Content · Stores: all',
    'Stores: Galway Docks',
    'Version: 43 · Restored from version: 12',
    'Applies to: everything below, to one page · Address: /old · Goes to: /new',
  ])
    expect(container.textContent).toContain(words);
  expect(container.textContent).not.toContain(id);
});

const published = (draft: string) => ({
  revision: 42,
  draft,
  fields: ['title'],
  blocks: { added: 1, removed: 0, changed: 2, moved: true },
});
