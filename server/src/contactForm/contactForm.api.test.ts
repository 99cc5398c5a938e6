import { randomBytes, randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { confirmCustomer, getForm, registerCustomer, submitForm, uploadPath } from '@trolley/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bypassKey, openWholeShop } from '../../test/wholeShop.ts';
import { createBrowser } from '../cart/testing/browser.ts';
import { tokenIn } from '../customer/auth/testing.ts';
import { createTestDatabase, type TestDatabase } from '../platform/database/testing.ts';
import { captureLog } from '../platform/http/testing.ts';
import { applyRetention } from '../platform/retention/applyRetention.ts';
import { shippedJson } from '../tenant/testing.ts';
import { contactFormRetention } from './retention.ts';

const bypass = { 'x-bypass-recaptcha-key': bypassKey };
const { consent, recipient } = shippedJson('feldmarkt', 'forms/contact.json') as { consent: string; recipient: string };

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
beforeEach(async () => {
  await query('delete from tries');
});

type Browser = ReturnType<typeof createBrowser>;
const path = submitForm.path.replace('{formId}', 'contact');
const person = { firstname: 'Greta', surname: 'Huber', email: 'greta@example.at' };
const answers = { topic: 'product', productName: 'Mozzarella', message: 'Die Packung\nwar offen.', ...person };
const bodyOf = (changes: object = {}) => ({ key: randomUUID(), answers, consent, uploads: [], ...changes });
const send = (body: object, browser: Browser = createBrowser(shop.app)) => browser.send('POST', path, body, bypass);
const count = async (table: 'form_submission' | 'form_upload') =>
  (await query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

/** Somebody whose address was confirmed by a link. */
async function loggedIn() {
  const email = 'confirmed@example.at';
  const browser = createBrowser(shop.app);
  const account = {
    firstName: 'Greta',
    lastName: 'Huber',
    academicTitle: '',
    birthdate: '17.05.1988',
    password: 'feldfrisch-22',
  };
  await browser.send('POST', registerCustomer.path, { ...account, email, newsletterTopics: [] }, bypass);
  const [mail] = await query<{ text: string }>(`select text from mail where recipient = $1`, email);
  const answer = await browser.send('POST', confirmCustomer.path, { token: tokenIn(mail ?? { text: '' }) });
  expect(answer.json(), answer.body).toMatchObject({ confirmed: 'registration', customer: { email } });
  return { email, browser };
}

async function upload(browser: Browser, content: Uint8Array, name = 'photo.jpg', type = 'image/jpeg') {
  if (!browser.jar.has('XSRF-TOKEN')) await browser.send('GET', '/api/csrf');
  const form = new FormData();
  form.append('file', new File([new Uint8Array(content)], name, { type }));
  const whole = new Response(form);
  const payload = Buffer.from(await whole.arrayBuffer());
  const answer = await shop.app.inject({
    method: 'POST',
    url: uploadPath('contact'),
    headers: {
      cookie: [...browser.jar].map(([key, value]) => `${key}=${value}`).join('; '),
      'x-xsrf-token': browser.jar.get('XSRF-TOKEN') ?? '',
      'content-type': whole.headers.get('content-type') ?? '',
    },
    payload,
  });
  const [, cookie] = /formFiles=([^;]+)/.exec(String(answer.headers['set-cookie'] ?? '')) ?? [];
  if (cookie) browser.jar.set('formFiles', cookie);
  return answer;
}
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const picture = (format: 'jpeg' | 'png') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#1c5b3a' } })
    .withExif({ IFD0: { Copyright: 'secretplace' } })
    .toFormat(format)
    .toBuffer();

test('CONT-09 a form is public, but not whom it goes to', async () => {
  const shown = await createBrowser(shop.app).ask(getForm, { params: { formId: 'contact' } });
  expect(shown.steps).toHaveLength(2);
  expect(JSON.stringify(shown)).not.toContain(recipient);
  const none = await createBrowser(shop.app).send('GET', '/api/forms/never');
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
  const browser = createBrowser(shop.app);
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
  const robot = await createBrowser(shop.app).send('POST', path, bodyOf());
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

test('FORM-06 pdf, jpeg and png by content, three with a message; pictures are drawn anew', async () => {
  const browser = createBrowser(shop.app);
  const jpeg = await picture('jpeg');
  expect(jpeg.includes('secretplace')).toBe(true);
  const ids = [];
  for (const [content, name, type] of [
    [jpeg, 'photo.exe', 'application/x-msdownload'],
    [await picture('png'), 'a.png', 'image/png'],
    [pdf, '../../bill.pdf', 'application/pdf'],
  ] as const) {
    const answer = await upload(browser, content, name, type);
    expect(answer.statusCode, answer.body).toBe(200);
    ids.push(answer.json().id);
  }
  const fourth = await upload(browser, pdf, 'more.pdf');
  expect(fourth.json()).toMatchObject({ status: 409, errorCode: 'tooManyUploads' });
  const sent = await send(bodyOf({ uploads: ids }), browser);
  expect(sent.statusCode, sent.body).toBe(200);
  const files = await query<{ name: string; type: string; content: Buffer }>(
    `select form_upload.name, type, content from form_upload join form_submission on form_submission.id = submission_id
      where reference = $1 order by created_at`,
    sent.json().reference,
  );
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['photo.exe', 'image/jpeg'],
    ['a.png', 'image/png'],
    ['bill.pdf', 'application/pdf'],
  ]);
  expect(files[0]?.content.includes('secretplace'), 'what a picture carried is gone').toBe(false);
  expect(await sharp(files[0]?.content).metadata()).toMatchObject({ width: 40, height: 30 });
  const stranger = await send(bodyOf({ uploads: ids }));
  expect(stranger.json()).toMatchObject({ status: 409, errorCode: 'uploadNotFound' });
});

test('FORM-06 one byte more, a renamed program, an empty and a damaged file each get their answer and leave nothing', async () => {
  const before = await count('form_upload');
  const browser = createBrowser(shop.app);
  const sized = (bytes: number) =>
    Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length - 6, 0x20), Buffer.from('\n%%EOF')]);
  const largest = await upload(browser, sized(10_000_000), 'big.pdf');
  expect(largest.statusCode, largest.body).toBe(200);
  const refused = async (content: Uint8Array, name: string, errorCode: string) =>
    expect((await upload(browser, content, name)).json(), name).toMatchObject({ errorCode });
  await refused(sized(10_000_001), 'larger.pdf', 'uploadTooLarge');
  await refused(sized(12_000_000), 'far-larger.pdf', 'uploadTooLarge');
  await refused(Buffer.concat([Buffer.from('MZ\u0090\0'), randomBytes(400)]), 'photo.jpg', 'uploadKind');
  await refused(Buffer.from('<svg onload="alert(1)"/>'), 'photo.png', 'uploadKind');
  await refused((await picture('jpeg')).subarray(0, 200), 'half.jpg', 'uploadKind');
  await refused(pdf.subarray(0, 20), 'half.pdf', 'uploadKind');
  await refused(Buffer.alloc(0), 'empty.pdf', 'uploadEmpty');
  expect(await count('form_upload')).toBe((before ?? 0) + 1);
  const removed = await browser.send('DELETE', `${uploadPath('contact')}/${largest.json().id}`);
  expect([removed.statusCode, await count('form_upload')]).toEqual([204, before]);
  expect((await browser.send('GET', `${uploadPath('contact')}/${largest.json().id}`)).statusCode).toBe(404);
});

