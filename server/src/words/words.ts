import type { CompiledMessage, RedirectKind, Redirects } from '@trolley/contract';
import type { AreaTexts } from '../tenant/messages.ts';

/** A redirect as the studio stored it. */
export interface StoredRedirect {
  readonly kind: RedirectKind;
  readonly from: string;
  /** Null: the one of the tenant's file is taken away. */
  readonly to: string | null;
  readonly revision: number;
  readonly changedBy: string | null;
  readonly changedAt: Date;
}

/** A text as the studio stored it. */
export interface StoredText {
  readonly key: string;
  readonly text: string;
  /** What it stood in place of when it was written. */
  readonly original: string;
  readonly revision: number;
  readonly changedBy: string | null;
  readonly changedAt: Date;
}

/** Redirects and texts of the interface, as they are in force: the tenant's files with what the studio changed. */
export interface Words {
  readonly storedRedirects: readonly StoredRedirect[];
  readonly redirects: Redirects;
  readonly storedTexts: readonly StoredText[];
  readonly messages: Readonly<Record<string, CompiledMessage>>;
  readonly areaTexts: AreaTexts;
}

export interface WordsParts {
  readonly words: Words;
}

/** Tags of what answers are made from. */
export const wordTags = {
  /** Every page has texts. */
  texts: 'texts',
  /** Which addresses lead elsewhere. */
  redirects: 'redirects',
} as const;
