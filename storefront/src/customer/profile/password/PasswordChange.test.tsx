import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../../service/testing/renderService.tsx';
import { anna } from '../testing/customers.ts';
import { renderProfile, settle } from '../testing/renderProfile.tsx';

const change = 'PUT /api/customers/password';
const open = (answer?: unknown) => renderProfile({ slug: 'password', customer: anna, answers: { [change]: answer } });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = async () => {
  fireEvent.click(screen.getByText('Change password'));
  await settle();
};

test('CUST-11 a new password is sent with the current one, said to be saved, and gone from the page', async () => {
  const { askedFor } = await open(new Response(null, { status: 204 }));
  type('Current password', 'salt-and-wind');
  type('New password', 'wind-and-waves');
  await save();
  expect(askedFor(change)).toMatchObject([{ body: { currentPassword: 'salt-and-wind', password: 'wind-and-waves' } }]);
  expect(screen.getByText('Password changed. All other devices have been signed out.')).toBeDefined();
  expect(screen.getByLabelText('New password')).toHaveProperty('value', '');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('wind');
});

test('CUST-11 a wrong current password is told', async () => {
  await open(refusal(403, 'passwordWrong'));
  type('Current password', 'wrong');
  type('New password', 'wind-and-waves');
  await save();
  expect(screen.getByText(/That isn’t your current password/).closest('[role=alert]')).not.toBeNull();
});

test('VAL-04 a new password that is too short is refused before any call', async () => {
  const { asked } = await open();
  type('Current password', 'x');
  type('New password', 'short');
  await save();
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
});
