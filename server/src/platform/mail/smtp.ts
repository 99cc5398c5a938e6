import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { checkMail, readSender } from './checkMail.ts';
import type { MailTransport } from './mail.ts';

/** All of it ends long before the mail may be tried again, and before a stop of the process loses its patience. */
const usualPatience = { connectMs: 8000, silenceMs: 10_000, wholeMs: 25_000 };

/** Delivers through a mail server: `smtps://user:password@host:465`, or `smtp://host:587`, which turns to TLS if it can. */
export function openSmtp(url: string, patience = usualPatience): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: patience.connectMs,
    greetingTimeout: patience.connectMs,
    socketTimeout: patience.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(mail) {
      // Again, since the outbox is a table that others can write to, and the library reads lists of addresses.
      checkMail(mail);
      const { id, sender, recipient, subject, html, text, headers } = mail;
      const from = readSender(sender);
      const sent = transport.sendMail({
        from,
        to: { name: '', address: recipient },
        // Said outright, so that nothing in the head of the mail decides who gets it.
        envelope: { from: from.address, to: [recipient] },
        messageId: `<${id}@${from.address.split('@')[1]}>`,
        subject,
        html,
        text,
        headers,
      });
      const over = new AbortController();
      const tooLong = setTimeout(patience.wholeMs, undefined, { ref: false, signal: over.signal }).then(() => {
        throw Object.assign(new Error('The mail server takes too long.'), { code: 'ETIMEDOUT' });
      });
      try {
        await Promise.race([sent, tooLong]);
      } finally {
        over.abort();
        tooLong.catch(() => {});
        sent.catch(() => {});
      }
    },
  };
}
