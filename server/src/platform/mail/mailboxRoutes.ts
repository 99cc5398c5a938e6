import { errorCodes } from '@trolley/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod/mini';
import { checkedPart } from '../http/checked.ts';
import { Refusal } from '../http/refusal.ts';
import { isUuid } from '../uuid.ts';
import { linksIn } from './linksIn.ts';
import type { Mailbox } from './mailbox.ts';
import type { OpenMail } from './openMail.ts';

interface MailboxParts {
  readonly mail: Pick<OpenMail, 'mailbox'>;
  /** Whether the tenant is a preview (`cms.preview`). */
  readonly preview: boolean;
}

const hidden = { schema: { hide: true } };
const askedFor = z.object({ recipient: z.optional(z.string()) });
/** `/_mailbox` shows all mails to every visitor, so it exists only in a preview without a mail server. */
export function mailboxRoutes(app: FastifyInstance, { mail: { mailbox }, preview }: MailboxParts): void {
  if (!preview || !mailbox) return;
  // Not before it is asked for: React looks at NODE_ENV when it is loaded, which the settings decide.
  const pages = () => import('./mailboxPage.tsx');

  app.get('/_mailbox', hidden, async (_, reply) => {
    const { mailboxPage, mailboxPolicy } = await pages();
    return answer(reply, 'text/html', mailboxPolicy).send(mailboxPage(await mailbox.mails()));
  });

  app.get<{ Querystring: z.infer<typeof askedFor> }>(
    '/_mailbox.json',
    { schema: { ...hidden.schema, querystring: askedFor }, validatorCompiler: checkedPart },
    async ({ query }) => {
      const mails = await mailbox.mails(query.recipient);
      return { mails: mails.map((mail) => ({ ...mail, links: linksIn(mail.text) })) };
    },
  );

  app.get<{ Params: { id: string } }>('/_mailbox/:id', hidden, async ({ params }, reply) => {
    const { mailPage, mailboxPolicy } = await pages();
    return answer(reply, 'text/html', mailboxPolicy).send(mailPage(await find(mailbox, params.id)));
  });

  app.get<{ Params: { id: string } }>('/_mailbox/:id/html', hidden, async ({ params }, reply) => {
    const { insidePolicy } = await pages();
    const { html } = await find(mailbox, params.id);
    // The shop lets no page of it stand in another, so links of the mail leave the frame.
    const inside = html.replace('<head>', '<head><base target="_blank">');
    return answer(reply, 'text/html', insidePolicy).header('x-frame-options', 'SAMEORIGIN').send(inside);
  });

  app.get<{ Params: { id: string } }>('/_mailbox/:id/text', hidden, async ({ params }, reply) => {
    const { text } = await find(mailbox, params.id);
    return answer(reply, 'text/plain', "default-src 'none'; frame-ancestors 'none'").send(text);
  });
}

function answer(reply: FastifyReply, type: string, policy: string): FastifyReply {
  // Addresses here and links in mails are secrets: they stay out of other servers' logs and of search engines.
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex');
}

async function find(mailbox: Mailbox, id: string) {
  const mail = isUuid(id) ? await mailbox.mail(id) : undefined;
  if (!mail) throw new Refusal(404, errorCodes.notFound, 'There is no such mail.');
  return mail;
}
