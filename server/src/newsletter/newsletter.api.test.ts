import {
  confirmCustomer,
  confirmNewsletterSubscription,
  cookies,
  getNewsletterTopics,
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
import { shippedJson } from '../tenant/testing.ts';
import { runNewsletterCommand } from './command/runNewsletterCommand.ts';
import { createLinks } from './links.ts';
import { selectSecret } from './queries.ts';
import { newsletterRetention } from './retention.ts';
import { unsubscribeToken } from './unsubscribeToken.ts';

const bypass = { 'x-bypass-recaptcha-key': bypassKey };
const { newsletter } = shippedJson('feldmarkt', 'content/components.json') as { newsletter: { consent: string } };
const { consent } = newsletter;
const links = createLinks('https://shop.example', () => new Map());

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
let callers = 0;
/** Another household: limits count by network. */
const browserFrom = (address = `10.0.${callers >> 8}.${callers++ & 255}`) => {
  const browser = createBrowser(shop.app);
  const send: typeof browser.send = (method, url, body, headers) =>
    browser.send(method, url, body, { ...bypass, ...headers });
  return { ...browser, send, address };
};
const forget = (what: string) => createRateLimiter(own.database).forget(what);
async function subscribe(email: string, topics = ['angebote'], body: object = {}) {
  await forget('newsletter from:127.0.0.1');
  return browserFrom().send('POST', subscribeToNewsletter.path, { email, topics, consent, ...body });
}
interface Sent {
  readonly kind: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}
const mailsTo = (email: string) =>
  query<Sent>('select kind, text, html, headers from mail where recipient = $1 order by created_at, id', email);
const secretIn = ({ text }: Pick<Sent, 'text'>) => /#confirm=([\w-]+)/.exec(text)?.[1] ?? '';
const lastMail = async (email: string) =>
  (await mailsTo(email)).at(-1) ?? { kind: '', text: '', html: '', headers: {} };
const confirm = async (token: string) => browserFrom().send('POST', confirmNewsletterSubscription.path, { token });
async function subscribed(email: string, topics = ['angebote']) {
  await subscribe(email, topics);
  expect((await confirm(secretIn(await lastMail(email)))).statusCode).toBe(200);
}
const topicsOf = async (email: string) =>
  (
    await query<{ topic: string }>(
      `select newsletter_topic_id as topic from newsletter_subscription
         join newsletter_subscriber on id = subscriber_id where lower(email) = lower($1) order by 1`,
      email,
    )
  ).map(({ topic }) => topic);

test('CUST-07 what there is to subscribe to is public', async () => {
  const { topics } = await browserFrom().ask(getNewsletterTopics);
  expect(topics.map(({ newsletterTopicId }) => newsletterTopicId)).toEqual(['angebote', 'rezepte', 'feldfreunde']);
});

test('NEWS-02 without an account: a mail asks, its link subscribes, and the consent is kept as it was shown', async () => {
  const email = 'greta@example.at';
  expect((await subscribe(email, ['angebote', 'rezepte'])).statusCode).toBe(204);
  expect(await topicsOf(email), 'nothing before the link').toEqual([]);
  const mail = await lastMail(email);
  expect(mail.kind).toBe('newsletterConfirm');
  for (const name of ['Rezept der Woche', 'keine Werbung']) expect(mail.text).toContain(name);
  // No goods, no pictures, no campaigns: the link, and the shop that asks.
  const others = [...new Set(mail.text.match(/https?:\/\/\S+/g))].filter((link) => !link.includes('#confirm='));
  expect(others.map((link) => new URL(link).pathname)).toEqual(others.map(() => '/'));
  const answer = await confirm(secretIn(mail));
  expect(answer.json()).toEqual({ topics: ['Angebote der Woche', 'Rezept der Woche'] });
  expect(await topicsOf(email)).toEqual(['angebote', 'rezepte']);
  const [proof] = await query<Record<string, unknown>>(
    `select consent_text, consent_version, asked_at <= confirmed_at as "inOrder" from newsletter_subscription
       join newsletter_subscriber on id = subscriber_id where email = $1 limit 1`,
    email,
  );
  expect(proof).toEqual({
    consent_text: consent,
    consent_version: expect.stringMatching(/^[0-9a-f]{12}$/),
    inOrder: true,
  });
});

test('NEWS-02 a used, an old and a broken link each say what they are', async () => {
  const email = 'links@example.at';
  await subscribe(email);
  const used = secretIn(await lastMail(email));
  await confirm(used);
  expect((await confirm(used)).json()).toMatchObject({ status: 410, errorCode: 'newsletterLinkUsed' });
  await subscribe(email, ['rezepte']);
  const old = secretIn(await lastMail(email));
  await query(`update newsletter_request set expires_at = now() - interval '1 minute' where used_at is null`);
  expect((await confirm(old)).json()).toMatchObject({ status: 410, errorCode: 'newsletterLinkExpired' });
  expect((await confirm(old.slice(0, 20))).json()).toMatchObject({ status: 404, errorCode: 'newsletterLinkUnknown' });
  expect(await topicsOf(email)).toEqual(['angebote']);
});

test('NEWS-02 opened twice at once, a link subscribes once', async () => {
  const email = 'twice@example.at';
  await subscribe(email);
  const secret = secretIn(await lastMail(email));
  const answers = await Promise.all([confirm(secret), confirm(secret), confirm(secret)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 410, 410]);
  expect((await mailsTo(email)).filter(({ kind }) => kind === 'newsletterSubscribed')).toHaveLength(1);
});

test('NEWS-02 a known address gets the same answer and the same mail', async () => {
  await subscribed('known@example.at');
  const [known, unknown] = [await subscribe('known@example.at'), await subscribe('unknown@example.at')];
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  const shape = (text: string) => text.replace(/#confirm=\S+/g, '#confirm=…');
  expect(shape((await lastMail('known@example.at')).text)).toBe(shape((await lastMail('unknown@example.at')).text));
});

test('NEWS-02 a mailbox gets three mails a day, and the answer does not tell; a network ten an hour', async () => {
  for (let at = 0; at < 5; at++) expect((await subscribe('full@example.at')).statusCode).toBe(204);
  expect(await mailsTo('full@example.at')).toHaveLength(3);
  await forget('newsletter from:127.0.0.1');
  const codes = [];
  for (let at = 0; at < 11; at++) {
    const body = { email: `many${at}@example.at`, topics: ['angebote'], consent };
    codes.push((await browserFrom().send('POST', subscribeToNewsletter.path, body)).statusCode);
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
});

test('NEWS-02 refused: an unknown topic, other words about the consent, a robot', async () => {
  expect((await subscribe('no@example.at', ['angebote', 'never-was'])).json()).toMatchObject({
    status: 404,
    errorCode: 'topicNotFound',
  });
  expect((await subscribe('no@example.at', ['angebote'], { consent: 'older words' })).json()).toMatchObject({
    status: 409,
    errorCode: 'consentOutdated',
  });
  const body = { email: 'no@example.at', topics: ['angebote'], consent };
  const robot = await createBrowser(shop.app).send('POST', subscribeToNewsletter.path, body);
  expect(robot.json()).toMatchObject({ status: 403, errorCode: 'botCheckFailed' });
  expect(await mailsTo('no@example.at')).toEqual([]);
});

test('NEWS-02 the link of the mail leaves the newsletter, again and again; a mail program does it by itself, without cookies', async () => {
  const email = 'leaves@example.at';
  await subscribed(email, ['angebote', 'rezepte']);
  const { headers, text } = await lastMail(email);
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const [, oneClick = ''] = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '') ?? [];
  const { pathname, search } = new URL(oneClick);
  const looked = await shop.app.inject({ url: pathname + search });
  expect(looked.statusCode, 'a program that only looks leaves nothing').toBe(303);
  expect(text).toContain(String(looked.headers.location));
  expect(await topicsOf(email)).toHaveLength(2);
  const post = () =>
    shop.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect([(await post()).statusCode, (await post()).statusCode]).toEqual([200, 200]);
  expect(await topicsOf(email)).toEqual([]);
  const forged = await shop.app.inject({ method: 'POST', url: `${pathname}${search.slice(0, -2)}xx` });
  expect(forged.statusCode).toBe(404);
});

test('NEWS-02 a link of one topic leaves that one, or all', async () => {
  const email = 'one@example.at';
  await subscribed(email, ['angebote', 'rezepte', 'feldfreunde']);
  const [row] = await query<{ id: string }>('select id from newsletter_subscriber where email = $1', email);
  const secret = await selectSecret(own.database);
  const token = unsubscribeToken(secret, { who: 'subscriber', id: row?.id ?? '', topic: 'rezepte' });
  const leave = (body: object) => browserFrom().send('POST', unsubscribeByLink.path, body);
  expect((await leave({ token })).json()).toEqual({ topics: ['Rezept der Woche'] });
  expect(await topicsOf(email)).toEqual(['angebote', 'feldfreunde']);
  expect((await leave({ token, all: true })).json().topics).toHaveLength(2);
  expect((await leave({ token: token.replace('rezepte', 'angebote') })).json()).toMatchObject({
    errorCode: 'newsletterLinkUnknown',
  });
});

test('NEWS-02 by the form every newsletter of an address ends; a stranger’s address gets the same answer and no mail', async () => {
  await subscribed('form@example.at');
  const leave = async (email: string) => browserFrom().send('POST', unsubscribeByForm.path, { email });
  const [known, unknown] = [await leave('FORM@example.at'), await leave('nobody@example.at')];
  expect([known.statusCode, known.body]).toEqual([204, '']);
  expect([unknown.statusCode, unknown.body]).toEqual([204, '']);
  expect(await topicsOf('form@example.at')).toEqual([]);
  expect(await lastMail('FORM@example.at')).toMatchObject({ kind: 'newsletterUnsubscribed' });
  expect(await mailsTo('nobody@example.at')).toEqual([]);
  const codes = [];
  for (let at = 0; at < 10; at++) codes.push((await leave(`x${at}@example.at`)).statusCode);
  expect(codes).toContain(429);
});

test('NEWS-02 a subscriber who becomes a customer is one, once the address is confirmed', async () => {
  const email = 'becomes@example.at';
  await subscribed(email, ['rezepte']);
  const browser = browserFrom();
  const account = {
    firstName: 'Ana',
    lastName: 'Berger',
    birthdate: '17.05.1988',
    password: 'feldfrisch',
    newsletterTopics: [],
  };
  expect((await browser.send('POST', registerCustomer.path, { ...account, email })).statusCode).toBe(202);
  expect(await topicsOf(email), 'a registration alone proves nothing').toEqual(['rezepte']);
  const { text } = await lastMail(email);
  await browser.send('POST', confirmCustomer.path, { token: tokenIn({ text }) });
  expect(browser.jar.has(cookies.loggedIn)).toBe(true);
  expect(await topicsOf(email)).toEqual([]);
  const theirs = () =>
    query(
      `select newsletter_topic_id as topic, consent_text as text from customer_newsletter_topic
         join customer on id = customer_id where email = $1 order by 1`,
      email,
    );
  expect(await theirs()).toEqual([{ topic: 'rezepte', text: consent }]);
  // And what is asked for without a login afterwards is the account's, too.
  await subscribed(email, ['angebote']);
  expect(await theirs()).toMatchObject([{ topic: 'angebote' }, { topic: 'rezepte' }]);
  expect(await query('select 1 from newsletter_subscriber where email = $1', email)).toEqual([]);
});

test('NEWS-02 the list of a topic holds every address once, each with its way out', async () => {
  await subscribed('+list@example.at', ['feldfreunde']);
  const listed = {
    database: own.database,
    secret: await selectSecret(own.database),
    links,
    topics: [{ newsletterTopicId: 'feldfreunde', name: 'F', description: '' }],
  };
  const { text, exitCode } = await runNewsletterCommand(listed, { name: 'export', topic: 'feldfreunde' });
  expect(exitCode).toBe(0);
  const [head, ...rows] = text.trimEnd().split('\r\n');
  expect(head).toBe('email,subscribed_at,unsubscribe_link,list_unsubscribe');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(
    /^"'\+list@example\.at",\d{4}-\S+Z,https:\/\/shop\.example\/#unsubscribe=s\.\S+,<https:\/\/shop\.example\/api\/newsletter\/one-click\?token=s\.\S+>$/,
  );
  expect(await runNewsletterCommand(listed, { name: 'export', topic: 'never' })).toMatchObject({ exitCode: 1 });
});

test('NEWS-02 an address that was never confirmed is forgotten with its link', async () => {
  await subscribe('never@example.at');
  const later = new Date(Date.now() + 3 * 86_400_000);
  await applyRetention(newsletterRetention, { database: own.database, log: captureLog().log, now: later });
  expect(await query('select 1 from newsletter_request where email = $1', 'never@example.at')).toEqual([]);
});

test.each(['%0d%0aset-cookie:%20x=1', 'ü€', '<script>', 'x'.repeat(300), ''])(
  'NEWS-02 a link of one click with “%s” leads to the page, and is refused where a program posts it',
  async (token) => {
    const opened = await shop.app.inject({ method: 'GET', url: `/api/newsletter/one-click?token=${encodeURI(token)}` });
    expect(opened.statusCode, opened.body).toBe(303);
    expect(opened.headers['location']).toMatch(/#unsubscribe=$/);
    expect(opened.headers['set-cookie']).toBeUndefined();
    const posted = await shop.app.inject({
      method: 'POST',
      url: `/api/newsletter/one-click?token=${encodeURI(token)}`,
    });
    expect(posted.statusCode).toBe(404);
  },
);
