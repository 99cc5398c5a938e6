import { confirmCustomer, getCustomer, manageNewsletterTopics } from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { tokenIn } from '../auth/testing.ts';
import { newsletterConsent, type OpenProfile, type Person, profileDatabase } from './testing.ts';

const { open, query, mailsTo } = profileDatabase();
let sure: OpenProfile;
let quick: OpenProfile;
beforeAll(async () => {
  sure = await open({ file: { newsletterDoubleOptIn: true } });
  quick = await open({ tenant: 'harbour', file: { newsletterDoubleOptIn: false } });
});

const manage = ({ browser }: Person, subscribe: string[], unsubscribe: string[] = []) =>
  browser.send('POST', manageNewsletterTopics.path, { subscribe, unsubscribe });
const topicsOf = async ({ browser }: Person) =>
  (await browser.ask(getCustomer)).newsletterTopics.map(({ newsletterTopicId }) => newsletterTopicId);

test('CUST-07 without a second question topics count at once', async () => {
  const person = await quick.person();
  const body = { subscribe: ['catch', 'kitchen'], unsubscribe: [] };
  const { newsletterTopics } = await person.browser.ask(manageNewsletterTopics, { body });
  expect(newsletterTopics).toEqual([{ newsletterTopicId: 'catch' }, { newsletterTopicId: 'kitchen' }]);
  const left = await manage(person, [], ['catch', 'catch', 'never-was']);
  expect(left.json()).toEqual({ newsletterTopics: [{ newsletterTopicId: 'kitchen' }] });
  expect(await topicsOf(person)).toEqual(['kitchen']);
  expect(await mailsTo(person.email)).toEqual([]);
});

test('CUST-07 with it the answer is 202 without a body, and the topics count once the mail is confirmed', async () => {
  const person = await sure.person();
  await query("insert into customer_newsletter_topic values ($1, 'feldfreunde')", person.id);
  const waiting = await manage(person, ['angebote', 'rezepte'], ['feldfreunde']);
  expect([waiting.statusCode, waiting.body]).toEqual([202, '']);
  expect(await topicsOf(person), 'leaving needs no mail').toEqual([]);
  const [mail] = await mailsTo(person.email);
  expect(mail?.text).toContain('Rezept der Woche');
  const body = { token: tokenIn(mail ?? { text: '' }) };
  expect(await person.browser.ask(confirmCustomer, { body })).toEqual({ confirmed: 'newsletter' });
  expect(await topicsOf(person)).toEqual(['angebote', 'rezepte']);
  const known = await manage(person, ['angebote']);
  expect([known.statusCode, known.json()]).toEqual([
    200,
    { newsletterTopics: [{ newsletterTopicId: 'angebote' }, { newsletterTopicId: 'rezepte' }] },
  ]);
});

test('CUST-07 the moment of the consent stays as it was', async () => {
  const person = await quick.person();
  await query("insert into customer_newsletter_topic values ($1, 'catch', '2020-01-01')", person.id);
  await manage(person, ['catch', 'kitchen']);
  const [row] = await query<{ year: number }>(
    `select extract(year from subscribed_at)::integer as year from customer_newsletter_topic
      where customer_id = $1 and newsletter_topic_id = 'catch'`,
    person.id,
  );
  expect(row?.year).toBe(2020);
});

test('NEWS-02 a customer’s tick keeps the words that were shown beside it, at once or with the link of the mail', async () => {
  const proofOf = ({ id }: Person) =>
    query('select consent_text, consent_version from customer_newsletter_topic where customer_id = $1', id);
  const proof = { consent_text: newsletterConsent, consent_version: expect.stringMatching(/^[0-9a-f]{12}$/) };
  const wish = (topic: string, consent: string) => ({ subscribe: [topic], unsubscribe: [], consent });
  const ask = ({ browser }: Person, body: object) => browser.send('POST', manageNewsletterTopics.path, body);
  const [fast, slow] = [await quick.person(), await sure.person()];
  expect((await ask(fast, wish('catch', 'older words'))).json()).toMatchObject({ errorCode: 'consentOutdated' });
  expect(await proofOf(fast)).toEqual([]);
  expect((await ask(fast, wish('catch', newsletterConsent))).statusCode).toBe(200);
  expect(await proofOf(fast)).toEqual([proof]);
  expect((await ask(slow, wish('angebote', newsletterConsent))).statusCode).toBe(202);
  const [mail] = await mailsTo(slow.email);
  await slow.browser.ask(confirmCustomer, { body: { token: tokenIn(mail ?? { text: '' }) } });
  expect(await proofOf(slow)).toEqual([proof]);
});

test('CUST-07 an unknown topic is refused, and nothing changes', async () => {
  const person = await quick.person();
  await manage(person, ['catch']);
  const refused = await manage(person, ['kitchen', 'angebote'], ['catch']);
  expect(refused.json()).toMatchObject({ status: 404, errorCode: 'topicNotFound' });
  expect(await topicsOf(person)).toEqual(['catch']);
});

test('CUST-07 sign-ups by mail are limited', async () => {
  const person = await sure.person();
  const answers = [];
  for (let wish = 0; wish < 21; wish++) answers.push((await manage(person, ['angebote'])).statusCode);
  expect(answers[0]).toBe(202);
  expect(answers).toContain(429);
});
