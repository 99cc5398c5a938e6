import { renderToStaticMarkup } from 'react-dom/server';
import type { Draft, Mail } from '../mail.ts';
import { MailTemplate } from './MailTemplate.tsx';
import type { MailContent, MailFrame } from './mailContent.ts';
import { mailText } from './mailText.ts';

/** Both forms of a mail: HTML and plain text. */
export function renderMail(subject: string, content: MailContent, frame: MailFrame) {
  const page = renderToStaticMarkup(<MailTemplate subject={subject} content={content} frame={frame} />);
  const html = page.startsWith('<!DOCTYPE') ? page : `<!DOCTYPE html>${page}`;
  return { subject, html, text: mailText(content, frame) };
}

/** A draft as the mail it becomes; the same draft is always the same mail. */
export function renderDraft({ content, frame, ...envelope }: Draft): Mail {
  return { ...envelope, ...renderMail(envelope.subject, content, frame) };
}
