import type { CustomerFile, MailTexts } from '@trolley/contract';
import type { Mail } from '../../platform/mail/mail.ts';
import type { MailContent, MailLink } from '../../platform/mail/template/mailContent.ts';
import { createMailWriter, type MailShop, type MailValues } from '../../platform/mail/template/mailWriter.ts';
import type { Tenant } from '../../tenant/tenant.ts';
import type { Addressed, CustomerMails } from './customerMails.ts';

interface MailParts {
  readonly tenant: MailShop & Pick<Tenant, 'file'>;
  readonly file: CustomerFile;
  readonly texts: MailTexts;
}

type Links = Pick<MailContent, 'button' | 'second' | 'list'>;

export function customerMails({ tenant, file, texts }: MailParts): CustomerMails {
  const { baseUrl } = tenant;
  const { said, write } = createMailWriter({ tenant, mail: file.mail, framing: texts });
  const mail = (kind: keyof CustomerMails, to: Addressed, more: Links = {}, values: MailValues = {}): Mail =>
    write({ kind, to, words: texts[kind], values, more });
  const to = (link: string, label: string): MailLink => ({ label: said(label), link });
  const topicName = (topic: string) =>
    file.newsletterTopics.find(({ newsletterTopicId }) => newsletterTopicId === topic)?.name ?? topic;
  const resetLink = `${baseUrl}/${tenant.file.pageMap.passwordReset.urlslug}`;

  return {
    registration: (who) => mail('registration', who, { button: to(who.link, texts.registration.button) }),
    alreadyRegistered: (who) =>
      mail('alreadyRegistered', who, {
        button: to(who.loginLink, texts.alreadyRegistered.button),
        second: to(who.resetLink, texts.alreadyRegistered.reset),
      }),
    passwordReset: (who) => mail('passwordReset', who, { button: to(who.link, texts.passwordReset.button) }),
    passwordChanged: (who) => mail('passwordChanged', who, { button: to(resetLink, texts.passwordChanged.button) }),
    emailChange: (who) => mail('emailChange', who, { button: to(who.link, texts.emailChange.button) }),
    emailChangeRequested: (who) => {
      const button = to(resetLink, texts.emailChangeRequested.button);
      return mail('emailChangeRequested', who, { button }, { newEmail: who.newEmail });
    },
    emailChanged: (who) => {
      const button = to(`mailto:${file.mail.support}`, texts.emailChanged.button);
      return mail('emailChanged', who, { button }, { newEmail: who.newEmail });
    },
    newsletter: (who) =>
      mail('newsletter', who, { button: to(who.link, texts.newsletter.button), list: who.topics.map(topicName) }),
    accountDeleted: (who) => mail('accountDeleted', who),
  };
}
