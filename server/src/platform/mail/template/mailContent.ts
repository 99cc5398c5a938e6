import type { ThemeConfig } from '@trolley/contract';

/** What one mail says; its page and its plain text are both made of it. */
export interface MailContent {
  /** What a list of mails shows beside the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly greeting: string;
  readonly before: readonly string[];
  readonly list?: readonly string[];
  /** Questions with what somebody answered. */
  readonly answers?: readonly MailAnswer[];
  /** Paragraphs below list and answers. */
  readonly below?: readonly string[];
  /** What something is, and its figure at the right. */
  readonly rows?: readonly MailRow[];
  readonly button?: MailLink;
  /** Another way, less prominent than the button. */
  readonly second?: MailLink;
  readonly after: readonly string[];
}

export interface MailAnswer {
  readonly label: string;
  /** May have several lines. */
  readonly answer: string;
}

export interface MailRow {
  readonly label: string;
  /** Small, below the label. */
  readonly detail?: string;
  readonly figure: string;
  /** A sum: set apart from what stands above it. */
  readonly strong?: boolean;
}

export interface MailLink {
  readonly label: string;
  /** `https:` or `mailto:`. */
  readonly link: string;
}

/** What surrounds every mail of a shop. */
export interface MailFrame {
  /** A language tag. */
  readonly language: string;
  readonly shop: string;
  readonly home: string;
  /** The address of a picture, square, on the theme's deep colour. */
  readonly logo?: string;
  readonly support: string;
  readonly theme: Pick<ThemeConfig, 'colours' | 'radius'>;
  readonly signature: string;
  readonly linkHint: string;
  readonly help: string;
  readonly automatic: string;
}

/** The lines of an answer as they were typed, without what only machines read and with one empty line at most in a row. */
export function answerLines(answer: string): readonly string[] {
  return answer
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/\n\s*\n/g, '\n\n')
    .trim()
    .split('\n')
    .map((line) => line.replace(/\p{Cc}+/gu, ' ').trimEnd());
}

/** As a person reads and copies it. */
export function shownLink(link: string): string {
  return link.replace(/^mailto:/, '');
}
