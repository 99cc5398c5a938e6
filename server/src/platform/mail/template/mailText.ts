import {
  answerLines,
  type MailAnswer,
  type MailContent,
  type MailFrame,
  type MailLink,
  type MailRow,
  shownLink,
} from './mailContent.ts';

/** A mail for those who read without pictures and colours: the same words in the same order. */
export function mailText(content: MailContent, frame: MailFrame): string {
  const { heading, greeting, before, list = [], answers = [], below = [], rows = [], button, second, after } = content;
  const blocks = [
    heading,
    greeting,
    ...before,
    list.map((item) => `- ${item}`).join('\n'),
    answers.map(answerText).join('\n'),
    ...below,
    rows.map(rowText).join('\n'),
    linkText(button),
    linkText(second),
    ...after,
    frame.signature,
    `-- \n${frame.shop}\n${frame.home}\n${frame.help} ${frame.support}\n${frame.automatic}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Lines of an answer stand further in, so that none can look like another question. */
function answerText({ label, answer }: MailAnswer): string {
  const question = /[?!:.…]$/.test(label) ? label : `${label}:`;
  const [first = '', ...more] = answerLines(answer);
  return more.length === 0
    ? `- ${question} ${first}`
    : [`- ${question}`, ...[first, ...more].map((line) => (line === '' ? '' : `    ${line}`))].join('\n');
}

function linkText(to: MailLink | undefined): string {
  return to ? `${to.label}:\n${shownLink(to.link)}` : '';
}

function rowText({ label, detail, figure, strong }: MailRow): string {
  return `${strong ? '= ' : ''}${label}${detail ? ` (${detail})` : ''}: ${figure}`;
}
