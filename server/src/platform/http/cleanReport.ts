/**
 * A report is text from outside: nothing in it may move a terminal's cursor or carry a person's data into the log. Every
 * step looks at a letter once: an expression that tries anew from every letter takes time by the square of the length.
 */
export function cleanReport(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\S+/g, (word) => withoutQuery(word).replace(/[^<>"']+/g, withoutAddresses))
    .trim();
}

/** What follows the path of a web address may be personal. */
function withoutQuery(word: string): string {
  const start = word.search(/https?:\/\//i);
  if (start < 0) return word;
  const query = /[?#]/g;
  query.lastIndex = start;
  const found = query.exec(word);
  return found ? word.slice(0, found.index) : word;
}

/** Of a text without spaces and quotes. What stands before an @ is an e-mail address if a name with an ending follows. */
function withoutAddresses(piece: string): string {
  const [first = '', ...parts] = piece.split('@');
  let before = '';
  let local = first;
  for (const part of parts) {
    const end = local === '' ? 0 : endOfDomain(part);
    before += end > 0 ? '[e-mail]' : `${local}@`;
    local = part.slice(end);
  }
  return before + local;
}

/** Where `shop.example` ends in `shop.example,and`; 0 where there is none. The last possible end counts. */
function endOfDomain(text: string): number {
  const ending = /[a-z]{2,}/iy;
  for (let dot = text.lastIndexOf('.'); dot > 0; dot = text.lastIndexOf('.', dot - 1)) {
    ending.lastIndex = dot + 1;
    if (ending.test(text)) return ending.lastIndex;
  }
  return 0;
}
