import { type MailContent, type MailFrame, type MailLink, type MailRow, shownLink } from './mailContent.ts';

/** A mail for those who read without pictures and colours: the same words in the same order. */
export function mailText(content: MailContent, frame: MailFrame): string {
  const { heading, greeting, before, list = [], rows = [], button, second, after } = content;
  const blocks = [
    heading,
    greeting,
    ...before,
    list.map((item) => `- ${item}`).join('\n'),
    rows.map(rowText).join('\n'),
    linkText(button),
    linkText(second),
    ...after,
    frame.signature,
    `-- \n${frame.shop}\n${frame.home}\n${frame.help} ${frame.support}\n${frame.automatic}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function linkText(to: MailLink | undefined): string {
  return to ? `${to.label}:\n${shownLink(to.link)}` : '';
}

function rowText({ label, detail, figure, strong }: MailRow): string {
  return `${strong ? '= ' : ''}${label}${detail ? ` (${detail})` : ''}: ${figure}`;
}
