import type { CustomerFile, MailTexts } from '@trolley/contract';
import type { Letter, LetterFrame, LetterLink } from '../../platform/mail/letter/letter.ts';
import { renderLetter } from '../../platform/mail/letter/renderLetter.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Tenant } from '../../tenant/tenant.ts';
import { callableName } from './callableName.ts';
import type { Addressed, CustomerMails } from './customerMails.ts';
import { mailTextsIn } from './mailText.ts';

interface MailParts {
  readonly tenant: Pick<Tenant, 'file' | 'theme'> & {
    readonly media: Pick<Tenant['media'], 'urlOf'>;
    readonly baseUrl: string;
  };
  readonly file: CustomerFile;
  readonly texts: MailTexts;
}

type Kind = keyof CustomerMails;
type Links = Pick<Letter, 'button' | 'second' | 'list'>;

export function customerMails({ tenant, file, texts }: MailParts): CustomerMails {
  const { locale, name: shop, pageMap } = tenant.file;
  const { baseUrl } = tenant;
  const { support, from } = file.mail;
  const fill = mailTextsIn(locale);
  const said = (text: string, values: Readonly<Record<string, string>> = {}) =>
    fill(text, { shop, support, ...values });
  const frame = frameOf();

  function frameOf(): LetterFrame {
    const { theme, media } = tenant;
    const logo = media.urlOf(theme.logo.touchIcon);
    return {
      language: locale,
      shop,
      home: `${baseUrl}/`,
      ...(logo && { logo: new URL(logo, baseUrl).href }),
      support,
      theme,
      signature: said(texts.signature),
      linkHint: said(texts.linkHint),
      help: said(texts.help),
      automatic: said(texts.automatic),
    };
  }

  function mail(kind: Kind, to: Addressed, links: Links = {}, values: Readonly<Record<string, string>> = {}): Mail {
    const { subject, preheader, heading, before, after } = texts[kind];
    const firstName = callableName(to.firstName);
    const letter: Letter = {
      preheader: said(preheader, values),
      heading: said(heading, values),
      greeting: firstName ? said(texts.greeting, { firstName }) : said(texts.greetingNameless),
      before: before.map((text) => said(text, values)),
      after: after.map((text) => said(text, values)),
      ...links,
    };
    return {
      kind,
      sender: from,
      recipient: to.recipient,
      ...renderLetter(said(subject, values), letter, frame),
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'Reply-To': support },
    };
  }

  const to = (link: string, label: string): LetterLink => ({ label: said(label), link });
  const topicName = (topic: string) =>
    file.newsletterTopics.find(({ newsletterTopicId }) => newsletterTopicId === topic)?.name ?? topic;

  return {
    registration: (who) => mail('registration', who, { button: to(who.link, texts.registration.button) }),
    alreadyRegistered: (who) =>
      mail('alreadyRegistered', who, {
        button: to(who.loginLink, texts.alreadyRegistered.button),
        second: to(who.resetLink, texts.alreadyRegistered.reset),
      }),
    passwordReset: (who) => mail('passwordReset', who, { button: to(who.link, texts.passwordReset.button) }),
    passwordChanged: (who) => {
      const reset = `${baseUrl}/${pageMap.passwordReset.urlslug}`;
      return mail('passwordChanged', who, { button: to(reset, texts.passwordChanged.button) });
    },
    emailChange: (who) => mail('emailChange', who, { button: to(who.link, texts.emailChange.button) }),
    emailChanged: (who) => {
      const button = to(`mailto:${support}`, texts.emailChanged.button);
      return mail('emailChanged', who, { button }, { newEmail: who.newEmail });
    },
    newsletter: (who) =>
      mail('newsletter', who, { button: to(who.link, texts.newsletter.button), list: who.topics.map(topicName) }),
    accountDeleted: (who) => mail('accountDeleted', who),
  };
}
