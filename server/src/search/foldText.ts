const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', đ: 'd', ł: 'l' };

/**
 * Text as it is compared: lower case, without accents, and an umlaut is the same written as one letter, as two or
 * without its dots, so that `Käse`, `Kaese`, `kase` and `KÄSE` are one word.
 */
export function foldText(text: string): string {
  return withoutAccents(text.toLowerCase()).replace(/([aou])e+/g, '$1');
}

function withoutAccents(lower: string): string {
  if (/^[\0-\x7f]*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæøœđł]/g, (letter) => letters[letter] ?? letter);
}

/** The words of a text, folded. */
export function wordsOf(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
