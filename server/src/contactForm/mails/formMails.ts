import type { FormAnswers, FormFile } from '@trolley/contract';
import type { Mail } from '../../platform/mail/mail.ts';

/** A message as the mails about it tell it. */
export interface ArrivedMessage {
  readonly form: FormFile;
  readonly reference: string;
  readonly email: string;
  readonly answers: FormAnswers;
  readonly files: readonly string[];
  /** The address is the sender's beyond doubt; else strangers could have the shop mail their words to anybody. */
  readonly isOwnAddress: boolean;
}

export interface FormMails {
  /** To the sender. */
  received(message: ArrivedMessage): Mail;
  /** To the address of the form; an answer to it goes to the sender. */
  arrived(message: ArrivedMessage): Mail;
}
