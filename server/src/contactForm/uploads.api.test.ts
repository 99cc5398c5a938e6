import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { uploadPath } from '@trolley/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { captureLog } from '../platform/http/testing.ts';
import { applyRetention } from '../platform/retention/applyRetention.ts';
import { expectFile, removeFiles } from '../platform/storage/fileRemovals.ts';
import { StorageAway } from '../platform/storage/fileStorage.ts';
import { folderStorage } from '../platform/storage/folderStorage.ts';
import { selectFiles } from './queries.ts';
import { contactFormRetention } from './retention.ts';
import { bodyOf, formShop, pdf } from './testing.ts';

const { app, database, query, browse, upload, send, count, uploads, stored, removeDue, loggedIn } = formShop();
const picture = (format: 'jpeg' | 'png') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#1c5b3a' } })
    .withExif({ IFD0: { Copyright: 'secretplace' } })
    .toFormat(format)
    .toBuffer();

test('FORM-06 pdf, jpeg and png by content, three with a message; pictures are drawn anew', async () => {
  const browser = browse();
  const jpeg = await picture('jpeg');
  expect(jpeg.includes('secretplace')).toBe(true);
  const ids = [];
  for (const [content, name, type] of [
    [jpeg, 'photo.exe', 'application/x-msdownload'],
    [await picture('png'), 'a.png', 'image/png'],
    [pdf, '../../bill.pdf', 'application/pdf'],
  ] as const) {
    const answer = await upload(browser, content, name, { type });
    expect(answer.statusCode, answer.body).toBe(200);
    ids.push(answer.json().id);
  }
  const fourth = await upload(browser, pdf, 'more.pdf');
  expect(fourth.json()).toMatchObject({ status: 409, errorCode: 'tooManyUploads' });
  const sent = await send(bodyOf({ uploads: ids }), browser);
  expect(sent.statusCode, sent.body).toBe(200);
  const files = await query<{ name: string; type: string; file: string; content: null }>(
    `select form_upload.name, type, file, content from form_upload join form_submission on form_submission.id = submission_id
      where reference = $1 order by created_at`,
    sent.json().reference,
  );
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['photo.exe', 'image/jpeg'],
    ['a.png', 'image/png'],
    ['bill.pdf', 'application/pdf'],
  ]);
  expect(files.map(({ content }) => content)).toEqual([null, null, null]);
  const drawn = await readFile(join(uploads(), files[0]?.file ?? ''));
  expect(drawn.includes('secretplace'), 'what a picture carried is gone').toBe(false);
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 40, height: 30 });
  expect((await readFile(join(uploads(), files[2]?.file ?? ''))).equals(pdf)).toBe(true);
  const stranger = await send(bodyOf({ uploads: ids }));
  expect(stranger.json()).toMatchObject({ status: 409, errorCode: 'uploadNotFound' });
});

test('FORM-06 three files the form has lost, as after another tab or a broken answer, make room for new ones', async () => {
  const browser = browse();
  const sent = async (name: string, options: object) => (await upload(browser, pdf, name, options)).json();
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await sent(name, {});
  expect(await sent('d.pdf', {}), 'who does not say what is shown is refused').toMatchObject({
    errorCode: 'tooManyUploads',
  });
  const waiting = async () =>
    (
      await query<{ name: string }>(
        `select name from form_upload where submission_id is null and form_id = 'contact' and owner_hash =
           (select owner_hash from form_upload where name = 'f.pdf') order by created_at`,
      )
    ).map(({ name }) => name);
  const shown: string[] = [];
  for (const name of ['d.pdf', 'e.pdf', 'f.pdf']) shown.push((await sent(name, { shown })).id);
  expect(await waiting()).toEqual(['d.pdf', 'e.pdf', 'f.pdf']);
  expect(await sent('g.pdf', { shown }), 'what is shown stays').toMatchObject({ errorCode: 'tooManyUploads' });
  expect(await sent('other.pdf', { formId: 'feedback' }), 'of another form there may be three as well').toMatchObject({
    name: 'other.pdf',
  });
  expect(await waiting()).toEqual(['d.pdf', 'e.pdf', 'f.pdf']);
  expect((await send(bodyOf({ uploads: shown }), browser)).statusCode).toBe(200);
  await removeDue();
});

test('FORM-06 a file of a stranger makes room for nobody, whoever claims to show nothing', async () => {
  const own = browse();
  const { id } = (await upload(own, pdf, 'own.pdf')).json();
  const stranger = browse();
  for (const name of ['1.pdf', '2.pdf', '3.pdf', '4.pdf']) await upload(stranger, pdf, name, { shown: [] });
  expect((await send(bodyOf({ uploads: [id] }), own)).statusCode).toBe(200);
  await removeDue();
});

