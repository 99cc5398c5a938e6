import type { Mail } from '../platform/mail/mail.ts';

export interface EndingFor {
  readonly recipient: string;
  readonly firstName: string;
  readonly plan: string;
  readonly endDate: Date;
  /** It is bought again with the next order. */
  readonly renews: boolean;
}

/** The mail that tells of a pass that is about to end. */
export type PassMail = (ending: EndingFor) => Mail;
