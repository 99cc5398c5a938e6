import { type Letter, type LetterFrame, type LetterLink, type LetterRow, shownLink } from './letter.ts';

/** A letter for those who read without pictures and colours: the same words in the same order. */
export function letterText(letter: Letter, frame: LetterFrame): string {
  const { heading, greeting, before, list = [], rows = [], button, second, after } = letter;
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

function linkText(to: LetterLink | undefined): string {
  return to ? `${to.label}:\n${shownLink(to.link)}` : '';
}

function rowText({ label, detail, figure, strong }: LetterRow): string {
  return `${strong ? '= ' : ''}${label}${detail ? ` (${detail})` : ''}: ${figure}`;
}
