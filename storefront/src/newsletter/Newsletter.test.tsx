import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readJson } from '../../../tenants/testing.ts';
import { AuthContext, type AuthDependencies } from '../customer/auth/AuthContext.ts';
import { anna } from '../customer/profile/testing/customers.ts';
import { textsOf } from '../form/testing/formShop.tsx';
import { type Answers, refusal, renderService, settle } from '../service/testing/renderService.tsx';
import {
  acceptCustomer,
  customerState,
  guest,
  initialCustomer,
  resetCustomer,
} from '../shell/session/customerState.ts';
import { WithTexts } from '../shell/shop.tsx';
import { Subscribe } from './Subscribe.tsx';
import { Unsubscribe } from './Unsubscribe.tsx';

const texts = textsOf('harbour', ['customer-newsletter', 'form']);
const { newsletter } = readJson('harbour', 'content/components.json') as { newsletter: { consent: string } };
const topics = [
  { newsletterTopicId: 'catch', name: 'Catch of the week', description: 'Every Thursday.' },
  { newsletterTopicId: 'kitchen', name: 'From the galley', description: 'One supper.' },
];
const dependencies: AuthDependencies = {
  call: async () => {
    throw new Error('nobody asks here');
  },
  botCheck: { prepare: () => {}, pass: (send) => send({ query: { recaptchaResponse: 'proof' }, headers: {} }) },
  afterLogin: async () => {},
  mailToken: () => undefined,
};
const subscribe = 'POST /api/newsletter/subscriptions';
const confirm = 'POST /api/newsletter/confirmations';

afterEach(() => {
  customerState.set(initialCustomer);
  history.replaceState(null, '', '/');
});

async function open(answers: Answers = {}, hash = '', part = <Subscribe level={2} />) {
  history.replaceState(null, '', `/newsletter${hash}`);
  const shown = await renderService(
    <WithTexts texts={texts}>
      <AuthContext value={dependencies}>{part}</AuthContext>
    </WithTexts>,
    {
      answers: {
        'GET /api/content/configs/components': { newsletter },
        'GET /api/newsletter-topics': { topics },
        ...answers,
      },
    },
  );
  await settle();
  return shown;
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

test('NEWS-01 texts and form switch with the login', async () => {
  customerState.set(guest);
  await open();
  expect(screen.getByRole('heading').textContent).toBe('Emails worth opening');
  expect(screen.getByText('Only what you choose, once a week at most.')).toBeDefined();
  acceptCustomer({ ...anna, newsletterTopics: [{ newsletterTopicId: 'kitchen' }] });
  await settle();
  expect(screen.getByRole('heading').textContent).toBe(`Hello ${anna.firstName}, what would you like?`);
  expect(screen.getByText('One tap is enough, we already know your address.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('From the galley').checked).toBe(true);
  expect(screen.queryByLabelText('Email address')).toBeNull();
  resetCustomer();
  await settle();
  expect(screen.getByRole('heading').textContent).toBe('Emails worth opening');
});

test('NEWS-02 topics and address are sent with the words that were agreed to; the answer says to look into the mailbox', async () => {
  customerState.set(guest);
  const { askedFor } = await open({ [subscribe]: new Response(null, { status: 204 }) });
  await press('Sign up');
  expect(screen.getAllByText(/Please choose at least one/).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByLabelText('Catch of the week'));
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'ana@example.ie' } });
  await press('Sign up');
  expect(askedFor(subscribe).map(({ body }) => body)).toEqual([
    { email: 'ana@example.ie', topics: ['catch'], consent: newsletter.consent },
  ]);
  expect(document.activeElement?.textContent).toBe('Check your inbox');
});

test('NEWS-02 a customer ticks; what was ticked before can be left in one press', async () => {
  acceptCustomer({ ...anna, newsletterTopics: [{ newsletterTopicId: 'kitchen' }] });
  const manage = 'POST /api/customers/newsletter-topics/manage';
  const { askedFor } = await open({ [manage]: { newsletterTopics: [] } });
  await press('Unsubscribe from everything');
  expect(askedFor(manage).map(({ body }) => body)).toEqual([{ subscribe: [], unsubscribe: ['kitchen'] }]);
  expect(customerState.get().customer?.newsletterTopics).toEqual([]);
  expect(screen.getByText('Your choice is saved.')).toBeDefined();
});

