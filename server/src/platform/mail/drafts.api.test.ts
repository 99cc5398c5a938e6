import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import { captureLog } from '../http/testing.ts';
import type { Draft, QueuedMail } from './mail.ts';
import { createMailbox } from './mailbox.ts';
import { queueMail } from './queueMail.ts';
import { sendWaiting } from './sendWaiting.ts';
import { renderDraft } from './template/renderMail.tsx';
import { testMail } from './testing/testMail.ts';

let held: TestDatabase;
beforeAll(async () => {
  held = await createTestDatabase();
});
afterAll(() => held.drop());
beforeEach(() => held.database.query({ text: 'delete from mail' }));

const { html: _html, text: _text, ...envelope } = testMail();
const colours = { ink: '#111', page: '#fff' };
const draft: Draft = {
  ...envelope,
  content: { preheader: 'Bald', heading: 'Danke', greeting: 'Grüß dich', before: ['Alles da.'], after: [] },
  frame: {
    language: 'de-AT',
    shop: 'Feldmarkt',
    home: 'https://shop.example/',
    support: 'hilfe@feldmarkt.example',
    theme: { colours: { light: colours, dark: colours }, radius: {} } as unknown as Draft['frame']['theme'],
    signature: 'Deine Leute',
    linkHint: 'Oder so',
    help: 'Fragen?',
    automatic: 'Von selbst',
  },
};
const written = renderDraft(draft);

const kept = () =>
  held.database.query<{ html: string; text: string; isDraft: boolean }>({
    text: 'select html, text, draft is not null as "isDraft" from mail',
  });

test('CHK-08 a draft is written out when it is sent, the same at every try, and nothing of it is kept', async () => {
  await held.database.transaction((tx) => queueMail(tx, draft));
  expect(await kept()).toEqual([{ html: '', text: '', isDraft: true }]);
  const sent: QueuedMail[] = [];
  const transport = {
    async send(mail: QueuedMail) {
      sent.push(mail);
      if (sent.length === 1) throw new Error('not now');
    },
  };
  for (let tries = 0; tries < 3; tries++) {
    await sendWaiting({ database: held.database, transport, log: captureLog().log });
    await held.database.query({ text: 'update mail set next_try_at = now()' });
  }
  expect(sent).toHaveLength(2);
  for (const mail of sent) expect(mail).toEqual({ ...written, id: expect.any(String) });
  expect(await kept()).toEqual([{ html: '', text: '', isDraft: false }]);
});

test('CHK-08 in a shop that sends nothing the mailbox shows drafts as they would be sent', async () => {
  await queueMail(held.database, draft);
  await queueMail(held.database, testMail({ recipient: 'paul@example.at' }));
  const { mails, mail } = createMailbox(held.database);
  const [shown] = await mails(draft.recipient);
  expect(shown).toMatchObject(written);
  expect(await mail(shown?.id ?? '')).toEqual(shown);
  expect(await mails()).toHaveLength(2);
  expect((await kept()).filter(({ isDraft }) => isDraft)).toEqual([]);
});

test('CUST-04 a draft is checked like a mail: an address that is no single one never gets into the outbox', async () => {
  const queued = queueMail(held.database, { ...draft, recipient: 'anna@example.at, eve@example.org' });
  await expect(queued).rejects.toThrow('recipient');
  expect(await kept()).toEqual([]);
});
