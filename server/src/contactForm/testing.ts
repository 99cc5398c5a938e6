import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { confirmCustomer, registerCustomer, submitForm, uploadPath } from '@trolley/contract';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { bypassKey, openWholeShop } from '../../test/wholeShop.ts';
import { createBrowser } from '../cart/testing/browser.ts';
import { tokenIn } from '../customer/auth/testing.ts';
import { createTestDatabase, type TestDatabase } from '../platform/database/testing.ts';
import { captureLog } from '../platform/http/testing.ts';
import { removeFiles } from '../platform/storage/fileRemovals.ts';
import { openOwnedFiles } from '../platform/storage/ownedFiles.ts';
import { shippedJson } from '../tenant/testing.ts';

const bypass = { 'x-bypass-recaptcha-key': bypassKey };
export const { consent, recipient } = shippedJson('feldmarkt', 'forms/contact.json') as {
  consent: string;
  recipient: string;
};
export const path = submitForm.path.replace('{formId}', 'contact');
export const person = { firstname: 'Greta', surname: 'Huber', email: 'greta@example.at' };
export const answers = { topic: 'product', productName: 'Mozzarella', message: 'Die Packung\nwar offen.', ...person };
export const bodyOf = (changes: object = {}) => ({ key: randomUUID(), answers, consent, uploads: [], ...changes });
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

type Browser = ReturnType<typeof createBrowser>;

/** A shop with its contact form on a database of its own. */
export function formShop() {
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
  const browse = () => createBrowser(shop.app);

  interface Sent {
    readonly type?: string;
    /** The files that the form still shows. */
    readonly shown?: readonly string[];
    readonly formId?: string;
  }

  async function upload(
    browser: Browser,
    content: Uint8Array,
    name = 'photo.jpg',
    { type = 'image/jpeg', shown, formId = 'contact' }: Sent = {},
  ) {
    if (!browser.jar.has('XSRF-TOKEN')) await browser.send('GET', '/api/csrf');
    const form = new FormData();
    form.append('file', new File([new Uint8Array(content)], name, { type }));
    const whole = new Response(form);
    const payload = Buffer.from(await whole.arrayBuffer());
    const answer = await shop.app.inject({
      method: 'POST',
      url: `${uploadPath(formId)}${shown ? `?shown=${shown.join()}` : ''}`,
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

  return {
    query,
    browse,
    upload,
    app: () => shop.app,
    database: () => own.database,
    send: (body: object, browser: Browser = browse()) => browser.send('POST', path, body, bypass),
    count: async (table: 'form_submission' | 'form_upload') =>
      (await query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n,
    uploads: () => join(shop.dataDir, 'uploads'),
    /** What lies in the storage, drafts included. */
    stored: async (): Promise<string[]> => readdir(join(shop.dataDir, 'uploads')).catch(() => []),
    /** As the job does it. */
    removeDue: () => {
      const files = openOwnedFiles({ folder: shop.dataDir });
      return removeFiles({ database: own.database, storages: files, log: captureLog().log });
    },
    /** Somebody whose address was confirmed by a link. */
    async loggedIn(email = 'confirmed@example.at') {
      const browser = browse();
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
    },
  };
}
