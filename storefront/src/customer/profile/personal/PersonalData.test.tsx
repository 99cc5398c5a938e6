import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../../service/testing/renderService.tsx';
import { customerState } from '../../../shell/session/customerState.ts';
import { anna } from '../testing/customers.ts';
import { renderProfile, settle } from '../testing/renderProfile.tsx';

const irish = { ...anna, birthdate: '17/05/1988' };
const open = (answer?: unknown, customer = irish) =>
  renderProfile({ slug: 'personal', customer, answers: { 'PUT /api/customers': answer } });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = async () => {
  fireEvent.click(screen.getByText('Save'));
  await settle();
};

test('CUST-05 one changed field sends all six, shows the answer and says that it is saved', async () => {
  const { askedFor } = await open({ ...irish, firstName: 'Anne' });
  type('First name', ' Anne ');
  await save();
  expect(askedFor('PUT /api/customers').map(({ body }) => body)).toEqual([
    {
      academicTitle: 'Mag.',
      birthdate: '17/05/1988',
      email: 'anna@feldmarkt.example',
      firstName: 'Anne',
      lastName: 'Berger',
      salutation: 'Female',
    },
  ]);
  expect(customerState.get().customer?.firstName).toBe('Anne');
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Anne');
  expect(screen.getByText('Saved')).toBeDefined();
});

test('CUST-05 nothing changed, nothing sent', async () => {
  const { asked } = await open(irish);
  type('First name', 'Anne');
  type('First name', 'Anna');
  await save();
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(screen.getByText('Everything is saved')).toBeDefined();
});

test('CUST-05 a rule that is broken is told at the field and on top, before any call', async () => {
  const { asked } = await open(irish);
  type('First name', '');
  type('Date of birth', '31/02/1988');
  await save();
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please check 2 fields').closest('[role=alert]')).toBe(document.activeElement);
});

test('CUST-05 what the server refuses is told at its field; nothing typed is lost, also by a reload', async () => {
  const fields = [{ path: 'birthdate', message: 'age', kind: 'age', limit: 18 }];
  const refused = Response.json({ status: 400, errorCode: 'invalidRequest', message: 'no', fields }, { status: 400 });
  const { unmount } = await open(refused);
  type('Last name', 'Berger-Huber');
  type('Date of birth', '17/05/1989');
  await save();
  expect(screen.getByText('You must be at least 18 years old')).toBeDefined();
  expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Berger-Huber');
  unmount();
  await open();
  expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Berger-Huber');
});

test('CUST-05 a server that is away is said so, and the form stays as it is', async () => {
  await open(refusal(503, 'databaseAway'));
  type('Last name', 'Huber');
  await save();
  expect(screen.getByText(/can’t reach the shop/)).toBeDefined();
  expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Huber');
  expect(customerState.get().customer?.lastName).toBe('Berger');
});

test('CUST-05 a new address waits for its mail: the old one stays, the new one is shown', async () => {
  const { askedFor } = await open({ ...irish, pendingEmail: 'new@harbour.example' });
  expect(screen.queryByLabelText('Current password')).toBeNull();
  type('Email address', 'new@harbour.example');
  expect(screen.getByLabelText('Current password').getAttribute('autocomplete')).toBe('current-password');
  type('Current password', 'salt-and-wind');
  await save();
  expect(askedFor('PUT /api/customers')).toMatchObject([
    { body: { email: 'new@harbour.example', currentPassword: 'salt-and-wind' } },
  ]);
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('salt');
  expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'anna@feldmarkt.example');
  expect(screen.getByText(/We’ve emailed new@harbour\.example/)).toBeDefined();
});

test('CUST-01 no salutation is offered only to those who have none', async () => {
  const { unmount } = await open();
  expect(screen.queryByText('Not given')).toBeNull();
  unmount();
  await open(undefined, { ...irish, salutation: 'Family' });
  expect(screen.getByText('Not given')).toBeDefined();
});

test('CUST-05 a new address without the password is told at its field, before any call', async () => {
  const { asked } = await open(irish);
  type('Email address', 'new@harbour.example');
  await save();
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
});

test('CUST-05 a wrong password is told, and what was typed stays', async () => {
  await open(refusal(403, 'passwordWrong'));
  type('Email address', 'new@harbour.example');
  type('Current password', 'wrong');
  await save();
  expect(screen.getByText(/That isn’t your current password/).closest('[role=alert]')).not.toBeNull();
  expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'new@harbour.example');
});

test('CUST-05 the same address in other letters asks for no password', async () => {
  const { askedFor } = await open({ ...irish, email: 'Anna@feldmarkt.example' });
  type('Email address', ' Anna@feldmarkt.example');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await save();
  expect(askedFor('PUT /api/customers').map(({ body }) => Object.keys(body as object))).toEqual([
    expect.not.arrayContaining(['currentPassword']),
  ]);
});
