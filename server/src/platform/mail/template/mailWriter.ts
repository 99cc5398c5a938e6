import type { MailFraming, MailWords, ThemeConfig } from '@trolley/contract';
import type { Draft, Mail } from '../mail.ts';
import { callableName } from './callableName.ts';
import { filledTexts } from './filledTexts.ts';
import type { MailContent, MailFrame } from './mailContent.ts';
import { renderDraft } from './renderMail.tsx';

/** The shop that sends the mails. */
export interface MailShop {
  readonly file: { readonly locale: string; readonly name: string };
  readonly theme: Pick<ThemeConfig, 'colours' | 'radius' | 'logo'>;
  readonly media: { urlOf(name: string): string | undefined };
  readonly baseUrl: string;
}

export type MailValues = Readonly<Record<string, string>>;

interface Parts {
  readonly tenant: MailShop;
  readonly mail: { readonly from: string; readonly support: string };
  readonly framing: MailFraming;
  /** What every text may name, besides the shop and its support. */
  readonly always?: MailValues;
}

interface Writing {
  /** As the outbox lists it. */
  readonly kind: string;
  readonly to: { readonly recipient: string; readonly firstName?: string | undefined };
  readonly words: MailWords;
  readonly values?: MailValues;
  readonly more?: Pick<MailContent, 'list' | 'answers' | 'below' | 'rows' | 'button' | 'second'>;
}

/** Writes the mails of one shop, with its frame, its look and its greeting; the caller brings the words. */
export function createMailWriter({ tenant, mail: { from, support }, framing, always = {} }: Parts) {
  const { locale, name: shop } = tenant.file;
  const fill = filledTexts(locale);
  const said = (text: string, values: MailValues = {}) => fill(text, { shop, support, ...always, ...values });
  const frame = frameOf();

  function frameOf(): MailFrame {
    const { theme, media, baseUrl } = tenant;
    const logo = media.urlOf(theme.logo.touchIcon);
    return {
      language: locale,
      shop,
      home: `${baseUrl}/`,
      ...(logo && { logo: new URL(logo, baseUrl).href }),
      support,
      theme: { colours: theme.colours, radius: theme.radius },
      signature: said(framing.signature),
      linkHint: said(framing.linkHint),
      help: said(framing.help),
      automatic: said(framing.automatic),
    };
  }

  /** Fixed in every word, but not written out yet. */
  function draft({ kind, to, words, values, more }: Writing): Draft {
    const firstName = callableName(to.firstName);
    const content: MailContent = {
      preheader: said(words.preheader, values),
      heading: said(words.heading, values),
      greeting: firstName ? said(framing.greeting, { firstName }) : said(framing.greetingNameless),
      before: words.before.map((text) => said(text, values)),
      after: words.after.map((text) => said(text, values)),
      ...more,
    };
    return {
      kind,
      sender: from,
      recipient: to.recipient,
      subject: said(words.subject, values),
      content,
      frame,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'Reply-To': support },
    };
  }

  const write = (writing: Writing): Mail => renderDraft(draft(writing));

  return { said, draft, write };
}
