const unknown = /[^\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\n]/gu;

/** What the fonts every reader of PDF has can write; other letters lose their marks, and what is left becomes `?`. */
export function winAnsi(text: string): string {
  const composed = text.normalize('NFC').replace(/[\u2009\u202f]/g, '\u00a0');
  return composed.replace(unknown, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').replace(unknown, '?'));
}
