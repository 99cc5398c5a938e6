/** `3,6 %` and `1 l` stay on one line: a number and its unit are joined by a space that does not break. */
export function unbroken(words: string): string {
  return words.replace(/(\d) (?=(?:%|g|kg|ml|cl|l|cm|m|er)(?![\p{L}\d]))/gu, '$1\u00a0');
}
