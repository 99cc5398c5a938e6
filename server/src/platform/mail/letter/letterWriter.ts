import type { LetterFraming, LetterWords, ThemeConfig } from '@trolley/contract';
import type { Draft, Mail } from '../mail.ts';
import { callableName } from './callableName.ts';
import { filledTexts } from './filledTexts.ts';
import type { Letter, LetterFrame } from './letter.ts';
import { writtenOut } from './writtenOut.ts';

/** Whose letters they are. */
export interface LetterHouse {
  readonly file: { readonly locale: string; readonly name: string };
  readonly theme: Pick<ThemeConfig, 'colours' | 'radius' | 'logo'>;
  readonly media: { urlOf(name: string): string | undefined };
  readonly baseUrl: string;
}

export type LetterValues = Readonly<Record<string, string>>;

interface Parts {
  readonly house: LetterHouse;
  readonly mail: { readonly from: string; readonly support: string };
  readonly framing: LetterFraming;
  /** What every text may name, besides the shop and its support. */
  readonly always?: LetterValues;
}

interface Writing {
  /** As the outbox lists it. */
  readonly kind: string;
  readonly to: { readonly recipient: string; readonly firstName?: string | undefined };
  readonly words: LetterWords;
  readonly values?: LetterValues;
  readonly more?: Pick<Letter, 'list' | 'rows' | 'button' | 'second'>;
}

/** Writes the letters of one shop: its frame, its look, its way to greet; what they say is the caller's affair. */
export function letterWriter({ house, mail: { from, support }, framing, always = {} }: Parts) {
  const { locale, name: shop } = house.file;
  const fill = filledTexts(locale);
  const said = (text: string, values: LetterValues = {}) => fill(text, { shop, support, ...always, ...values });
  const frame = frameOf();

  function frameOf(): LetterFrame {
    const { theme, media, baseUrl } = house;
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
    const letter: Letter = {
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
      letter,
      frame,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'Reply-To': support },
    };
  }

  const write = (writing: Writing): Mail => writtenOut(draft(writing));

  return { said, draft, write };
}
