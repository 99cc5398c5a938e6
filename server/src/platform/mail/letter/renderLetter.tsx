import { renderToStaticMarkup } from 'react-dom/server';
import { LetterPage } from './LetterPage.tsx';
import type { Letter, LetterFrame } from './letter.ts';
import { letterText } from './letterText.ts';

/** A letter as both forms of a mail. */
export function renderLetter(subject: string, letter: Letter, frame: LetterFrame) {
  const page = renderToStaticMarkup(<LetterPage subject={subject} letter={letter} frame={frame} />);
  const html = page.startsWith('<!DOCTYPE') ? page : `<!DOCTYPE html>${page}`;
  return { subject, html, text: letterText(letter, frame) };
}
