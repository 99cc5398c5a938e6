import { type ComponentProps, type CSSProperties, Fragment, type ReactNode } from 'react';
import {
  answerLines,
  type MailAnswer,
  type MailContent,
  type MailFrame,
  type MailLink,
  type MailRow,
  shownLink,
} from './mailContent.ts';
import { darkStyle, mailStyles } from './mailStyles.ts';

type Styles = ReturnType<typeof mailStyles>;

interface MailProps {
  readonly subject: string;
  readonly content: MailContent;
  readonly frame: MailFrame;
}

interface Styled {
  readonly frame: MailFrame;
  readonly styles: Styles;
}

// Fills what a list of mails shows, so that the mail's first words do not follow the preheader.
const nothing = '\u200c\u00a0'.repeat(90);

/** The HTML of a mail, for mail programs: tables, and styles on every part. */
export function MailTemplate({ subject, content, frame }: MailProps) {
  const styles = mailStyles(frame);
  return (
    <html lang={frame.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: darkStyle(frame) }} />
      </head>
      <body className="ground" style={styles.body}>
        <div style={styles.preheader}>
          {content.preheader}
          {nothing}
        </div>
        <Room wide="100%" cell={{ className: 'ground', align: 'center', style: styles.ground }}>
          <Room wide={560} style={styles.card} cell={{ align: 'left' }}>
            <Band frame={frame} styles={styles} />
            <Room wide="100%" style={styles.part} cell={{ className: 'inside wide', style: styles.inside }}>
              <Words content={content} frame={frame} styles={styles} />
            </Room>
            <Foot frame={frame} styles={styles} />
          </Room>
        </Room>
      </body>
    </html>
  );
}

interface RoomProps {
  readonly wide?: number | string;
  readonly style?: CSSProperties;
  readonly cell: Pick<ComponentProps<'td'>, 'className' | 'align' | 'style'>;
  readonly children: ReactNode;
}

/** Programs for mail know boxes only as tables. */
function Room({ wide, style, cell, children }: RoomProps) {
  return (
    <table role="presentation" width={wide} cellPadding={0} cellSpacing={0} style={style}>
      <tbody>
        <tr>
          <td {...cell}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Band({ frame, styles }: Styled) {
  return (
    <>
      <Room wide="100%" style={styles.part} cell={{ className: 'band', style: styles.band }}>
        <a href={frame.home} style={styles.home}>
          {frame.logo && <img src={frame.logo} width={52} height={52} alt="" fetchPriority="low" style={styles.logo} />}
          <span style={styles.name}>{frame.shop}</span>
        </a>
      </Room>
      <Room wide="100%" style={styles.part} cell={{ style: styles.stripe }}>
        {'\u00a0'}
      </Room>
    </>
  );
}

function Words({ content, frame, styles }: Styled & { readonly content: MailContent }) {
  const { heading, greeting, before, list = [], answers = [], below = [], rows = [], button, second, after } = content;
  return (
    <>
      <h1 className="words" style={styles.heading}>
        {heading}
      </h1>
      {[greeting, ...before].map((words) => (
        <p key={words} className="words" style={styles.words}>
          {words}
        </p>
      ))}
      {list.length > 0 && (
        <ul className="words" style={styles.list}>
          {list.map((item) => (
            <li key={item} className="words" style={styles.item}>
              {item}
            </li>
          ))}
        </ul>
      )}
      {answers.length > 0 && <Answers answers={answers} styles={styles} />}
      {below.map((words) => (
        <p key={words} className="words" style={styles.words}>
          {words}
        </p>
      ))}
      {rows.length > 0 && <Rows rows={rows} styles={styles} />}
      {button && <Button to={button} hint={frame.linkHint} styles={styles} />}
      {second && (
        <p className="words" style={styles.words}>
          <a href={second.link} className="link" style={styles.plainLink}>
            {second.label}
          </a>
        </p>
      )}
      {after.length > 0 && (
        <Room wide="100%" style={styles.notes} cell={{ className: 'notes', style: styles.notesCell }}>
          {after.map((words) => (
            <p key={words} className="small" style={styles.note}>
              {words}
            </p>
          ))}
        </Room>
      )}
      <p className="words" style={styles.signature}>
        {frame.signature}
      </p>
    </>
  );
}

function Answers({ answers, styles }: { readonly answers: readonly MailAnswer[]; readonly styles: Styles }) {
  return (
    <Room wide="100%" style={styles.answers} cell={{ className: 'answers', style: styles.answersCell }}>
      {answers.map(({ label, answer }, at) => (
        <p key={at} className="words" style={styles.answer}>
          <span className="small" style={styles.detail}>
            {label}
          </span>
          {answerLines(answer).map((line, row) => (
            <Fragment key={row}>
              {row > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      ))}
    </Room>
  );
}

function Rows({ rows, styles }: { readonly rows: readonly MailRow[]; readonly styles: Styles }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.rows}>
      <tbody>
        {rows.map(({ label, detail, figure, strong }, at) => (
          <tr key={at}>
            <td className="words" align="left" style={{ ...styles.row, ...(strong && styles.sum) }}>
              {label}
              {detail && (
                <span className="small" style={styles.detail}>
                  {detail}
                </span>
              )}
            </td>
            <td className="words" align="right" style={{ ...styles.figure, ...(strong && styles.sum) }}>
              {figure}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Button({ to, hint, styles }: { readonly to: MailLink; readonly hint: string; readonly styles: Styles }) {
  return (
    <>
      <Room style={styles.buttonRoom} cell={{ align: 'center', style: styles.buttonCell }}>
        <a href={to.link} style={styles.button}>
          {to.label}
        </a>
      </Room>
      <p className="small" style={styles.hint}>
        {!to.link.startsWith('mailto:') && (
          <>
            {hint}
            <br />
          </>
        )}
        <a href={to.link} className="link" style={styles.link}>
          {shownLink(to.link)}
        </a>
      </p>
    </>
  );
}

function Foot({ frame, styles }: Styled) {
  return (
    <Room wide="100%" style={styles.part} cell={{ className: 'wide', style: styles.footer }}>
      <p className="small" style={styles.foot}>
        <a href={frame.home} className="link" style={styles.footName}>
          {frame.shop}
        </a>
      </p>
      <p className="small" style={styles.foot}>
        {frame.help}{' '}
        <a href={`mailto:${frame.support}`} className="link" style={styles.link}>
          {frame.support}
        </a>
      </p>
      <p className="small" style={styles.foot}>
        {frame.automatic}
      </p>
    </Room>
  );
}
