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
    'GET /api/studio/find': { found: [] },
  });
  await seek('foot');
  const option = await screen.findByRole('option', { hidden: true });
  expect(option.textContent).toBe('Footer');
});

test('whoever may not see content is not led there', async () => {
  openStudio('/account', {
    'GET /api/studio/me': selfWith('orders:read'),
    'GET /api/studio/sessions': { sessions: [] },
    'GET /api/studio/find': { found: [] },
  });
  await seek('foot');
  expect(await screen.findByText('No results for “foot”.')).toBeDefined();
});
