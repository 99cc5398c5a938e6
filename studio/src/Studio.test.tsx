import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openStudio, owner, Refused, selfWith } from './testing/openStudio.tsx';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('STUD-01 whoever is not logged in sees the log-in, and is then where they wanted to go', async () => {
  const studio = openStudio('/account', {
    'GET /api/studio/me': new Refused(401, 'unauthorized'),
    'POST /api/studio/login': { ticket: 'the-ticket' },
    'POST /api/studio/login/code': owner,
  });
  fireEvent.change(await screen.findByLabelText('Work email'), { target: { value: owner.email } });
  fireEvent.change(screen.getByLabelText('Password', { selector: 'input' }), { target: { value: 'a long password' } });
  fireEvent.click(await button('Continue'));
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123 456' } });
  fireEvent.click(await button('Log in'));
  expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeDefined();
  const code = studio.asked.find(({ path }) => path === '/api/studio/login/code');
  expect(code).toMatchObject({ body: { ticket: 'the-ticket', code: '123456' }, xsrf: 'token-of-the-test' });
});

test('a wrong code says why and how many tries are left, the last one leads back to the start', async () => {
  openStudio('/', {
    'GET /api/studio/me': new Refused(401, 'unauthorized'),
    'POST /api/studio/login': { ticket: 't' },
    'POST /api/studio/login/code': new Refused(403, 'codeWrong'),
  });
  fireEvent.change(await screen.findByLabelText('Work email'), { target: { value: owner.email } });
  fireEvent.change(screen.getByLabelText('Password', { selector: 'input' }), { target: { value: 'a long password' } });
  fireEvent.click(await button('Continue'));
  for (const left of [4, 3, 2]) {
    fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '000000' } });
    fireEvent.click(await button('Log in'));
    expect(await screen.findByText(new RegExp(`${left} attempts left`))).toBeDefined();
  }
  for (const expected of [/1 attempt left/, /too many wrong codes/]) {
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: '000000' } });
    fireEvent.click(await button('Log in'));
    expect(await screen.findByText(expected)).toBeDefined();
  }
});

test('STUD-01 the menu has what one may open; another address says that it is not for this role', async () => {
  openStudio('/journal', { 'GET /api/studio/me': selfWith('content:read', 'staff:read') });
  expect(await screen.findByRole('heading', { name: 'Your role doesn’t cover this' })).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Staff' }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Journal' })).toBeNull();
});

test('a session that ends is renewed over the work: the call is repeated and the screen stays', async () => {
  const studio = openStudio('/account', {
    'GET /api/studio/sessions': { sessions: [] },
    'POST /api/studio/login': { ticket: 't' },
    'POST /api/studio/login/code': owner,
    'PUT /api/studio/me/password': new Refused(401, 'unauthorized'),
  });
  const [current] = await screen.findAllByLabelText('Current password');
  fireEvent.change(current as HTMLElement, { target: { value: 'the old password' } });
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'a new long password' } });
  fireEvent.click(await button('Change password'));
  expect(await screen.findByRole('heading', { name: 'Your session has ended', hidden: true })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('a new long password');
  studio.answer('PUT /api/studio/me/password', null);
  fireEvent.change(screen.getByLabelText('Password', { selector: 'input' }), { target: { value: 'a long password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue', hidden: true }));
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Log in', hidden: true }));
  expect(await screen.findByText(/Password changed/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your session has ended' })).toBeNull());
});

test('each person has their own language and colours', async () => {
  openStudio('/account', { 'GET /api/studio/sessions': { sessions: [] } });
  fireEvent.click(await button('Deutsch'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mein Konto' })).toBeDefined();
  expect(document.documentElement.lang).toBe('de');
  fireEvent.click(await button('Dunkel'));
  expect(document.documentElement.dataset.scheme).toBe('dark');
  fireEvent.click(await button('Wie am Gerät'));
  expect(document.documentElement.dataset.scheme).toBeUndefined();
});

test('a language is kept with the account, and found again in a browser that somebody else used', async () => {
  const answers = { 'GET /api/studio/sessions': { sessions: [] }, 'PUT /api/studio/me/language': null };
  const first = openStudio('/account', { ...answers, 'GET /api/studio/me': { ...owner, language: 'de' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mein Konto' })).toBeDefined();
  expect(first.asked.filter(({ method }) => method === 'PUT')).toEqual([]);
  fireEvent.click(await button('English'));
  await waitFor(() =>
    expect(first.asked.find(({ path }) => path === '/api/studio/me/language')?.body).toEqual({ language: 'en' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeDefined();
});

test('an address that is nothing says so', async () => {
  openStudio('/nowhere', {});
  expect(await screen.findByRole('heading', { name: 'There’s nothing at this address' })).toBeDefined();
});
