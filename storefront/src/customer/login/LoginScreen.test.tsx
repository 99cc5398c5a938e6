import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { press, settle, type } from '../../form/testing/formShop.tsx';
import { acceptCustomer, resetCustomer } from '../../shell/session/customerState.ts';
import { heading, messages, payloadOf, refusal, renderAuth, testCustomer } from '../auth/testing/renderAuth.tsx';
import LoginScreen from './LoginScreen.tsx';

afterEach(resetCustomer);

type Given = Parameters<typeof renderAuth>[1];
const config = { headline: 'Welcome back', text: 'Sign in.', benefits: ['Buy again', 'Crew prices'] };
const open = (given?: Given) =>
  renderAuth((data) => <LoginScreen payload={payloadOf('login', { ...data, config })} />, given);

async function fillIn() {
  await type('Email address', ' ana@example.ie ');
  await type('Password', 'correct horse');
}

describe('the login', () => {
  test('CUST-02 sends email and password with the answer to the bot check, and goes on as that customer', async () => {
    const { asked, afterLogin } = await open({ answers: { 'POST /api/auth/login': testCustomer } });
    expect(heading()).toBe('Welcome back');
    expect(asked('GET /api/bot-check')).toHaveLength(0);
    await fillIn();
    expect(asked('GET /api/bot-check')).toHaveLength(1);
    await press('Sign in');
    const [login] = asked('POST /api/auth/login');
    expect(login?.body).toEqual({ email: 'ana@example.ie', password: 'correct horse' });
    expect(JSON.parse(atob(login?.query.get('recaptchaResponse') ?? ''))).toMatchObject({ number: 17, signature: 'x' });
    expect(afterLogin).toHaveBeenCalledWith(testCustomer, { from: 'login' });
  });

  test('ROUTE-26 the bypass key of the web view reaches the login call, and nothing is asked before', async () => {
    const { asked } = await open({ answers: { 'POST /api/auth/login': testCustomer }, bypassKey: 'key of the app' });
    await fillIn();
    await press('Sign in');
    const [login] = asked('POST /api/auth/login');
    expect(login?.headers.get('x-bypass-recaptcha-key')).toBe('key of the app');
    expect(login?.query.has('recaptchaResponse')).toBe(false);
    expect(asked('GET /api/bot-check')).toHaveLength(0);
  });

  test('CUST-02 a wrong password is told above the form, which keeps what was typed', async () => {
    const { afterLogin } = await open({ answers: { 'POST /api/auth/login': refusal(403, 'loginFailed') } });
    await fillIn();
    await press('Sign in');
    expect(messages()).toContain('That email address and password don’t match');
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value.trim()).toBe('ana@example.ie');
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(afterLogin).not.toHaveBeenCalled();
  });

  test('CUST-02 after too many attempts the time to wait is shown in words', async () => {
    const tooMany = refusal(429, 'tooManyRequests', {}, { 'retry-after': '840' });
    await open({ answers: { 'POST /api/auth/login': tooMany } });
    await fillIn();
    await press('Sign in');
    expect(messages()).toContain('again in 14 minutes');
  });

  test('CUST-02 what is no address is refused before anything is sent', async () => {
    const { asked } = await open();
    await type('Email address', 'ana');
    await press('Sign in');
    expect(messages()).toContain('Email address: Please enter a valid email');
    expect(asked('POST /api/auth/login')).toHaveLength(0);
  });

  test('CUST-02 a submit that has to wait for the bot check says so', async () => {
    let solve: (number: number) => void = () => {};
    const solving = new Promise<number>((resolve) => (solve = resolve));
    const { afterLogin } = await open({ answers: { 'POST /api/auth/login': testCustomer }, solve: () => solving });
    await fillIn();
    await press('Sign in');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(await screen.findByText('A short security check, nearly there …')).toBeTruthy();
    await act(async () => solve(3));
    await settle();
    expect(screen.queryByText('A short security check, nearly there …')).toBeNull();
    expect(afterLogin).toHaveBeenCalledOnce();
  });

  test('a visitor who comes from a guarded page reads why, and the return address goes along', async () => {
    await open({ at: '/login?returnUrl=%2Fprofile&authRequired=true' });
    expect(screen.getByText(/You need to sign in to see this page/)).toBeTruthy();
    const register = screen.getByRole('link', { name: 'Create an account' });
    expect(register.getAttribute('href')).toBe('/registration?returnUrl=%2Fprofile');
  });

  test('a foreign way back does not go along', async () => {
    await open({ at: '/login?returnUrl=https%3A%2F%2Fevil.example' });
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/registration');
  });

  test('a customer who is logged in already reads so', async () => {
    await open();
    await act(async () => acceptCustomer(testCustomer));
    expect(screen.getByText('You’re already signed in as ana@example.ie.')).toBeTruthy();
  });
});
