import { fireEvent, screen } from '@testing-library/react';
import type { CustomerSession } from '@trolley/contract';
import { expect, test } from 'vitest';
import { type Answers, refusal } from '../../../service/testing/renderService.tsx';
import { anna } from '../testing/customers.ts';
import { renderProfile, settle } from '../testing/renderProfile.tsx';

const session = (number: number, given: Partial<CustomerSession> = {}): CustomerSession => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  current: false,
  device: `Firefox · Device ${number}`,
  createdAt: '2026-11-01T08:00:00.000Z',
  seenAt: '2026-11-14T18:30:00.000Z',
  ...given,
});
const here = session(1, { current: true });
const open = (sessions: CustomerSession[], answers: Answers = {}) =>
  renderProfile({
    slug: 'devices',
    customer: anna,
    answers: { 'GET /api/customers/sessions': { sessions }, ...answers },
  });
const press = async (name: string, at = 0) => {
  const found = screen.getAllByText(name, { selector: 'button' })[at];
  if (found) fireEvent.click(found);
  await settle();
};
const gone = new Response(null, { status: 204 });

test('lists where the customer is logged in, since when, and which session is this one', async () => {
  await open([here, session(2)]);
  expect(screen.getByText('This device').closest('li')?.textContent).toContain('Device 1');
  expect(screen.getAllByText(/^Last active: 14 November 2026, 6:30\spm$/)).toHaveLength(2);
  expect(screen.getAllByText('Sign out', { selector: '.device button' })).toHaveLength(1);
});

test('logs one of them out', async () => {
  const path = `DELETE /api/customers/sessions/${session(2).id}`;
  const { askedFor } = await open([here, session(2), session(3)], { [path]: gone });
  fireEvent.click(screen.getAllByText('Sign out', { selector: '.device button' })[0] ?? document.body);
  await settle();
  expect(askedFor(path)).toHaveLength(1);
  expect(screen.queryByText('Firefox · Device 2', { exact: false })).toBeNull();
  expect(screen.getByText('Device signed out.')).toBeDefined();
});

test('logs all others out at once', async () => {
  const { askedFor } = await open([here, session(2), session(3)], { 'DELETE /api/customers/sessions': gone });
  await press('Sign out all 2 other devices');
  expect(askedFor('DELETE /api/customers/sessions')).toHaveLength(1);
  expect(screen.getAllByRole('listitem').filter((item) => item.className === 'device')).toHaveLength(1);
  expect(screen.queryByText(/other device/, { selector: 'button' })).toBeNull();
});

test('one that ended by itself is simply gone; a failure is told and keeps it', async () => {
  await open([here, session(2), session(3)], {
    [`DELETE /api/customers/sessions/${session(2).id}`]: refusal(404, 'sessionNotFound'),
    [`DELETE /api/customers/sessions/${session(3).id}`]: refusal(500, 'internal'),
  });
  const out = () => screen.getAllByText('Sign out', { selector: '.device button' })[0] ?? document.body;
  fireEvent.click(out());
  await settle();
  expect(screen.queryByText(/Device 2/)).toBeNull();
  fireEvent.click(out());
  await settle();
  expect(screen.getByText('That didn’t work. Please try again.')).toBeDefined();
  expect(screen.getAllByText(/Device 3/).length).toBeGreaterThan(0);
});
