import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../platform/paths.ts';
import { shippedJson } from '../../tenant/testing.ts';
import { readForms } from '../readForms.ts';
import { formMails } from './renderFormMails.ts';

const mail = { from: 'Shop <a@shop.example>', support: 'help@shop.example' };
const answers = {
  ...{ topic: 'loyalty', loyaltyMemberId: '29010000', hasclubcard: 'yes', message: 'It was open.\nIt leaked.' },
  ...{ firstname: 'Greta', surname: 'Huber', email: 'greta@example.at' },
};

async function mailsOf(id: string, files: readonly string[] = []) {
  const { forms, texts } = await readForms(join(repositoryRoot, 'tenants', id));
  const form = forms.get('contact');
  if (!form) throw new Error(`${id} has no form for contact`);
  const theme = shippedJson(id, 'theme.json') as never;
  const file = { locale: id === 'harbour' ? 'en-IE' : 'de-AT', name: id };
  const tenant = { file, theme, media: { urlOf: () => undefined }, baseUrl: 'https://shop.example' };
  const { received, arrived } = formMails({ tenant, mail, texts });
  const message = { form, reference: 'N-7KQM-3XPD', email: answers.email, answers, files, isOwnAddress: false };
  const held = {
    received: received(message),
    copy: received({ ...message, isOwnAddress: true }),
    arrived: arrived(message),
  };
  return { ...held, texts, all: Object.values(held) };
}

for (const id of ['feldmarkt', 'harbour']) {
  test(`CONT-09 ${id}: questions end with one sign, a message keeps its lines, and nothing is said of files that are not there`, async () => {
    const { received, copy, arrived, texts, all } = await mailsOf(id);
    for (const { subject, text, html } of all) expect(subject + text + html).not.toMatch(/[?!]:/);
    for (const { text, html } of [copy, arrived]) {
      expect(text).toContain('    It was open.\n    It leaked.\n');
      expect(html).toContain('It was open.<br/>It leaked.');
      expect(text).not.toMatch(/npm run messages|\b(Dateien|[Ff]iles)\b/);
    }
    expect(received.text).toContain(`\n\n${texts.notRepeated}\n\n`);
    expect(received.html).toMatch(/<p [^>]*>(Was du getippt hast|What you typed)/);
    expect(received.text + received.html).not.toMatch(/leaked|Greta|29010000/);
    expect(copy.text).not.toContain(texts.notRepeated);
  });

  test(`CONT-09 ${id}: files are named to the shop with the way to them, to a stranger only counted`, async () => {
    const { received, arrived, texts } = await mailsOf(id, ['photo.jpeg', 'bill.pdf']);
    expect(arrived.text).toContain(`- ${texts.files}:\n    photo.jpeg\n    bill.pdf\n`);
    expect(arrived.text).toContain('npm run messages -- files N-7KQM-3XPD');
    expect(received.text).toContain(`- ${texts.files}: 2\n`);
    expect(received.text + received.html).not.toMatch(/photo|bill/);
  });
}