test('FORM-06 an upload that breaks off leaves nothing, and the shop goes on', async () => {
  const before = await count('form_upload');
  const browser = createBrowser(shop.app);
  await browser.send('GET', '/api/csrf');
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const xsrf = browser.jar.get('XSRF-TOKEN') ?? '';
  await new Promise<void>((ended) => {
    const request = httpRequest({
      ...{ host: '127.0.0.1', port, method: 'POST', path: uploadPath('contact') },
      headers: {
        cookie: `XSRF-TOKEN=${xsrf}`,
        'x-xsrf-token': xsrf,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': '500000',
      },
    });
    request.on('error', () => ended());
    request.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4', () =>
      request.destroy(new Error('gone')),
    );
  });
  expect((await upload(browser, pdf, 'after.pdf')).statusCode).toBe(200);
  expect(await count('form_upload')).toBe((before ?? 0) + 1);
});

test('FORM-06 over a connection too much is answered, not cut off, and nothing of it is kept', async () => {
  const before = await count('form_upload');
  if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}${uploadPath('contact')}`;
  const browser = createBrowser(shop.app);
  await browser.send('GET', '/api/csrf');
  const xsrf = browser.jar.get('XSRF-TOKEN') ?? '';
  const headers = { cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf };
  const post = async (content: Buffer<ArrayBuffer>, name = 'a.pdf') => {
    const body = new FormData();
    body.append('file', new File([content], name));
    const answer = await fetch(address, { method: 'POST', headers, body });
    return [answer.status, ((await answer.json()) as { errorCode: string }).errorCode];
  };
  expect(await post(Buffer.alloc(10_000_001, 0x20))).toEqual([413, 'uploadTooLarge']);
  expect(await post(Buffer.alloc(18_000_000, 0x20))).toEqual([413, 'uploadTooLarge']);
  expect(await post(Buffer.alloc(2_000_000), `${'n'.repeat(20_000)}.pdf`)).toEqual([400, 'uploadBroken']);
  expect(await count('form_upload')).toBe(before);
});

test('CONT-09 messages and files go by their rule, and files without a message after a day', async () => {
  const browser = createBrowser(shop.app);
  const kept = (await upload(browser, pdf, 'kept.pdf')).json().id;
  await send(bodyOf({ uploads: [kept] }), browser);
  await upload(browser, pdf, 'orphan.pdf');
  const after = (days: number) =>
    applyRetention(contactFormRetention, {
      database: own.database,
      log: captureLog().log,
      now: new Date(Date.now() + days * 86_400_000),
    });
  await after(2);
  expect(await query(`select 1 from form_upload where name = 'orphan.pdf'`)).toEqual([]);
  expect(await query(`select 1 from form_upload where name = 'kept.pdf'`)).toHaveLength(1);
  await after(91);
  expect([await count('form_submission'), await count('form_upload')]).toEqual([0, 0]);
});
