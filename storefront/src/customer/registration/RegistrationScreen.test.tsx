import { act, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { press, type } from '../../form/testing/formShop.tsx';
import { dismiss, notifications } from '../../shell/notifications/notifications.ts';
import { acceptCustomer, customerState } from '../../shell/session/customerState.ts';
import {
  accepted,
  heading,
  messages,
  payloadOf,
  refusal,
  renderAuth,
  testCustomer,
} from '../auth/testing/renderAuth.tsx';
import RegistrationScreen from './RegistrationScreen.tsx';

type Given = Parameters<typeof renderAuth>[1];
const config = { headline: 'Create an account', termsHref: '/terms', success: 'Nearly there.' };
const open = (given?: Given) =>
  renderAuth((data) => <RegistrationScreen payload={payloadOf('registration', { ...data, config })} />, given);
const tick = async (name: string) => act(async () => screen.getByLabelText(name).click());
const register = 'POST /api/customers';

async function fillIn() {
  await type('First name', 'Ana');
  await type('Last name', 'Byrne');
  await type('Date of birth', '17/05/1988');
  await type('Email address', 'ana@example.ie');
  await type('Password', 'correct horse');
  await tick('I have read and accept the terms.');
}

const body = {
  email: 'ana@example.ie',
  password: 'correct horse',
  firstName: 'Ana',
  lastName: 'Byrne',
  birthdate: '17/05/1988',
};

describe('the registration', () => {
  test('CUST-04 202: look into your mailbox, with a way to send it again', async () => {
    const { asked, afterLogin } = await open({ answers: { [register]: accepted } });
    await fillIn();
    await type(/^Title/, 'Female');
    await tick('Recipe of the week');
    await press('Create your account');
    const [sent] = asked(register);
    expect(sent?.body).toEqual({ ...body, salutation: 'Female', newsletterTopics: ['recipes'] });
    expect(sent?.query.get('recaptchaResponse')).toBeTruthy();
    expect(heading()).toBe('Check your inbox');
    expect(document.activeElement?.textContent).toBe('Check your inbox');
    expect(screen.getByText('ana@example.ie')).toBeTruthy();
    await press('Send it again');
    expect(asked(register)).toHaveLength(2);
    expect(asked(register)[1]?.body).toEqual(sent?.body);
    expect(screen.getByText('We’ve sent the email again.')).toBeTruthy();
    expect(afterLogin).not.toHaveBeenCalled();
  });

  test('CUST-04 what was confirmed in another tab is noticed here, and leads on', async () => {
    const before = customerState.get();
    onTestFinished(() => customerState.set(before));
    await open({ answers: { [register]: accepted } });
    await fillIn();
    await press('Create your account');
    act(() => acceptCustomer({ ...testCustomer, email: 'Ana@example.ie' }));
    expect(heading()).toBe('Your account is confirmed');
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeTruthy();
    act(() => acceptCustomer({ ...testCustomer, email: 'somebody.else@example.ie' }));
    expect(heading()).toBe('Check your inbox');
  });

  test('CUST-04 a mistyped address can be mended: the form is as it was left', async () => {
    await open({ answers: { [register]: accepted } });
    await fillIn();
    await press('Create your account');
    await press('Change the address');
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ana@example.ie');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ana');
  });

  test('CUST-04 too many mails are refused with the time to wait', async () => {
    const answers = [accepted(), refusal(429, 'tooManyRequests', {}, { 'retry-after': '3000' })];
    await open({ answers: { [register]: () => answers.shift() } });
    await fillIn();
    await press('Create your account');
    await press('Send it again');
    expect(messages()).toContain('again in 50 minutes');
  });

  test('CUST-04 200: the account counts at once, and the new customer goes on logged in', async () => {
    const { afterLogin } = await open({ answers: { [register]: testCustomer } });
    await fillIn();
    await press('Create your account');
    expect(afterLogin).toHaveBeenCalledWith(testCustomer, { from: 'registration' });
  });

  test('NEWS-02 a newsletter that waits for its mail is told of where the new customer lands; one that counts is not', async () => {
    const told = () => notifications.get().map(({ message }) => message);
    const registered = async (customer: typeof testCustomer) => {
      const { unmount } = await open({ answers: { [register]: customer } });
      await fillIn();
      await tick('Recipe of the week');
      await press('Create your account');
      unmount();
    };
    await registered({ ...testCustomer, newsletterTopics: [{ newsletterTopicId: 'recipes' }] });
    expect(told()).toEqual([]);
    await registered(testCustomer);
    expect(told()).toEqual([expect.stringContaining('open the link in the email')]);
    dismiss('auth.registration.newsletter');
  });

  test('CUST-04 without the terms nothing is sent', async () => {
    const { asked } = await open();
    await fillIn();
    await tick('I have read and accept the terms.');
    await press('Create your account');
    expect(messages()).toContain('Please accept the terms');
    expect(asked(register)).toHaveLength(0);
    expect(screen.getByRole('link', { name: /Read the terms/ }).getAttribute('href')).toBe('/terms');
  });

  test('VAL-11 FORM-07 a birthdate is read as the tenant writes dates, and only grown-ups register', async () => {
    const { asked } = await open({ tenant: 'feldmarkt', answers: { [register]: accepted } });
    await type('Geburtsdatum', '31.02.2000');
    expect(screen.getByText('Bitte gib ein gültiges Datum ein')).toBeTruthy();
    await type('Geburtsdatum', `1.1.${new Date().getFullYear() - 10}`);
    expect(screen.getByText('Du musst mindestens 18 Jahre alt sein')).toBeTruthy();
    await type('Geburtsdatum', '17.5.1988');
    expect(screen.queryByText(/Du musst mindestens|gültiges Datum/)).toBeNull();
    expect(asked(register)).toHaveLength(0);
  });

  test('CUST-04 fields the server refuses are shown in place', async () => {
    const fields = [{ path: 'birthdate', message: 'x', kind: 'age', limit: 18 }];
    await open({ answers: { [register]: refusal(400, 'invalidRequest', { fields }) } });
    await fillIn();
    await press('Create your account');
    expect(messages()).toContain('Date of birth: You must be at least 18 years old');
  });
});

