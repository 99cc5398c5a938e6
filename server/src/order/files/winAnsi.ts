import { latinLetter } from './latinLetters.ts';

const unknown = /[^\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\n]/gu;
/** The one pair of Greek letters that is read as one sound in nearly every surname. */
const greekOu = /(?<=[οΟ])[υύ]/gu;

/**
 * What the fonts every reader of PDF has can write. Other letters lose their marks, those of other scripts that names
 * may have are written in Latin, and what is left becomes `?`.
 */
export function winAnsi(text: string): string {
  const composed = text
    .normalize('NFC')
    .replace(/[\u2009\u202f]/g, '\u00a0')
    .replace(greekOu, 'u');
  return composed.replace(unknown, (letter) =>
    Array.from(letter.normalize('NFD').replace(/\p{M}/gu, ''), latinLetter).join('').replace(unknown, '?'),
  );
}
