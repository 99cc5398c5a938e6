import { fieldProblem } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkMail } from '../../platform/mail/checkMail.ts';
import { linksIn } from '../../platform/mail/linksIn.ts';
import type { CustomerMails } from './customerMails.ts';
import { mailsOf, tenantIds } from './testing.ts';

const link = 'https://shop.example/x?token=Wm9yc3Rlcg';
const anna = { recipient: 'anna@example.at', firstName: 'Anna' };

function everyMail(mails: CustomerMails, who = anna) {
  return [
    mails.registration({ ...who, link }),
    mails.alreadyRegistered({
      ...who,
      loginLink: 'https://shop.example/login',
      resetLink: 'https://shop.example/reset',
    }),
    mails.passwordReset({ ...who, link }),
    mails.passwordChanged(who),
    mails.emailChange({ ...who, link }),
    mails.emailChangeRequested({ ...who, newEmail: 'anna.neu@example.at' }),
    mails.emailChanged({ ...who, newEmail: 'anna.neu@example.at' }),
    mails.newsletter({ ...who, link, topics: [] }),
    mails.accountDeleted(who),
  ];
}

describe.each(tenantIds)('CUST-04 %s', (id) => {
  const { mails, file, tenantFile, texts } = mailsOf(id);

  test('every mail can go out, greets by name, names the shop and its support, and leaves no gap', () => {
    const all = everyMail(mails);
    for (const mail of all) {
      expect(() => checkMail(mail)).not.toThrow();
      expect(mail.sender).toBe(file.mail.from);
      expect(mail.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated', 'Reply-To': file.mail.support });
      for (const form of [mail.html.replace(/<style>.*?<\/style>/, ''), mail.text]) {
        for (const part of [tenantFile.name, file.mail.support, 'Anna']) expect(form).toContain(part);
        expect(form).not.toMatch(/[{}]|undefined|null/);
      }
      expect(mail.html).toContain(`lang="${tenantFile.locale}"`);
    }
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(9);
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(9);
  });

  test('the link is the button, and stands there as text; it comes first', () => {
    for (const mail of [mails.registration({ ...anna, link }), mails.passwordReset({ ...anna, link })]) {
      expect(linksIn(mail.text)[0]).toBe(link);
      expect(mail.html.split(`href="${link}"`)).toHaveLength(3);
      expect(mail.html).toContain(`>${link}</a>`);
    }
  });

  test('CUST-04 who has an account already is led to the login and to a new password', () => {
    const [loginLink, resetLink] = ['https://shop.example/login', 'https://shop.example/reset'];
    const { text } = mails.alreadyRegistered({ ...anna, loginLink, resetLink });
    expect(linksIn(text).slice(0, 2)).toEqual([loginLink, resetLink]);
  });

  test('CUST-08 who did not change the password finds the way to another', () => {
    const reset = `https://${id}.example/${tenantFile.pageMap.passwordReset.urlslug}`;
    expect(linksIn(mails.passwordChanged(anna).text)[0]).toBe(reset);
  });

  test('CUST-05 the old address learns the new one, and where to write', () => {
    const mail = mails.emailChanged({ ...anna, newEmail: 'neu@example.at' });
    expect(mail.text).toContain('neu@example.at');
    expect(mail.html).toContain(`href="mailto:${file.mail.support}"`);
  });

  test('CUST-05 the old address learns at once what was asked for, and finds the way to a new password', () => {
    const mail = mails.emailChangeRequested({ ...anna, newEmail: 'neu@example.at' });
    expect(mail.text).toContain('neu@example.at');
    expect(linksIn(mail.text)[0]).toBe(`https://${id}.example/${tenantFile.pageMap.passwordReset.urlslug}`);
  });

  test('CUST-07 a newsletter is asked for by the names of its topics', () => {
    const topics = file.newsletterTopics.map(({ newsletterTopicId }) => newsletterTopicId);
    const { text } = mails.newsletter({ ...anna, link, topics });
    for (const { name } of file.newsletterTopics) expect(text).toContain(`- ${name}\n`);
  });

  test('without a usable name the greeting has none', () => {
    const { greetingNameless } = texts;
    for (const firstName of [undefined, '', 'www.evil.example', 'Win 100 now', 'Anna\r\nBcc: eve@example.org']) {
      const mail = mails.registration({ recipient: anna.recipient, firstName, link });
      expect(mail.text).toContain(`\n\n${greetingNameless}\n\n`);
      expect(mail.html).not.toMatch(/evil|Win 100|eve@/);
    }
  });
});

test('CUST-04 whatever a customer is called, a mail can go out, and adds no link and no markup', () => {
  const { mails } = mailsOf('harbour');
  const plain = mails.registration({ recipient: 'anna@example.at', link });
  const names = fc.string({ unit: fc.constantFrom(...'aÅж .\'’,&/-0<>"{}\r\n@:'.split('')), maxLength: 20 });
  fc.assert(
    fc.property(names, (firstName) => {
      const mail = mails.registration({ recipient: 'anna@example.at', firstName, link });
      checkMail(mail);
      expect(linksIn(mail.text)).toEqual(linksIn(plain.text));
      expect(mail.html.match(/<\w/g)?.length).toBe(plain.html.match(/<\w/g)?.length);
      expect(mail.subject).toBe(plain.subject);
      if (fieldProblem('firstname', firstName)?.kind === 'characters') expect(mail.text).toBe(plain.text);
    }),
    { numRuns: 20 },
  );
});
