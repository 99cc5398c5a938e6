import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, type } from '../../form/testing/formShop.tsx';
import { done, heading, messages, payloadOf, refusal, renderAuth } from '../auth/testing/renderAuth.tsx';
import PasswordResetScreen from './PasswordResetScreen.tsx';

const request = 'POST /api/auth/password-reset';
const reset = 'POST /api/auth/password-reset/confirm';

const open = (answers: Record<string, unknown>) =>
  renderAuth((data) => <PasswordResetScreen payload={payloadOf('password-reset', data)} />, { answers });
const openLink = (answer: unknown) =>
  renderAuth((data) => <PasswordResetScreen payload={payloadOf('password-reset', { ...data, fromMail: true })} />, {
    answers: { [reset]: answer },
    mailToken: 'secret',
  });

test('CUST-08 asks for a link by email; the answer is the same for every address', async () => {
  const { asked } = await open({ [request]: done });
  await type('Email address', 'ana@example.ie');
  await press('Send the link');
  expect(asked(request)[0]?.body).toEqual({ email: 'ana@example.ie' });
  expect(asked(request)[0]?.query.get('recaptchaResponse')).toBeTruthy();
  expect(heading()).toBe('Check your inbox');
  expect(screen.getByText(/If there’s an account with that address/)).toBeTruthy();
  await press('Send it again');
  expect(asked(request)).toHaveLength(2);
  await press('Change the address');
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ana@example.ie');
});

test('CUST-08 too many requests are refused with the time to wait', async () => {
  await open({ [request]: refusal(429, 'tooManyRequests', {}, { 'retry-after': '45' }) });
  await type('Email address', 'ana@example.ie');
  await press('Send the link');
  expect(messages()).toContain('again in 45 seconds');
});

test('CUST-08 the link of the mail sets a new password, and leads to the login', async () => {
  const { asked } = await openLink(done);
  await type('New password', 'short');
  expect(screen.getByText('You must enter a minimum of 8 characters')).toBeTruthy();
  await type('New password', 'correct horse');
  await press('Save password');
  expect(asked(reset)[0]?.body).toEqual({ token: 'secret', password: 'correct horse' });
  expect(heading()).toBe('Your password has been changed');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

test('CUST-08 a link that is used or too old leads to a new one', async () => {
  await openLink(refusal(400, 'tokenInvalid'));
  await type('New password', 'correct horse');
  await press('Save password');
  expect(heading()).toBe('This link is no longer valid');
  expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/passwordreset');
});