test('FORM-06 one byte more, a renamed program, an empty and a damaged file each get their answer and leave nothing', async () => {
  const before = await count('form_upload');
  const held = await stored();
  const browser = browse();
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
  expect(await stored(), 'nothing but the whole file is left').toHaveLength(held.length + 1);
  expect(await query('select 1 from file_removal')).toEqual([]);
  const removed = await browser.send('DELETE', `${uploadPath('contact')}/${largest.json().id}`);
  expect([removed.statusCode, await count('form_upload')]).toEqual([204, before]);
  await removeDue();
  expect(await stored()).toEqual(held);
  expect((await browser.send('GET', `${uploadPath('contact')}/${largest.json().id}`)).statusCode).toBe(404);
});

test('FORM-06 an upload that breaks off leaves nothing, and the shop goes on', async () => {
  const before = await count('form_upload');
  const held = await stored();
  const browser = browse();
  await browser.send('GET', '/api/csrf');
  await app().listen({ port: 0, host: '127.0.0.1' });
  const { port } = app().server.address() as AddressInfo;
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
  await expect.poll(async () => (await stored()).length).toBe(held.length + 1);
  await expect.poll(() => query('select 1 from file_removal')).toEqual([]);
});

test('FORM-06 over a connection too much is answered, not cut off, and nothing of it is kept', async () => {
  const before = await count('form_upload');
  if (!app().server.listening) await app().listen({ port: 0, host: '127.0.0.1' });
  const { port } = app().server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}${uploadPath('contact')}`;
  const browser = browse();
  await browser.send('GET', '/api/csrf');
  const xsrf = browser.jar.get('XSRF-TOKEN') ?? '';
  const headers = { cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf };
  const post = async (content: Buffer<ArrayBuffer>, name = 'a.pdf') => {
    const body = new FormData();
    body.append('file', new File([content], name));
    const answer = await fetch(address, { method: 'POST', headers, body });
    return [answer.status, ((await answer.json()) as { errorCode: string }).errorCode];
  };
  const sized = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, 0x20)]);
  expect(await post(sized(10_000_001))).toEqual([413, 'uploadTooLarge']);
  expect(await post(sized(18_000_000))).toEqual([413, 'uploadTooLarge']);
  expect(await post(Buffer.alloc(18_000_000, 0x20)), 'its kind is known before its size').toEqual([415, 'uploadKind']);
  expect(await post(Buffer.alloc(2_000_000), `${'n'.repeat(20_000)}.pdf`)).toEqual([400, 'uploadBroken']);
  expect(await count('form_upload')).toBe(before);
});

test('CONT-09 messages and files go by their rule, and files without a message after a day', async () => {
  const browser = browse();
  const kept = (await upload(browser, pdf, 'kept.pdf')).json().id;
  await send(bodyOf({ uploads: [kept] }), browser);
  await upload(browser, pdf, 'orphan.pdf');
  const after = (days: number) =>
    applyRetention(contactFormRetention, {
      database: database(),
      log: captureLog().log,
      now: new Date(Date.now() + days * 86_400_000),
    });
  await after(2);
  expect(await query(`select 1 from form_upload where name = 'orphan.pdf'`)).toEqual([]);
  expect(await query(`select 1 from form_upload where name = 'kept.pdf'`)).toHaveLength(1);
  await after(91);
  expect([await count('form_submission'), await count('form_upload')]).toEqual([0, 0]);
  await removeDue();
  expect(await stored(), 'files go from the storage with their rows').toEqual([]);
});

test('CONT-09 files of an erased account go from the storage as well, also when it is away at first', async () => {
  const { browser } = await loggedIn('erased@example.at');
  const { id } = (await upload(browser, pdf, 'mine.pdf')).json();
  expect((await send(bodyOf({ uploads: [id] }), browser)).statusCode).toBe(200);
  expect(await stored()).toHaveLength(1);
  await query(`delete from customer where lower(email) = 'erased@example.at'`);
  const away = { remove: () => Promise.reject(new StorageAway('no answer')), tidy: async () => undefined };
  await removeFiles({ database: database(), storages: { uploads: away, media: away }, log: captureLog().log });
  expect(await query('select 1 from file_removal')).toHaveLength(1);
  await removeDue();
  expect([await stored(), await query('select 1 from file_removal')]).toEqual([[], []]);
});

test('CONT-09 a file that a killed process left behind goes after a day, not before', async () => {
  const storage = folderStorage(uploads());
  await expectFile(database(), { area: 'uploads', name: 'orphan' });
  await storage.write('orphan', pdf);
  await removeDue();
  expect(await stored()).toEqual(['orphan']);
  await query(`update file_removal set due_at = due_at - interval '24 hours'`);
  await removeDue();
  expect(await stored()).toEqual([]);
});

test('CONT-09 files that came before there was a storage are still found with their message', async () => {
  const browser = browse();
  const { reference } = (await send(bodyOf(), browser)).json();
  await query(
    `insert into form_upload (form_id, owner_hash, submission_id, name, type, content, delete_after)
     select form_id, body_hash, id, 'old.pdf', 'application/pdf', $2, delete_after from form_submission where reference = $1`,
    ...[reference, pdf],
  );
  const [file] = await selectFiles(database(), reference);
  expect([file?.name, file?.content?.equals(pdf)]).toEqual(['old.pdf', true]);
});
