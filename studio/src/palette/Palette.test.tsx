import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openStudio, selfWith } from '../testing/openStudio.tsx';

const seek = async (words: string) => {
  await screen.findByRole('button', { name: /^Find/ });
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  fireEvent.change(await screen.findByRole('combobox', { hidden: true }), { target: { value: words } });
};

test('what stands on every page is found by what editors call it', async () => {
  openStudio('/account', {
    'GET /api/studio/me': selfWith('content:read'),
    'GET /api/studio/sessions': { sessions: [] },
    'POST /api/studio/find': { found: [] },
  });
  await seek('foot');
  const option = await screen.findByRole('option', { hidden: true });
  expect(option.textContent).toBe('Footer');
});

test('whoever may not see content is not led there', async () => {
  openStudio('/account', {
    'GET /api/studio/me': selfWith('orders:read'),
    'GET /api/studio/sessions': { sessions: [] },
    'POST /api/studio/find': { found: [] },
  });
  await seek('foot');
  expect(await screen.findByText('No results for “foot”.')).toBeDefined();
});

test('an order and a customer say what they are, and Enter opens the room', async () => {
  const id = '00000000-0000-4000-8000-000000000007';
  const at = '2026-11-19T16:00:00.000Z';
  const { asked } = openStudio('/account', {
    'GET /api/studio/sessions': { sessions: [] },
    'POST /api/studio/find': {
      found: [
        { kind: 'order', title: '40000017', hint: 'Aoife Kelly', at, to: '/orders/40000017', place: 'studio' },
        { kind: 'customer', title: 'Aoife Kelly', hint: 'aoife@h.example', to: `/customers/${id}`, place: 'studio' },
      ],
    },
  });
  await seek('aoife');
  expect((await screen.findAllByRole('option', { hidden: true })).map(({ textContent }) => textContent)).toEqual([
    ...['40000017Aoife Kelly · 19 Nov 2026', 'Aoife Kellyaoife@h.example'],
  ]);
  for (const group of ['Orders', 'Customers']) expect(screen.getAllByText(group).length).toBeGreaterThan(0);
  expect(asked.find(({ path }) => path === '/api/studio/find')).toMatchObject({ body: { query: 'aoife' } });
  fireEvent.keyDown(screen.getByRole('combobox', { hidden: true }), { key: 'ArrowDown' });
  fireEvent.keyDown(screen.getByRole('combobox', { hidden: true }), { key: 'Enter' });
  expect(window.location.pathname).toBe(`/studio/customers/${id}`);
});