test('NEWS-02 the words about the consent stand beside a customer’s button, and go along with what is new', async () => {
  acceptCustomer({ ...anna, newsletterTopics: [] });
  const manage = 'POST /api/customers/newsletter-topics/manage';
  const { askedFor } = await open({ [manage]: { newsletterTopics: [{ newsletterTopicId: 'kitchen' }] } });
  const [first] = screen.getAllByRole('checkbox');
  fireEvent.click(first as HTMLElement);
  await press('Save my choice');
  expect(askedFor(manage).map(({ body }) => body)).toEqual([
    { subscribe: [expect.any(String)], unsubscribe: [], consent: newsletter.consent },
  ]);
  expect(document.querySelector('.newsletter-consent')?.textContent).toContain(newsletter.consent);
});

test('NEWS-02 the link of the mail counts at a press, and its secret leaves the address', async () => {
  customerState.set(guest);
  const { askedFor } = await open({ [confirm]: { topics: ['Catch of the week'] } }, '#confirm=s3cret');
  expect(location.hash).toBe('');
  expect(askedFor(confirm)).toHaveLength(0);
  await press('Yes, please write to me');
  expect(askedFor(confirm)[0]?.body).toEqual({ token: 's3cret' });
  expect(screen.getByText('Confirmed. From now on you get:')).toBeDefined();
  expect(screen.getByText('Catch of the week')).toBeDefined();
});

test.each([
  ['newsletterLinkUsed', 410, 'Already confirmed', 'there is nothing left to do'],
  ['newsletterLinkExpired', 410, 'This link has expired', 'Sign up again and we’ll send you another link.'],
  ['newsletterLinkUnknown', 404, 'This link isn’t complete', 'Sign up again and we’ll send you another link.'],
])('NEWS-02 a link that is %s is explained', async (code, status, title, words) => {
  customerState.set(guest);
  await open({ [confirm]: refusal(status, code) }, '#confirm=s3cret');
  await press('Yes, please write to me');
  expect(document.activeElement?.textContent).toBe(title);
  expect(document.body.textContent).toContain(words);
});

test('NEWS-02 leaving by link takes one press, by form an address', async () => {
  const byLink = 'POST /api/newsletter/unsubscriptions/link';
  const { askedFor } = await open(
    { [byLink]: { topics: ['Catch of the week'] } },
    '#unsubscribe=s.1.catch.x',
    <Unsubscribe level={2} />,
  );
  await press('Unsubscribe');
  expect(askedFor(byLink)[0]?.body).toEqual({ token: 's.1.catch.x', all: false });
  expect(document.body.textContent).toContain('You won’t get this any more: Catch of the week.');
});

test('NEWS-02 a link that finds nothing to end claims nothing, and offers the form', async () => {
  const byLink = 'POST /api/newsletter/unsubscriptions/link';
  await open({ [byLink]: { topics: [] } }, '#unsubscribe=s.1.catch.x', <Unsubscribe level={2} />);
  await press('Unsubscribe');
  expect(document.activeElement?.textContent).toBe('Nothing left to unsubscribe from here');
  expect(document.body.textContent).not.toContain('You’re unsubscribed');
  await press('Unsubscribe with my address');
  expect(screen.getByLabelText('Email address')).toBeDefined();
});

test('NEWS-02 leaving by form', async () => {
  const byForm = 'POST /api/newsletter/unsubscriptions';
  const { askedFor } = await open({ [byForm]: new Response(null, { status: 204 }) }, '', <Unsubscribe level={2} />);
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'ana@example.ie' } });
  await press('Unsubscribe');
  expect(askedFor(byForm)[0]?.body).toEqual({ email: 'ana@example.ie' });
  expect(document.activeElement?.textContent).toBe('You’re unsubscribed');
});
