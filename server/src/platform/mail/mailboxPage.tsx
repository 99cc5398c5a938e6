import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { linksIn } from './linksIn.ts';
import type { ShownMail } from './queries.ts';

const style = [
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}',
  'body{max-width:76rem;margin:0 auto;padding:1rem}',
  'h1{font-size:1.5rem;line-height:1.25}',
  'a{display:inline-block;padding:.6rem 0;overflow-wrap:anywhere}',
  'ul{list-style:none;padding:0}',
  'li{padding:.25rem 0;border-top:1px solid}',
  'dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}',
  'dd{margin:0;overflow-wrap:anywhere}',
  'iframe{width:100%;height:75vh;border:1px solid}',
].join('');

/** The policy of the mailbox's own pages: nothing runs, and only a mail may stand in them. */
export const mailboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The policy of a mail inside: it is shown, and its links open beside it. */
export const insidePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

export function mailboxPage(mails: readonly ShownMail[]): string {
  return page(
    'Mailbox',
    <>
      <h1>Mailbox</h1>
      <p>Mails that this shop would have sent. It has no mail server (SMTP_URL), and it is a preview.</p>
      {mails.length === 0 && <p>There are none yet.</p>}
      <ul>
        {mails.map(({ id, kind, recipient, subject, createdAt }) => (
          <li key={id}>
            <a href={`/_mailbox/${id}`}>{subject}</a>
            <div>
              {recipient}, {kind}, <Moment at={createdAt} />
            </div>
          </li>
        ))}
      </ul>
    </>,
  );
}

export function mailPage(mail: ShownMail): string {
  const { id, kind, sender, recipient, subject, text, createdAt } = mail;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['From', sender],
    ['To', recipient],
    ['Kind', kind],
    ['Written', <Moment key="at" at={createdAt} />],
  ];
  return page(
    subject,
    <>
      <p>
        <a href="/_mailbox">Mailbox</a>
      </p>
      <h1>{subject}</h1>
      <dl>{facts.map(([name, value]) => [<dt key={`${name}?`}>{name}</dt>, <dd key={name}>{value}</dd>])}</dl>
      <ul>
        {linksIn(text).map((link) => (
          <li key={link}>
            <a href={link}>{link}</a>
          </li>
        ))}
      </ul>
      <p>
        <a href={`/_mailbox/${id}/text`}>Plain text</a>
      </p>
      <iframe
        src={`/_mailbox/${id}/html`}
        title={subject}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    </>,
  );
}

function Moment({ at }: { readonly at: Date }) {
  return <time dateTime={at.toISOString()}>{at.toISOString().replace('T', ' ').slice(0, 19)}</time>;
}

function page(title: string, content: ReactNode): string {
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>{content}</main>
      </body>
    </html>,
  );
  return markup.startsWith('<!DOCTYPE') ? markup : `<!DOCTYPE html>${markup}`;
}
