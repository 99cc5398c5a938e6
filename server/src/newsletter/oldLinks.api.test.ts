import {
  confirmCustomer,
  confirmNewsletterSubscription,
  deleteCustomer,
  exportCustomer,
  registerCustomer,
  subscribeToNewsletter,
  unsubscribeByForm,
  unsubscribeByLink,
} from '@trolley/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bypassKey, openWholeShop } from '../../test/wholeShop.ts';
import { createBrowser } from '../cart/testing/browser.ts';
import { tokenIn } from '../customer/auth/testing.ts';
import { createTestDatabase, type TestDatabase } from '../platform/database/testing.ts';
import { captureLog } from '../platform/http/testing.ts';
import { createRateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import { applyRetention } from '../platform/retention/applyRetention.ts';
import { retentionRules } from '../retentionRules.ts';
import { shippedJson } from '../tenant/testing.ts';

const { newsletter } = shippedJson('feldmarkt', 'content/components.json') as { newsletter: { consent: string } };
const { consent } = newsletter;
const account = { firstName: 'Ana', lastName: 'Berger', birthdate: '17.05.1988', password: 'feldfrisch' };

let own: TestDatabase;
let shop: Awaited<ReturnType<typeof openWholeShop>>;
beforeAll(async () => {
  own = await createTestDatabase();
  shop = await openWholeShop(own.database);
});
afterAll(async () => {
  await shop.close();
  await own.drop();
});

const query = <Row>(text: string, ...values: unknown[]) => own.database.query<Row>({ text, values });
const newBrowser = () => {
  const browser = createBrowser(shop.app);
  const send: typeof browser.send = (method, url, body, headers) =>
    browser.send(method, url, body, { 'x-bypass-recaptcha-key': bypassKey, ...headers });
  return { ...browser, send };
};
interface Sent {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}
async function lastMail(email: string): Promise<Sent> {
  const text = 'select text, headers from mail where recipient = $1 order by created_at desc, id desc limit 1';
  const [mail] = await query<Sent>(text, email);
  return mail ?? { text: '', headers: {} };
}
/** Subscribes an address by the link of its mail, and returns the token by which the next mail lets it leave. */
async function subscribed(email: string, topics: readonly string[]): Promise<string> {
  const limits = createRateLimiter(own.database);
  await limits.forget('newsletter from:127.0.0.1');
  await newBrowser().send('POST', subscribeToNewsletter.path, { email, topics, consent });
  const [, token] = /#confirm=([\w-]+)/.exec((await lastMail(email)).text) ?? [];
  const answer = await newBrowser().send('POST', confirmNewsletterSubscription.path, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return /token=([\w.-]+)/.exec((await lastMail(email)).headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
}
async function registered(email: string, newsletterTopics: readonly string[] = []) {
  const browser = newBrowser();
  await browser.send('POST', registerCustomer.path, { ...account, email, newsletterTopics });
  const confirmed = await browser.send('POST', confirmCustomer.path, { token: tokenIn(await lastMail(email)) });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  return browser;
}
const leave = async (token: string, all = false) =>
  (await newBrowser().send('POST', unsubscribeByLink.path, { token, all })).json<{ topics: string[] }>().topics;
const oneClick = (token: string) =>
  shop.app.inject({ method: 'POST', url: `/api/newsletter/one-click?token=${token}`, payload: '' });
const ofAccount = (email: string) =>
  query<{ topic: string }>(
    `select newsletter_topic_id as topic from customer_newsletter_topic join customer on id = customer_id
      where email = $1 order by 1`,
    email,
  );
const ofSubscriber = (email: string) =>
  query<{ topic: string }>(
    `select newsletter_topic_id as topic from newsletter_subscription join newsletter_subscriber on id = subscriber_id
      where email = $1 order by 1`,
    email,
  );

test('NEWS-02 a link of the time before the account ends what the account reads', async () => {
  const email = 'before@example.at';
  const token = await subscribed(email, ['angebote', 'rezepte']);
  await registered(email, ['feldfreunde']);
  expect(await ofAccount(email)).toHaveLength(3);
  expect((await oneClick(token)).statusCode).toBe(200);
  expect(await ofAccount(email)).toEqual([]);
  expect(await leave(token), 'a second press finds nothing').toEqual([]);
});

test('NEWS-02 so does one of a subscription that had ended before the account began', async () => {
  const email = 'left-before@example.at';
  const token = await subscribed(email, ['rezepte']);
  expect(await leave(token)).toEqual(['Rezept der Woche']);
  await registered(email, ['angebote']);
  expect(await leave(token)).toEqual(['Angebote der Woche']);
  expect(await ofAccount(email)).toEqual([]);
});

test('NEWS-02 who leaves and comes back leaves by an old link, too', async () => {
  const email = 'back@example.at';
  const first = await subscribed(email, ['rezepte']);
  await leave(first);
  const second = await subscribed(email, ['angebote', 'rezepte']);
  expect(second).toBe(first);
  expect((await oneClick(first)).statusCode).toBe(200);
  expect(await ofSubscriber(email)).toEqual([]);
});

test('NEWS-02 where addresses are not confirmed, a link ends what the account and the subscription beside it get', async () => {
  const topics = ['angebote', 'rezepte'];
  const [byAccount, bySubscriber] = [`one-${Date.now()}@example.at`, `two-${Date.now()}@example.at`];
  for (const email of [byAccount, bySubscriber]) {
    const token = await subscribed(email, topics);
    const [row] = await query<{ id: string }>(
      `insert into customer (email, password_hash, first_name, last_name) values ($1, 'x', 'Ana', 'Berger') returning id`,
      email,
    );
    await query(
      `insert into customer_newsletter_topic (customer_id, newsletter_topic_id) select $1, unnest($2::text[])`,
      row?.id,
      topics,
    );
    if (email === bySubscriber) await leave(token);
    else await newBrowser().send('POST', unsubscribeByForm.path, { email });
    expect([await ofAccount(email), await ofSubscriber(email)]).toEqual([[], []]);
  }
});

test('what was agreed to is kept as proof for three years after it ended, then all that names the reader goes', async () => {
  const email = 'proof@example.at';
  const token = await subscribed(email, ['angebote', 'rezepte']);
  await leave(token);
  const proofs = () =>
    query(
      `select newsletter_topic_id as topic, consent_text as text, confirmed_at <= newsletter_past_subscription.ended_at as "inOrder"
         from newsletter_past_subscription join newsletter_subscriber on id = subscriber_id where email = $1 order by 1`,
      email,
    );
  expect(await proofs()).toEqual([
    { topic: 'angebote', text: consent, inOrder: true },
    { topic: 'rezepte', text: consent, inOrder: true },
  ]);
  const retain = (years: number) =>
    applyRetention(retentionRules(), {
      ...{ database: own.database, log: captureLog().log },
      now: new Date(Date.now() + years * 365.25 * 86_400_000),
    });
  const reads = 'reads-on@example.at';
  await subscribed(reads, ['angebote']);
  await retain(2.9);
  expect(await proofs()).toHaveLength(2);
  await retain(3.1);
  expect(await query('select 1 from newsletter_subscriber where email = $1', email)).toEqual([]);
  expect(await query('select 1 from newsletter_past_subscription')).toEqual([]);
  expect(await ofSubscriber(reads)).toHaveLength(1);
});

test('CUST-12 proofs of an account and of the time before it are in the download, and go with the account', async () => {
  const email = 'leaves-all@example.at';
  const token = await subscribed(email, ['rezepte']);
  const browser = await registered(email, ['angebote']);
  await leave(token, true);
  const download = (await browser.send('GET', exportCustomer.path)).json<Record<string, unknown>>();
  expect(download['newsletterPastSubscriptions']).toMatchObject([
    { newsletter_topic_id: 'rezepte', consent_text: consent },
  ]);
  expect(JSON.stringify(download)).toContain('"newsletterTopicId":"angebote"');
  const [subscriber] = await query<{ id: string }>(
    'select subscriber_id as id from newsletter_past_subscription limit 1',
  );
  expect((await browser.send('POST', deleteCustomer.path, { password: account.password })).statusCode).toBe(204);
  expect(await query('select 1 from newsletter_subscriber where id = $1', subscriber?.id)).toEqual([]);
  expect(await query('select 1 from newsletter_past_subscription')).toEqual([]);
  expect(await leave(token), 'nothing is claimed').toEqual([]);
});
