import { fireEvent, screen, within } from '@testing-library/react';
import { fixedRoles } from '@trolley/contract';
import { expect, test } from 'vitest';
import { openStudio, owner, Refused } from '../testing/openStudio.tsx';

const person = {
  id: '00000000-0000-4000-8000-000000000002',
  ...{ name: 'Tadhg Hayes', email: 'tadhg@shop.example', roles: ['picker'], stores: ['galway'] },
  ...{ status: 'active', createdAt: '2026-11-01T08:00:00.000Z' },
};
const roles = [
  ...Object.entries(fixedRoles).map(([id, permissions]) => ({ id, permissions })),
  { id: '00000000-0000-4000-8000-0000000000aa', name: 'Night buyer', permissions: ['prices:write'] },
];
const answers = {
  'GET /api/studio/staff': { staff: [{ ...person, id: owner.id, name: owner.name, roles: ['owner'] }, person] },
  'GET /api/studio/roles': { roles },
  'GET /api/studio/journal': { entries: [] },
};

test('STUD-01 the matrix says in words and by name what each role may', async () => {
  openStudio('/staff', answers);
  const row = (await screen.findByText('orders:refund')).closest('tr') as HTMLElement;
  expect(within(row).getByRole('rowheader').textContent).toContain('Refund');
  const may = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.startsWith('yes'));
  expect(may).toEqual(roles.map(({ permissions }) => (permissions as readonly string[]).includes('orders:refund')));
});

test('STUD-01 an invitation asks for what is missing, and shows its link this once', async () => {
  const studio = openStudio('/staff', {
    ...answers,
    'POST /api/studio/staff': {
      staff: person,
      invitation: { link: 'https://shop.example/studio/invitation#secret', expiresAt: '2026-11-25T08:00:00.000Z' },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite a colleague' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create invitation link' }));
  expect(await within(dialog).findByText('Choose at least one role.')).toBeDefined();
  expect(studio.asked.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.change(within(dialog).getByLabelText('Work email'), { target: { value: 'new@shop.example' } });
  fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Róisín Daly' } });
  fireEvent.click(within(dialog).getByLabelText('Content'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create invitation link' }));
  expect(await screen.findByText('https://shop.example/studio/invitation#secret')).toBeDefined();
  expect(studio.asked.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ email: 'new@shop.example', name: 'Róisín Daly', roles: ['content'] },
  });
});

test('STUD-01 closing an account names its consequence before it is done; a refusal is told in words', async () => {
  const studio = openStudio(`/staff/${person.id}`, {
    ...answers,
    [`DELETE /api/studio/staff/${person.id}`]: new Refused(403, 'beyondOwnRights'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Close account' }));
  const asked = await screen.findByRole('dialog', { name: /Close Tadhg Hayes’s account/ });
  expect(asked.textContent).toContain('What they did stays in the journal, without their name.');
  fireEvent.click(within(asked).getByRole('button', { name: 'Close permanently' }));
  expect(await screen.findByText('That’s more than you’re allowed to do yourself.')).toBeDefined();
  studio.answer(`DELETE /api/studio/staff/${person.id}`, null);
  fireEvent.click(within(asked).getByRole('button', { name: 'Close permanently' }));
  expect(await screen.findByText('The account is closed.')).toBeDefined();
});

test('one’s own account is for a colleague to change', async () => {
  openStudio(`/staff/${owner.id}`, answers);
  expect(await screen.findByText(/Only a colleague can change/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Lock' })).toBeNull();
});
