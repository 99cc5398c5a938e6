import type { Mail } from '../../platform/mail/mail.ts';

export interface Addressed {
  readonly recipient: string;
  /** Missing where it is not known. */
  readonly firstName?: string;
}

type WithLink = Addressed & { readonly link: string };

/** The mails to customers, in the tenant's language and look. */
export interface CustomerMails {
  /** The link that makes an account of a registration. */
  registration(to: WithLink): Mail;
  /** A registration with an address that has an account: links to the login and to a new password. */
  alreadyRegistered(to: Addressed & { readonly loginLink: string; readonly resetLink: string }): Mail;
  passwordReset(to: WithLink): Mail;
  /** To the owner of the account: the password is another one now. */
  passwordChanged(to: Addressed): Mail;
  /** To the new address. */
  emailChange(to: WithLink): Mail;
  /** To the old address, as soon as another one is asked for: the way to object is a new password. */
  emailChangeRequested(to: Addressed & { readonly newEmail: string }): Mail;
  /** To the old address, once the new one holds. */
  emailChanged(to: Addressed & { readonly newEmail: string }): Mail;
  /** No advertising in it: it only asks. `topics` by their ids. */
  newsletter(to: WithLink & { readonly topics: readonly string[] }): Mail;
  accountDeleted(to: Addressed): Mail;
}
