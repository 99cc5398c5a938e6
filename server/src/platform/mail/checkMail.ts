import type { Draft, Mail } from './mail.ts';

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
// Plain letters alone: an address that looks like another, or becomes another on its way, is none.
const address = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]{1,64}@${label}(?:\\.${label})+$`);
const sender = /^([^<>]+) <([^<>]+)>$/;
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** What a mail may say about itself beside what it is made of; everything else is the transport's. */
const ownHeaders = /^(?:Auto-Submitted|Reply-To|List-[A-Za-z-]+|X-[A-Za-z-]+)$/;

class BadMail extends Error {
  override name = 'BadMail';
}

/**
 * A mail goes to one address, and nothing in it can become a line of its head. Whatever fills in a form was checked long
 * before, so what is found here is a bug; it is named without its value.
 */
export function checkMail(mail: Mail | Draft): void {
  const { name, address: from } = readSender(mail.sender);
  if (!isAddress(mail.recipient))
    throw new BadMail(`A mail "${mail.kind}" has no single plain address as its recipient.`);
  if (control.test(name) || !isAddress(from)) throw new BadMail(`A mail "${mail.kind}" has no plain sender.`);
  if (control.test(mail.subject)) throw new BadMail(`A mail "${mail.kind}" has more than a line as its subject.`);
  for (const [header, value] of Object.entries(mail.headers ?? {})) {
    if (!ownHeaders.test(header) || control.test(value))
      throw new BadMail(`A mail "${mail.kind}" has a header it must not have.`);
  }
}

export function isAddress(text: string): boolean {
  return text.length <= 254 && address.test(text);
}

/** `Shop <shop@shop.example>` in its two parts. */
export function readSender(text: string): { readonly name: string; readonly address: string } {
  const [, name = '', from = ''] = sender.exec(text) ?? [];
  return { name, address: from };
}