describe('the link of a mail', () => {
  const confirm = 'POST /api/customers/confirm';
  const openLink = (answer: unknown) =>
    renderAuth((data) => <RegistrationScreen payload={payloadOf('registration', { ...data, fromMail: true })} />, {
      answers: { [confirm]: answer },
      mailToken: 'secret',
    });

  test('CUST-04 confirms at the press of a button, not before', async () => {
    const { asked, afterLogin } = await openLink({ confirmed: 'registration', customer: testCustomer });
    expect(asked(confirm)).toHaveLength(0);
    await press('Confirm');
    expect(asked(confirm)[0]?.body).toEqual({ token: 'secret' });
    expect(afterLogin).toHaveBeenCalledWith(testCustomer, { from: 'registration' });
  });

  test('CUST-04 in another browser it only confirms, and offers the login', async () => {
    const { afterLogin } = await openLink({ confirmed: 'registration' });
    await press('Confirm');
    expect(heading()).toBe('Your account is confirmed');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    expect(afterLogin).not.toHaveBeenCalled();
  });

  test.each([
    ['email', 'Your new email address is confirmed', '/profile'],
    ['newsletter', 'Thanks, you’re signed up', '/'],
  ])('CUST-04 the link of %s says what was confirmed', async (confirmed, title, next) => {
    await openLink({ confirmed });
    await press('Confirm');
    expect(heading()).toBe(title);
    expect(screen.getByRole('link').getAttribute('href')).toBe(next);
  });

  test.each([
    ['used or old', refusal(400, 'tokenInvalid')],
    ['cut in half', refusal(400, 'invalidRequest', { fields: [{ path: 'token', message: 'x' }] })],
  ])('CUST-04 a link that is %s is told as such', async (_, answer) => {
    await openLink(answer);
    await press('Confirm');
    expect(heading()).toBe('This link is no longer valid');
  });

  test('CUST-04 while the shop is away the button stays', async () => {
    await openLink(refusal(503, 'databaseAway'));
    await press('Confirm');
    expect(messages()).toContain('can’t reach the shop');
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
  });
});
