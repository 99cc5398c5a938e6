import { getForm } from '@trolley/contract';
import { expect, test } from 'vitest';
import { answers, bodyOf, consent, formShop, path, person, recipient } from './testing.ts';

const { query, browse, send, count, loggedIn } = formShop();

test('CONT-09 a form is public, but not whom it goes to', async () => {
  const shown = await browse().ask(getForm, { params: { formId: 'contact' } });
  expect(shown.steps).toHaveLength(2);
  expect(JSON.stringify(shown)).not.toContain(recipient);
  const none = await browse().send('GET', '/api/forms/never');
  expect(none.json()).toMatchObject({ status: 404, errorCode: 'formNotFound' });
});

test('CONT-09 a message is stored with the consent as it was shown, mailed to the form’s address and confirmed with a number', async () => {
  const answer = await send(bodyOf());
  expect(answer.statusCode, answer.body).toBe(200);
  const { reference } = answer.json();
  expect(reference).toMatch(/^N-[2-9C-Y]{4}-[2-9C-Y]{4}$/);
  const [row] = await query<Record<string, unknown>>('select * from form_submission where reference = $1', reference);
  expect(row).toMatchObject({ form_id: 'contact', email: person.email, answers, consent_text: consent });
  const mails = await query<{ kind: string; recipient: string; text: string; headers: Record<string, string> }>(
    `select kind, recipient, text, headers from mail where kind like 'form%' order by kind`,
  );
  expect(mails.map((mail) => [mail.kind, mail.recipient])).toEqual([
    ['formArrived', recipient],
    ['formReceived', person.email],
  ]);
  for (const { text } of mails) for (const part of [reference, 'Ein Produkt']) expect(text).toContain(part);
  expect(mails[0]?.text).toContain('Mozzarella');
  expect(mails[0]?.headers['Reply-To']).toBe(person.email);
});

test('CONT-09 nobody can have the shop mail words of theirs to a stranger: what was typed is repeated to a confirmed address alone', async () => {
  const stranger = {
    ...person,
    email: 'stranger@example.at',
    firstname: 'Gewinnspiel',
    message: 'Jetzt auf evil.example',
  };
  const browser = browse();
  expect((await send(bodyOf({ answers: { ...answers, ...stranger } }), browser)).statusCode).toBe(200);
  const [mail] = await query<{ text: string; html: string }>(
    'select text, html from mail where recipient = $1',
    stranger.email,
  );
  for (const typed of ['Gewinnspiel', 'evil.example', 'Mozzarella']) {
    expect(mail?.text).not.toContain(typed);
    expect(mail?.html).not.toContain(typed);
  }
  expect(mail?.text).toMatch(/\n\nWas du getippt hast, wiederholen wir hier nicht[^\n]*\n\n/);
  expect(mail?.html).toMatch(/<p [^>]*>Was du getippt hast, wiederholen wir hier nicht/);
  const { email, browser: own } = await loggedIn();
  expect((await send(bodyOf({ answers: { ...answers, email: email.toUpperCase() } }), own)).statusCode).toBe(200);
  const [copy] = await query<{ text: string }>(
    `select text from mail where kind = 'formReceived' and lower(recipient) = $1`,
    email,
  );
  for (const typed of ['Greta', 'Mozzarella', 'war offen']) expect(copy?.text).toContain(typed);
});

test('CONT-09 sent twice, also at once, it is one message; the same key with other answers is refused', async () => {
  const body = bodyOf();
  const before = await count('form_submission');
  const sent = await Promise.all([send(body), send(body), send(body)]);
  expect(new Set(sent.map((one) => one.json().reference)).size, sent.map((one) => one.body).join()).toBe(1);
  expect((await send(body)).json().reference).toBe(sent[0]?.json().reference);
  expect(await count('form_submission')).toBe((before ?? 0) + 1);
  const other = await send({ ...body, answers: { ...answers, message: 'Other' } });
  expect(other.json()).toMatchObject({ status: 409, errorCode: 'formKeyReused' });
});

test('CONT-09 answers are checked by the rules of their fields, as far as they are asked', async () => {
  const wrong = await send(bodyOf({ answers: { ...answers, productEan: '12a', message: 'a<b', email: '' } }));
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json().fields.map(({ path: at }: { path: string }) => at)).toEqual(['productEan', 'message', 'email']);
  const hidden = await send(bodyOf({ answers: { ...answers, topic: 'other', productEan: '12a', stray: 'x' } }));
  expect(hidden.statusCode, hidden.body).toBe(200);
  const [row] = await query<{ answers: object }>(
    'select answers from form_submission order by received_at desc limit 1',
  );
  expect(Object.keys(row?.answers ?? {}).toSorted()).toEqual(['email', 'firstname', 'message', 'surname', 'topic']);
});

test('CONT-09 refused: a robot, other words about the consent, too many from a network', async () => {
  const robot = await browse().send('POST', path, bodyOf());
  expect(robot.json()).toMatchObject({ status: 403, errorCode: 'botCheckFailed' });
  expect((await send(bodyOf({ consent: 'older' }))).json()).toMatchObject({
    status: 409,
    errorCode: 'consentOutdated',
  });
  const codes = [];
  for (let at = 0; at < 11; at++)
    codes.push((await send(bodyOf({ answers: { ...answers, email: `a${at}@example.at` } }))).statusCode);
  expect([codes.slice(0, 10), codes[10]]).toEqual([Array.from({ length: 10 }, () => 200), 429]);
});
